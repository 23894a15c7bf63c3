import Glibc

/// An instant of the machine's monotonic clock, in nanoseconds.
struct Instant: Comparable {
  let nanoseconds: UInt64

  static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }

  func advanced(seconds: Double) -> Instant { Instant(nanoseconds: nanoseconds + UInt64(seconds * 1e9)) }

  func microseconds(since earlier: Instant) -> UInt32 { UInt32(clamping: (nanoseconds - earlier.nanoseconds) / 1000) }

  func seconds(since earlier: Instant) -> Double { Double(nanoseconds - earlier.nanoseconds) / 1e9 }

  /// Sleeps until this instant.
  func wait() {
    let now = Instant.now
    if now < self { usleep(useconds_t(clamping: (nanoseconds - now.nanoseconds) / 1000)) }
  }

  static func < (earlier: Instant, later: Instant) -> Bool { earlier.nanoseconds < later.nanoseconds }
}
