import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DailyShareTextTests {
  private static func text(
    _ states: [DayMarks.State], _ texts: Texts = .english, number: Int? = 128, streak: Int = 0, url: String? = nil
  ) -> String? {
    DailyShareText(date: DailySamples.date, dayNumber: number, marks: DayMarks(states), streak: streak, url: url)
      .text(texts)
  }

  private static let right = DayMarks.State.over(.correct, elapsed: TimeSpan(milliseconds: 41_250))

  @Test func `the share text has a line each for the day with its result, the windows, the streak and the address`() {
    #expect(
      Self.text(
        [Self.right, .over(.wrong, elapsed: .seconds(23)), .notStarted(.arts)], streak: 12,
        url: "https://q.example/daily")
          == """
          The Daily Three No. 128 · 1/2 · 41.2\u{A0}s
          🟨🟫🔳
          12 days in a row
          https://q.example/daily
          """)
    #expect(
      Self.text(
        [.over(.timedOut, elapsed: nil), .over(.expired, elapsed: nil), .over(.void, elapsed: .seconds(9))], .russian)
        == "Викторина дня №\u{A0}128 · 0/2\n🟫🟫🔳")
    #expect(
      Self.text([Self.right, Self.right, Self.right], .traditionalChinese, streak: 1)
        == "每日問答 第 128 回 · 3/3 · 2:03.6\n🟨🟨🟨")
  }

  @Test func `without a number the share text has the date`() {
    #expect(Self.text([Self.right], number: nil) == "The Daily Three 21 November 2026 · 1/1 · 41.2\u{A0}s\n🟨")
  }

  @Test func `there is no share text before a round is over`() {
    #expect(Self.text([.notStarted(nil), .running(watchTime: .seconds(3)), .paused(watchTime: nil)], streak: 3) == nil)
  }

  @Test func `every verdict has its own mark`() {
    let all: [ShownVerdict] = [.correct, .wrong, .timedOut, .expired, .void]
    #expect(Set(all.map(\.mark)).count == all.count)
  }
}
