import QuizEngine
import Testing

struct RoundTests {
  static let nine = Timestamp(milliseconds: 1_795_251_600_000)
  static let midnight = nine + .hours(15)

  static func at(_ seconds: Int64) -> Timestamp { nine + .seconds(seconds) }
  static func fresh(closes: Timestamp = midnight) -> Round { Round(startedAt: nine, dayEndsAt: closes) }

  @Test func `the watch runs, stops during a pause, and stops at the answer`() throws {
    var round = Self.fresh()
    #expect(round.watchTime(at: Self.at(20)) == .seconds(20))
    try round.pause(at: Self.at(20))
    #expect(round.watchTime(at: Self.at(300)) == .seconds(20))
    try round.resume(at: Self.at(300))
    #expect(round.watchTime(at: Self.at(302)) == .seconds(22))
    try round.answer(2, of: 4, at: Self.at(304))
    #expect(round.phase == .answered(option: 2, at: Self.at(304)))
    #expect(round.accumulatedWatchTime == .seconds(24))
    #expect(round.elapsed == .seconds(304))
    #expect(round.watchTime(at: Self.at(999)) == .seconds(24))
  }

  @Test func `a paused round refuses an answer and stays paused`() throws {
    var round = Self.fresh()
    try round.pause(at: Self.at(1))
    #expect(throws: RoundError.paused) { try round.answer(0, of: 4, at: Self.at(2)) }
    #expect(round.phase == .paused)
  }

  @Test(arguments: [-1, 4, 100])
  func `an option that the item doesn't have is refused`(option: Int) {
    var round = Self.fresh()
    #expect(throws: RoundError.noSuchOption) { try round.answer(option, of: 4, at: Self.at(2)) }
    #expect(!round.isFinished)
  }

  @Test func `nothing changes a finished round`() throws {
    var round = Self.fresh()
    try round.answer(1, of: 2, at: Self.at(5))
    let over = round
    #expect(throws: RoundError.over) { try round.answer(0, of: 2, at: Self.at(6)) }
    #expect(throws: RoundError.over) { try round.pause(at: Self.at(6)) }
    #expect(throws: RoundError.over) { try round.resume(at: Self.at(6)) }
    #expect(throws: RoundError.over) { try round.recordHeartbeat(at: Self.at(6)) }
    round.advance(to: Self.at(100_000))
    #expect(round == over)
    #expect(round.accumulatedWatchTime == .seconds(5))
  }

  @Test func `pausing or resuming twice has the same effect as once`() throws {
    var round = Self.fresh()
    try round.pause(at: Self.at(10))
    try round.pause(at: Self.at(20))
    #expect(round.accumulatedWatchTime == .seconds(10))
    try round.resume(at: Self.at(30))
    try round.resume(at: Self.at(40))
    #expect(round.watchTime(at: Self.at(50)) == .seconds(30))
  }

  @Test(arguments: [(15, false), (16, true), (4000, true)])
  func `a page without heartbeats pauses the round as of its last heartbeat`(
    silence: Int64, isPaused: Bool
  ) throws {
    var round = Self.fresh()
    try round.recordHeartbeat(at: Self.at(7))
    round.advance(to: Self.at(7 + silence))
    #expect((round.phase == .paused) == isPaused)
    #expect(round.watchTime(at: Self.at(7 + silence)) == .seconds(isPaused ? 7 : 7 + silence))
  }

  @Test func `a round without any heartbeat is paused only by Pause`() {
    var round = Self.fresh()
    round.advance(to: Self.at(3599))
    #expect(!round.isFinished)
    #expect(round.watchTime(at: Self.at(3599)) == .seconds(3599))
  }

