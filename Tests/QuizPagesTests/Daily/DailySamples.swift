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
    -> PlayerContext
  {
    PlayerContext(page: PageSamples.context(texts, at: address), name: name)
  }

  static func question(_ text: String = "Which city was divided until 1989?") -> TriviaQuestion {
    TriviaQuestion(
      language: PageSamples.english, category: .history, difficulty: .medium, text: text, key: "Berlin",
      distractors: ["Bonn", "Weimar", "Vienna"], explanation: "A wall stood there.", source: "An atlas",
      licence: "CC0-1.0")
  }

  static func round(_ texts: Texts = .english, _ phase: RoundPage.Phase? = nil, watch: TimeSpan? = .seconds(83))
    -> RoundPage
  {
    RoundPage(
      player: player(texts, at: SitePath.round(PageSamples.publicID)), roundID: PageSamples.publicID, topic: topic,
      language: PageSamples.english,
      watch: watch, phase: phase ?? .running(question: question().text, options: options, isLate: false))
  }

  static func verdict(
    _ verdict: RoundVerdict, _ texts: Texts = .english, own: String? = nil, elapsed: TimeSpan? = .seconds(305),
    report: VerdictPage.ReportState = .none
  ) -> VerdictPage {
    VerdictPage(
      player: player(texts, at: SitePath.round(PageSamples.publicID)), roundID: PageSamples.publicID, topic: topic,
      verdict: verdict,
      question: question(), playerAnswer: own, answer: "Berlin", watchTime: TimeSpan(milliseconds: 83_450),
      elapsed: elapsed, next: next,
      report: report)
  }

  static func home(
    _ texts: Texts = .english, name: String? = "Ada", cards: [DailyHomePage.Card],
    carried: [DailyHomePage.EarlierRound] = [],
    streak: StreakSummary = StreakSummary(length: 0, longest: 0, forgiven: 0, perfectLength: 0), line: String? = nil
  ) -> DailyHomePage {
    DailyHomePage(
      player: player(texts, name: name), date: date, next: next, cards: cards, earlierRounds: carried, streak: streak,
      shareText: line)
  }

  static let fresh = Difficulty.allCases.map {
    DailyHomePage.Card(topic: RoundTopic(difficulty: $0, category: .science), state: .open)
  }

  static let mixed = [
    DailyHomePage.Card(
      topic: RoundTopic(difficulty: .easy, category: .arts),
      state: .over(roundID: PageSamples.publicID, .correct, watch: .seconds(41))),
    DailyHomePage.Card(
      topic: RoundTopic(difficulty: .medium, category: .sports),
      state: .paused(roundID: PageSamples.publicID, watch: .seconds(5))),
    DailyHomePage.Card(
      topic: RoundTopic(difficulty: .hard, category: .general),
      state: .running(roundID: PageSamples.publicID, watch: nil)),
  ]

  static func item(_ question: TriviaQuestion = question()) throws -> TriviaItem {
    try #require(TriviaItem(question: question, options: options, keyIndex: 0))
  }
}
