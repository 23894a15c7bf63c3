import QuizEngine
import Testing

@testable import QuizPages

/// Values that the daily game's pages are drawn from.
enum DailySamples {
  static let date = CalendarDate(number: 20_778)
  static let next = Opening(date: date + 1, time: .zero, left: .minutes(312))
  static let topic = RoundTopic(difficulty: .medium, category: .history)
  static let options = ["Berlin", "Bonn", "Weimar", "Vienna"]

  static func shown(_ texts: Texts = .english, at address: String = Address.daily, name: String? = "Ada") -> PlayerFrame
  {
    PlayerFrame(frame: Samples.frame(texts, at: address), name: name)
  }

  static func question(_ text: String = "Which city was divided until 1989?") -> TriviaQuestion {
    TriviaQuestion(
      language: Samples.english, category: .history, difficulty: .medium, text: text, key: "Berlin",
      distractors: ["Bonn", "Weimar", "Vienna"], explanation: "A wall stood there.", source: "An atlas",
      licence: "CC0-1.0")
  }

  static func round(_ texts: Texts = .english, _ phase: RoundPage.Phase? = nil, watch: Span? = .seconds(83))
    -> RoundPage
  {
    RoundPage(
      shown: shown(texts, at: Address.round(Samples.key)), key: Samples.key, topic: topic, language: Samples.english,
      watch: watch, phase: phase ?? .running(question: question().text, options: options, isLate: false))
  }

  static func verdict(
    _ outcome: RoundOutcome, _ texts: Texts = .english, own: String? = nil, elapsed: Span? = .seconds(305),
    report: VerdictPage.ReportState = .none
  ) -> VerdictPage {
    VerdictPage(
      shown: shown(texts, at: Address.round(Samples.key)), key: Samples.key, topic: topic, outcome: outcome,
      question: question(), own: own, answer: "Berlin", spent: Span(milliseconds: 83_450), elapsed: elapsed, next: next,
      report: report)
  }

  static func home(
    _ texts: Texts = .english, name: String? = "Ada", cards: [HomePage.Card], carried: [HomePage.Carried] = [],
    streak: StreakNote = StreakNote(length: 0, longest: 0, forgiven: 0, perfect: 0), line: String? = nil
  ) -> HomePage {
    HomePage(
      shown: shown(texts, name: name), date: date, next: next, cards: cards, carried: carried, streak: streak,
      line: line)
  }

  static let fresh = Difficulty.allCases.map {
    HomePage.Card(topic: RoundTopic(difficulty: $0, category: .science), state: .open)
  }

  static let mixed = [
    HomePage.Card(
      topic: RoundTopic(difficulty: .easy, category: .arts),
      state: .over(key: Samples.key, .right, watch: .seconds(41))),
    HomePage.Card(
      topic: RoundTopic(difficulty: .medium, category: .sports), state: .paused(key: Samples.key, watch: .seconds(5))),
    HomePage.Card(
      topic: RoundTopic(difficulty: .hard, category: .general), state: .running(key: Samples.key, watch: nil)),
  ]

  static func item(_ question: TriviaQuestion = question()) throws -> TriviaItem {
    try #require(TriviaItem(question: question, options: options, key: 0))
  }
}
