import QuizEngine

@testable import QuizPages

/// Values for the pages about past rounds and days.
enum PastSamples {
  static let today = BoardSamples.today

  static func entry(
    _ days: Int, _ difficulty: Difficulty, _ verdict: ShownVerdict, _ text: String = "Which city was divided?",
    seconds: Int64 = 7
  ) -> PastRoundsPage.Entry {
    PastRoundsPage.Entry(
      date: today - days, topic: RoundTopic(difficulty: difficulty, category: .history), verdict: verdict,
      question: DailySamples.question(text),
      elapsed: verdict == .correct || verdict == .wrong ? .seconds(seconds) : nil)
  }

  static let entries = [
    entry(1, .easy, .correct), entry(1, .medium, .wrong, "A <b>second</b> one?"), entry(1, .hard, .void),
    entry(2, .easy, .timedOut, seconds: 3600), entry(2, .medium, .expired),
  ]

  static func list(
    _ texts: Texts = .english, filter: PastRoundFilter = PastRoundFilter(),
    entries: [PastRoundsPage.Entry] = entries, isFirst: Bool = true, next: CalendarDate? = nil
  ) -> PastRoundsPage {
    PastRoundsPage(
      context: BoardSamples.player(texts, at: SitePath.pastRounds(filter)), filter: filter, entries: entries,
      days: Dictionary(grouping: BoardSamples.rounds, by: \.date),
      statistics: PlayerStatistics(of: entries.isEmpty ? [] : BoardSamples.rounds, today: today) { _ in true },
      isFirst: isFirst, next: next)
  }

  static func question(
    _ difficulty: Difficulty, _ round: PastDayPage.Entry.Round?, text: String = "Which city was divided?",
    percent: Int? = 62, isVoid: Bool = false
  ) -> PastDayPage.Entry {
    PastDayPage.Entry(
      topic: RoundTopic(difficulty: difficulty, category: .history), question: DailySamples.question(text),
      options: ["Vienna", "Weimar", "Berlin", "Bonn"], correctIndex: 2, round: round, correctPercent: percent,
      isVoid: isVoid)
  }

  static let right = PastDayPage.Entry.Round(verdict: .correct, chosen: 2, elapsed: .seconds(7))
  static let wrong = PastDayPage.Entry.Round(verdict: .wrong, chosen: 0, elapsed: .seconds(16))

  static func day(
    _ texts: Texts = .english, date: CalendarDate = today - 1, entries: [PastDayPage.Entry],
    marks: DayMarks = DayMarks([
      .over(.correct, elapsed: .seconds(7)), .over(.wrong, elapsed: .seconds(16)), .notStarted(nil),
    ]), standing: Standing? = Standing(rank: 5, playerCount: 180), isOverEverywhere: Bool = true
  ) -> PastDayPage {
    PastDayPage(
      context: BoardSamples.player(texts, at: SitePath.pastDay(date)), date: date, today: today,
      dates: (today - 3)...today, entries: entries, marks: marks, standing: standing, isOverEverywhere: isOverEverywhere
    )
  }
}