  @Test(arguments: [(3599, false), (3600, true), (9999, true)])
  func `a round times out after an hour on the watch`(seconds: Int64, isFinished: Bool) {
    var round = Self.fresh()
    round.advance(to: Self.at(seconds))
    #expect(round.isFinished == isFinished)
    if isFinished { #expect(round.phase == .timedOut(at: Self.at(3600))) }
  }

  @Test func `pauses don't count towards the hour`() throws {
    var round = Self.fresh()
    try round.pause(at: Self.at(3000))
    try round.resume(at: Self.at(20_000))
    round.advance(to: Self.at(20_599))
    #expect(!round.isFinished)
    round.advance(to: Self.at(20_601))
    #expect(round.phase == .timedOut(at: Self.at(20_600)))
    #expect(round.accumulatedWatchTime == Round.timeLimit)
  }

  @Test func `a heartbeat after the hour doesn't save the round`() throws {
    var round = Self.fresh()
    try round.recordHeartbeat(at: Self.at(3590))
    #expect(throws: RoundError.over) { try round.recordHeartbeat(at: Self.at(3601)) }
    #expect(round.phase == .timedOut(at: Self.at(3600)))
  }

  @Test func `a round that runs at midnight can be answered but not paused`() throws {
    var round = Self.fresh(closes: Self.at(60))
    #expect(throws: RoundError.pastMidnight) { try round.pause(at: Self.at(60)) }
    try round.answer(0, of: 4, at: Self.at(90))
    #expect(round.accumulatedWatchTime == .seconds(90))
  }

  @Test func `a round that is paused at midnight expires`() throws {
    var round = Self.fresh(closes: Self.at(60))
    try round.pause(at: Self.at(59))
    #expect(throws: RoundError.over) { try round.resume(at: Self.at(60)) }
    #expect(round.phase == .expired)
  }

  @Test func `a round expires if its page closed before midnight, and runs on if it closed later`() throws {
    var before = Self.fresh(closes: Self.at(60))
    try before.recordHeartbeat(at: Self.at(59))
    before.advance(to: Self.at(80))
    #expect(before.phase == .expired)
    var after = Self.fresh(closes: Self.at(60))
    for second in [10, 20, 30, 40, 50, 61] as [Int64] { try after.recordHeartbeat(at: Self.at(second)) }
    after.advance(to: Self.at(200))
    #expect(!after.isFinished)
    #expect(after.phase != .paused)
    after.advance(to: Self.at(3600))
    #expect(after.phase == .timedOut(at: Self.at(3600)))
  }

  @Test func `a clock that is set back counts as stopped`() throws {
    var round = Self.fresh()
    try round.recordHeartbeat(at: Self.at(10))
    try round.pause(at: Self.at(4))
    #expect(round.accumulatedWatchTime == .seconds(10))
    try round.resume(at: Self.at(-500))
    #expect(round.watchTime(at: Self.at(-400)) == .seconds(10))
    try round.answer(0, of: 2, at: Self.at(5))
    #expect(round.accumulatedWatchTime == .seconds(10))
    #expect(round.elapsed == .seconds(10))
  }

  @Test(arguments: [16, 60, 3000] as [Int64])
  func `an answer after silence counts, and the watch has run until it arrives`(seconds: Int64) throws {
    var round = Self.fresh()
    try round.recordHeartbeat(at: Self.at(7))
    try round.answer(1, of: 4, at: Self.at(7 + seconds))
    #expect(round.phase == .answered(option: 1, at: Self.at(7 + seconds)))
    #expect(round.accumulatedWatchTime == .seconds(7 + seconds) && round.elapsed == .seconds(7 + seconds))
  }

  @Test func `an answer after silence counts neither after the hour nor after the end of the date`() throws {
    var late = Self.fresh()
    try late.recordHeartbeat(at: Self.at(7))
    #expect(throws: RoundError.over) { try late.answer(1, of: 4, at: Self.at(3600)) }
    #expect(late.phase == .timedOut(at: Self.at(3600)))
    var ended = Self.fresh(closes: Self.at(60))
    try ended.recordHeartbeat(at: Self.at(40))
    #expect(throws: RoundError.over) { try ended.answer(1, of: 4, at: Self.at(61)) }
    #expect(ended.phase == .expired)
  }

  @Test func `a refused answer after silence leaves the round paused as of its last heartbeat`() throws {
    var round = Self.fresh()
    try round.recordHeartbeat(at: Self.at(7))
    #expect(throws: RoundError.noSuchOption) { try round.answer(4, of: 4, at: Self.at(30)) }
    #expect(round.phase == .paused && round.accumulatedWatchTime == .seconds(7))
  }

  @Test func `leaving pauses a round whose page has sent a heartbeat, until the date ends`() throws {
    var round = Self.fresh(closes: Self.at(100))
    round.leave(at: Self.at(5))
    #expect(round.phase == .running(since: Self.nine, lastHeartbeatAt: nil))
    try round.recordHeartbeat(at: Self.at(6))
    round.leave(at: Self.at(9))
    #expect(round.phase == .paused && round.accumulatedWatchTime == .seconds(9))
    try round.resume(at: Self.at(20))
    for second in [30, 44, 58, 72, 86, 100] as [Int64] { try round.recordHeartbeat(at: Self.at(second)) }
    round.leave(at: Self.at(101))
    #expect(round.phase == .running(since: Self.at(20), lastHeartbeatAt: Self.at(100)))
    try round.answer(0, of: 4, at: Self.at(102))
    let over = round
    round.leave(at: Self.at(103))
    #expect(round == over)
  }

  @Test func `random moves keep all invariants`() {
    for seed in 0..<5000 as Range<UInt64> {
      var generator = SeededGenerator(seed: seed, stream: .simulation)
      var round = Round(startedAt: Self.nine, dayEndsAt: Self.at(Int64(generator.next(upperBound: 4000))))
      var (clock, last) = (Int64(0), TimeSpan.zero)
      for _ in 0..<60 {
        clock +=
          Int64(generator.next(upperBound: generator.next(upperBound: 10) == 0 ? 900 : 20))
          - (generator.next(upperBound: 20) == 0 ? 50 : 0)
        let (was, now) = (round, Self.at(clock))
        switch generator.next(upperBound: 30) {
        case 0: try? round.answer(generator.next(upperBound: 5), of: 4, at: now)
        case 1...5: try? round.pause(at: now)
        case 6...10: try? round.resume(at: now)
        case 11...23: try? round.recordHeartbeat(at: now)
        case 24: round.leave(at: now)
        default: round.advance(to: now)
        }
        #expect(round.watchTime(at: now) <= Round.timeLimit)
        #expect(round.accumulatedWatchTime >= was.accumulatedWatchTime)
        #expect(round.latestInstant >= was.latestInstant)
        if was.isFinished {
          #expect(round.phase == was.phase && round.accumulatedWatchTime == was.accumulatedWatchTime)
        }
        if let elapsed = round.elapsed { #expect(elapsed >= round.accumulatedWatchTime) }
        if round.phase == .paused { #expect(round.latestInstant < round.dayEndsAt) }
        #expect(round.accumulatedWatchTime >= last)
        last = round.accumulatedWatchTime
      }
    }
  }
}
