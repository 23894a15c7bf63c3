import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DayMarksTests {
  private static let over = DayMarks.State.over(.wrong, elapsed: .seconds(9))

  @Test func `the next round is the first unfinished one, then the first one that wasn't started`() {
    #expect(DayMarks([Self.over, .paused(watchTime: nil), .notStarted(.arts)]).nextRound == .resume(.medium))
    #expect(DayMarks([Self.over, .notStarted(.history), .notStarted(.arts)]).nextRound == .start(.medium))
    #expect(DayMarks([Self.over, .paused(watchTime: nil), .running(watchTime: nil)]).nextRound == .resume(.medium))
    #expect(DayMarks([Self.over, .missing, Self.over]).nextRound == nil)
  }

  @Test func `the total is the sum of the times as they are shown`() {
    let states = [5_390, 15_890, 6_290].map { DayMarks.State.over(.correct, elapsed: TimeSpan(milliseconds: $0)) }
    #expect(DayMarks(states).correctTime == TimeSpan(milliseconds: 27_300))
    #expect(DayMarks([.missing]).correctTime == nil)
  }

  @Test func `the total counts right answers, as boards do, and a removed question leaves the denominator`() {
    let marks = DayMarks([.over(.correct, elapsed: .seconds(40)), .over(.void, elapsed: .seconds(300)), Self.over])
    #expect(marks.correctTime == .seconds(40))
    #expect(marks.score(.english) == "1 of 2 right in 40.0\u{A0}s")
    #expect(DayMarks([Self.over, Self.over, .missing]).score(.english) == "0 of 2 right")
    #expect(DayMarks([.over(.timedOut, elapsed: nil), .notStarted(nil), .missing]).correctTime == nil)
  }
}
