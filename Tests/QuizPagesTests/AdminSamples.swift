import QuizEngine

@testable import QuizPages

/// Values for the admin pages.
enum AdminSamples {
  static func player(_ texts: Texts = .english, at path: String) -> PlayerPageContext {
    BoardSamples.player(texts, at: path, isOperator: true)
  }

  static func item(
    _ number: Int64 = 812, text: String = "What is the capital of Australia?",
    on date: CalendarDate? = BoardSamples.today,
    isVoid: Bool = false, translated: String = "Какой город — столица Австралии?"
  ) -> AdminItem? {
    let question = TriviaQuestion(
      language: Language("en"), category: .geography, difficulty: .medium, text: text, correctAnswer: "Canberra",
      distractors: ["Sydney", "Melbourne"], explanation: "It was chosen in 1908.", source: "An atlas",
      licence: "CC0-1.0",
      translations: [
        TriviaTexts(
          language: Language("ru"), text: translated, correctAnswer: "Канберра", distractors: ["Сидней", "Мельбурн"],
          explanation: "Её выбрали в 1908 году.")
      ])
    return TriviaItem(question: question, options: ["Sydney", "Canberra", "Melbourne"], correctIndex: 1).map {
      AdminItem(number: number, item: $0, date: date, isVoid: isVoid)
    }
  }

  static func details(_ item: AdminItem, reports: [String] = []) -> AdminItemPage.Details {
    AdminItemPage.Details(
      item: item, starts: 9, answers: [2, 5, 1], unanswered: 1, reports: reports, reportCount: reports.count)
  }

  static let supply = AdminBankPage.LanguageSupply(
    languages: [Language("en"), Language("ru")],
    byDifficulty: [
      .init(
        difficulty: .easy, questions: 400, undrawn: 300, practicePool: 40, drawn: 2,
        lastsUntil: (days: 302, until: BoardSamples.today + 301)),
      .init(
        difficulty: .medium, questions: 30, undrawn: 1, practicePool: 0, drawn: 0,
        lastsUntil: (days: 1, until: BoardSamples.today)),
      .init(difficulty: .hard, questions: 20, undrawn: 0, practicePool: 0, drawn: 0, lastsUntil: nil),
    ],
    byCategory: [75, 80, 75, 75, 75, 70])

  static func analytics(
    _ item: AdminItem, correct: Int = 26, of players: Int = 41,
    answers: [String] = ["Canberra", "Sydney", "Melbourne"],
    suggested: Difficulty? = nil
  ) -> AdminAnalyticsPage.Entry {
    AdminAnalyticsPage.Entry(
      item: item, answers: answers,
      statistics: QuestionStatistics(
        facility: Facility(correct, of: players),
        choiceCounts: [correct] + [Int](repeating: 7, count: answers.count - 1),
        unanswered: 1, medianTime: .seconds(74), discrimination: -0.068),
      suggestedDifficulty: suggested)
  }

  static func analytics(
    _ entries: [AdminAnalyticsPage.Entry], _ texts: Texts = .english, page: Int = 1, of pageCount: Int = 1
  ) -> AdminAnalyticsPage {
    AdminAnalyticsPage(
      context: player(texts, at: SitePath.adminAnalytics), entries: entries, sortOrder: .doubtful, page: page,
      pageCount: pageCount)
  }

  static func logEntry(_ reason: String = "It is Canberra", by name: String? = "Grace") -> AdminAuditLogPage.Entry {
    AdminAuditLogPage.Entry(
      action: .rekey, question: .init(number: 812, text: "What is the capital of Australia?"), operatorName: name,
      reason: reason, doneAt: BoardSamples.today.midnightUTC + .minutes(9 * 60 + 5))
  }

  static func correction(_ changes: [AdminAuditLogPage.TextChange]) -> AdminAuditLogPage.Entry {
    AdminAuditLogPage.Entry(
      action: .correctTexts, question: .init(number: 812, text: "en: What is the capitol of Australia?"),
      textChanges: changes, operatorName: "Grace", reason: "Misspelt",
      doneAt: BoardSamples.today.midnightUTC + .minutes(9 * 60))
  }

  static func schedule(
    _ entries: [AdminSchedulePage.Entry], _ texts: Texts = .english, errors: FormErrors = FormErrors()
  )
    -> AdminSchedulePage
  {
    let today = BoardSamples.today
    return AdminSchedulePage(
      context: player(texts, at: SitePath.adminSchedule), language: Language("en"),
      languages: [Language("en"), Language("ru")], dates: (today - 1)...(today + 1), today: today, entries: entries,
      isPersonal: false, errors: errors)
  }
}
