import Foundation
import Testing

/// The time that a processor works for the current thread. Unlike a clock's it doesn't depend on what else the machine
/// does.
enum ProcessorTime {
  /// Fails if `work` isn't done in linear time.
  static func expectLinear(
    size: Int, sourceLocation: SourceLocation = #_sourceLocation, _ work: (_ size: Int) -> Void
  ) {
    // The first one also initializes what is used only once.
    work(size / 16)
    let (quarter, whole) = (seconds { work(size / 4) }, seconds { work(size) })
    #expect(
      isLinear(quarter: quarter, whole: whole), "\(quarter) s for \(size / 4), \(whole) s for \(size)",
      sourceLocation: sourceLocation)
  }

  /// Whether a task takes at most ten times as long as a quarter of it. It takes about four times as long in linear
  /// time, and 16 times in quadratic time. Less than a second is too short to compare.
  static func isLinear(quarter: Double, whole: Double) -> Bool { whole < 10 * max(quarter, 0.1) }

  private static func seconds(of work: () -> Void) -> Double {
    let begin = now
    work()
    return now - begin
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
