import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DailyShareTextTests {
  private static func line(_ verdicts: [RoundVerdict?], streak: Int = 0) -> DailyShareText {
    let results = zip(Difficulty.allCases, verdicts).map {
      DailyShareText.Result(difficulty: $0, verdict: $1, elapsed: .seconds(41))
    }
    return DailyShareText(date: DailySamples.date, results: results, streak: streak)
  }

  @Test func `the share text is one line of words and emoji`() {
    #expect(
      Self.line([.correct, .wrong, nil], streak: 5).text(.english)
        == "Parlour Daily Trivia, 21 November 2026: Easy ✅ 00:41 · Medium ❌ · Hard ⬜ · 5 days in a row")
    #expect(
      Self.line([.timedOut, .expired, .void]).text(.russian)
        == "Викторина дня Parlour, 21\u{A0}ноября 2026\u{A0}г.: Лёгкий ⌛ · Средний 💤 · Трудный ➖")
  }

  @Test func `there is no share text before a round is over`() {
    #expect(Self.line([nil, nil, nil], streak: 3).text(.english) == nil)
  }

  @Test func `every verdict has its own emoji`() {
    let all: [RoundVerdict] = [.correct, .wrong, .timedOut, .expired, .void]
    #expect(Set(all.map(\.emoji)).count == all.count)
    #expect(Set(all.map(\.icon)).count == all.count)
  }
}
