import QuizEngine
import QuizMetrics
import QuizService
import StoreStatus
import Synchronization
import Testing

struct DatabaseClockTests {
  /// A clock that advances by a number of milliseconds each time it is read.
  private final class SteppingClock: Sendable {
    private let time: Mutex<Int64>
    let step: Int64

    init(at start: Int64, step: Int64) {
      time = Mutex(start)
      self.step = step
    }

    var now: Timestamp {
      Timestamp(
        milliseconds: time.withLock { time in
          defer { time += step }
          return time
        })
    }
  }

  private func clock(at start: Int64, step: Int64 = 0) -> DatabaseClock {
    let machine = SteppingClock(at: start, step: step)
    return DatabaseClock(localTime: { machine.now })
  }

  @Test(arguments: [-2000, -1, 0, 1, 700, 2000] as [Int64])
  func `a small clock difference is corrected`(lag: Int64) async throws {
    let clock = clock(at: 1_000_000)
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 1_000_000 + lag) }
    #expect(clock.isSynchronized && clock.now == Timestamp(milliseconds: 1_000_000 + lag))
  }

  @Test(arguments: [-2001, 2001, 86_400_000] as [Int64])
  func `a large clock difference isn't corrected, and the clock isn't trusted`(lag: Int64) async throws {
    let clock = clock(at: 1_000_000)
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 1_000_000 + lag) }
    #expect(!clock.isSynchronized && clock.now == Timestamp(milliseconds: 1_000_000))
    #expect(clock.offset.milliseconds == lag)
    #expect(clock.metrics.first?.samples.first?.value == Double(lag) / 1000)
  }

  @Test func `a clock is trusted again when it agrees with the database's`() async throws {
    let clock = clock(at: 0)
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 5000) }
    #expect(!clock.isSynchronized)
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 3) }
    #expect(clock.isSynchronized && clock.offset.milliseconds == 3)
  }

  @Test func `the database's time belongs to the middle of the round trip`() async throws {
    let clock = clock(at: 0, step: 100)  // A reply takes 100 ms by this clock. The first query starts at 0.
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 50) }
    #expect(clock.offset == .zero)
  }

  @Test func `a slow reply is ignored`() async throws {
    let clock = clock(at: 0, step: 2001)
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 900_000) }
    #expect(clock.isSynchronized && clock.offset == .zero)
  }

  @Test func `without a database clock the machine's clock is used`() async throws {
    let clock = clock(at: 77)
    try await clock.synchronize { () throws(StoreError) in nil }
    #expect(clock.isSynchronized && clock.now == Timestamp(milliseconds: 77))
  }

  @Test func `a failed query keeps the last known difference`() async throws {
    let clock = clock(at: 0)
    try await clock.synchronize { () throws(StoreError) in Timestamp(milliseconds: 40) }
    await #expect(throws: StoreError.readOnly) {
      try await clock.synchronize { () throws(StoreError) in throw .readOnly }
    }
    #expect(clock.offset.milliseconds == 40)
  }
}
