import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DayLineTests {
  private static func line(_ outcomes: [RoundVerdict?], streak: Int = 0) -> DailyShareText {
    let results = zip(Difficulty.allCases, outcomes).map {
      DailyShareText.Result(difficulty: $0, verdict: $1, elapsed: .seconds(41))
    }
    return DailyShareText(date: DailySamples.date, results: results, streak: streak)
  }

  @Test func `the share text is one line of words and emoji`() {
    #expect(
      Self.line([.right, .wrong, nil], streak: 5).text(.english)
        == "Parlour, 21 November 2026: Easy ✅ 00:41 · Medium ❌ · Hard ⬜ · 5 days in a row")
    #expect(
      Self.line([.outOfTime, .unfinished, .void]).text(.russian)
        == "Викторина Parlour, 21\u{A0}ноября 2026\u{A0}г.: Лёгкий ⌛ · Средний 💤 · Трудный ➖")
  }

  @Test func `there is no share text before a round is over`() {
    #expect(Self.line([nil, nil, nil], streak: 3).text(.english) == nil)
  }

  @Test func `every verdict has its own emoji`() {
    let all: [RoundVerdict] = [.right, .wrong, .outOfTime, .unfinished, .void]
    #expect(Set(all.map(\.emoji)).count == all.count)
    #expect(Set(all.map(\.icon)).count == all.count)
  }
}

@Suite struct OpeningTests {
  @Test(arguments: [
    (Int64(0), 0, 0), (1, 0, 1), (60_000, 0, 1), (60_001, 0, 2), (3_599_999, 1, 0), (18_720_000, 5, 12), (-5, 0, 0),
  ])
  func `the questions never open later than announced`(left: Int64, hours: Int, minutes: Int) {
    let wait = NextOpening(date: DailySamples.date, time: .zero, timeLeft: TimeSpan(milliseconds: left))
      .hoursAndMinutesLeft
    #expect(wait == (hours, minutes))
  }

  @Test(arguments: [(Int64(0), "00:00"), (60, "01:00"), (1439, "23:59"), (30, "00:30")])
  func `the time of day shows hours and minutes`(minutes: Int64, expected: String) {
    #expect(NextOpening(date: DailySamples.date, time: .minutes(minutes), timeLeft: .zero).timeOfDay == expected)
  }
}
