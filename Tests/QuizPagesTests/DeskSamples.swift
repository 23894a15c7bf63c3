import QuizEngine

@testable import QuizPages

/// What an operator sees.
enum DeskSamples {
  static func player(_ texts: Texts = .english, at address: String) -> PlayerFrame {
    BoardSamples.player(texts, at: address, isOperator: true)
  }

  static func item(
    _ number: Int64 = 812, text: String = "What is the capital of Australia?",
    on date: CalendarDate? = BoardSamples.today,
    isVoid: Bool = false
  ) -> DeskItem? {
    let question = TriviaQuestion(
      language: Language("en"), category: .geography, difficulty: .medium, text: text, key: "Canberra",
      distractors: ["Sydney", "Melbourne"], explanation: "It was chosen in 1908.", source: "An atlas",
      licence: "CC0-1.0")
    return TriviaItem(question: question, options: ["Sydney", "Canberra", "Melbourne"], key: 1).map {
      DeskItem(number: number, item: $0, date: date, isVoid: isVoid)
    }
  }

  static func file(_ item: DeskItem, reports: [String] = []) -> DeskItemPage.File {
    DeskItemPage.File(
      item: item, starts: 9, answers: [2, 5, 1], unanswered: 1, reports: reports, reportCount: reports.count)
  }

  static let forecast = DeskBankPage.Forecast(
    language: Language("en"),
    supplies: [
      .init(
        difficulty: .easy, questions: 400, left: 300, shelf: 40, drawn: 2,
        lasts: (days: 302, until: BoardSamples.today + 301)),
      .init(
        difficulty: .medium, questions: 30, left: 1, shelf: 0, drawn: 0, lasts: (days: 1, until: BoardSamples.today)),
      .init(difficulty: .hard, questions: 20, left: 0, shelf: 0, drawn: 0, lasts: nil),
    ],
    byCategory: [75, 80, 75, 75, 75, 70])

  static func figures(
    _ item: DeskItem, correct: Int = 26, of players: Int = 41, answers: [String] = ["Canberra", "Sydney", "Melbourne"],
    looks: Difficulty? = nil
  ) -> DeskFiguresPage.Entry {
    DeskFiguresPage.Entry(
      item: item, answers: answers,
      statistics: QuestionStatistics(
        facility: Facility(correct, of: players), chosen: [correct] + [Int](repeating: 7, count: answers.count - 1),
        unanswered: 1, medianTime: .seconds(74), discrimination: -0.068),
      betterLabel: looks)
  }

  static func figures(
    _ entries: [DeskFiguresPage.Entry], _ texts: Texts = .english, page: Int = 1, of pageCount: Int = 1
  ) -> DeskFiguresPage {
    DeskFiguresPage(
      player: player(texts, at: Address.deskFigures), entries: entries, order: .doubtful, page: page,
      pageCount: pageCount)
  }

  static func trail(_ reason: String = "It is Canberra", by name: String? = "Grace") -> DeskTrailPage.Entry {
    DeskTrailPage.Entry(
      deed: .rekey, number: 812, question: "What is the capital of Australia?", by: name, reason: reason,
      at: BoardSamples.today.midnightUTC + .minutes(9 * 60 + 5))
  }

  static func schedule(
    _ entries: [DeskSchedulePage.Entry], _ texts: Texts = .english, faults: FormFaults = FormFaults()
  )
    -> DeskSchedulePage
  {
    let today = BoardSamples.today
    return DeskSchedulePage(
      player: player(texts, at: Address.deskSchedule), language: Language("en"),
      languages: [Language("en"), Language("ru")], dates: (today - 1)...(today + 1), today: today, entries: entries,
      isPersonal: false, faults: faults)
  }
}
