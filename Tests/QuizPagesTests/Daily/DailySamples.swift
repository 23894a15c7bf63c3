import QuizEngine
import Testing

@testable import QuizPages

/// Values for the daily game's pages.
enum DailySamples {
  static let date = CalendarDate(epochDay: 20_778)
  static let next = NextOpening(date: date + 1, time: .zero, timeLeft: .minutes(312))
  static let topic = RoundTopic(difficulty: .medium, category: .history)
  static let options = ["Berlin", "Bonn", "Weimar", "Vienna"]

  static func player(_ texts: Texts = .english, at address: String = SitePath.daily, name: String? = "Ada")
    -> PlayerPageContext
  {
    PageSamples.playerContext(texts, at: address, name: name)
  }

  static func question(_ text: String = "Which city was divided until 1989?") -> TriviaQuestion {
    TriviaQuestion(
      language: PageSamples.english, category: .history, difficulty: .medium, text: text, correctAnswer: "Berlin",
      distractors: ["Bonn", "Weimar", "Vienna"], explanation: "A wall stood there.", source: "An atlas",
      licence: "CC0-1.0")
  }

  static func round(_ texts: Texts = .english, _ phase: RoundPage.Phase? = nil, watch: TimeSpan? = .seconds(83))
    -> RoundPage
  {
    RoundPage(
      context: player(texts, at: SitePath.round(PageSamples.publicID)), roundID: PageSamples.publicID, topic: topic,
      marks: DayMarks([.over(.correct, elapsed: .seconds(41)), .running(watchTime: watch), .notStarted(.general)]),
      language: PageSamples.english,
      watch: watch, phase: phase ?? .running(question: question().text, options: options, isLate: false))
  }

  /// - Parameters:
  ///   - chosen: an index into `options`, whose first one is correct.
  ///   - hard: the state of the day's last question.
  static func verdict(
    _ verdict: ShownVerdict, _ texts: Texts = .english, chosen: Int? = 0, elapsed: TimeSpan? = .seconds(305),
    hard: DayMarks.State = .notStarted(.general), isNew: Bool = false, isToday: Bool = true,
    report: VerdictPage.ReportState = .none
  ) -> VerdictPage {
    VerdictPage(
      context: player(texts, at: SitePath.round(PageSamples.publicID)), roundID: PageSamples.publicID, topic: topic,
      verdict: verdict, isNew: isNew,
      answered: VerdictPage.Answered(question: question(), options: options, correctIndex: 0, chosen: chosen),
      watchTime: TimeSpan(milliseconds: 83_450), elapsed: elapsed,
      marks: DayMarks([.over(.wrong, elapsed: .seconds(41)), .over(verdict, elapsed: elapsed), hard]), isToday: isToday,
      streak: 12, statistics: AnswerStatistics(correctPercent: 62, standing: Standing(rank: 14, playerCount: 240)),
      report: report)
  }

  static func home(
    _ texts: Texts = .english, name: String? = "Ada", marks: DayMarks,
    otherUnfinishedRounds: [DailyHomePage.UnfinishedRound] = [], streak: Int = 0, hasWithheldRounds: Bool = false
  ) -> DailyHomePage {
    DailyHomePage(
      context: player(texts, name: name), date: date, dayNumber: 128, nextOpening: next, marks: marks,
      otherUnfinishedRounds: otherUnfinishedRounds, streak: streak, standing: Standing(rank: 31, playerCount: 240),
      hasWithheldRounds: hasWithheldRounds)
  }

  static let fresh = DayMarks([.notStarted(.geography), .notStarted(.science), .notStarted(nil)])

  static let mixed = DayMarks([
    .over(.correct, elapsed: TimeSpan(milliseconds: 21_340)), .paused(watchTime: .seconds(5)), .running(watchTime: nil),
  ])

  static let done = DayMarks([
    .over(.correct, elapsed: TimeSpan(milliseconds: 21_340)), .over(.wrong, elapsed: TimeSpan(milliseconds: 30_520)),
    .over(.correct, elapsed: TimeSpan(milliseconds: 12_400)),
  ])

  static func item(_ question: TriviaQuestion = question()) throws -> TriviaItem {
    try #require(TriviaItem(question: question, options: options, correctIndex: 0))
  }
}
