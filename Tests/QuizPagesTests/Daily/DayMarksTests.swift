import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DayMarksTests {
  private static let over = DayMarks.State.over(.wrong, elapsed: .seconds(9))

  @Test func `the next round is the first open one, then the first one that wasn't started`() {
    #expect(DayMarks([Self.over, .paused(watch: nil), .open(.arts)]).next == .resume(.medium))
    #expect(DayMarks([Self.over, .open(.history), .open(.arts)]).next == .start(.medium))
    #expect(DayMarks([Self.over, .paused(watch: nil), .running(watch: nil)]).next == .resume(.medium))
    #expect(DayMarks([Self.over, .missing, Self.over]).next == nil)
  }

  @Test func `the total is the sum of the times as they are shown`() {
    #expect(
      DayMarks.total(of: [5_390, 15_890, 6_290].map { TimeSpan(milliseconds: $0) }) == TimeSpan(milliseconds: 27_300))
    #expect(DayMarks.total(of: []) == nil)
  }

  @Test func `the total counts every answer, but none of a voided question`() {
    let states: [DayMarks.State] = [
      .over(.correct, elapsed: .seconds(40)), .over(.void, elapsed: .seconds(300)), Self.over,
    ]
    #expect(DayMarks(states).total == .seconds(49))
    #expect(DayMarks([.over(.timedOut, elapsed: nil), .open(nil), .missing]).total == nil)
  }
}
