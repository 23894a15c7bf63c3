import HTML
public import QuizEngine

/// The layout of all admin pages: the player's layout with the admin navigation.
struct AdminLayout {
  /// - Parameter current: the path of the admin page that the navigation marks as current.
  static func document(_ context: PlayerPageContext, title: String, current: String, main: HTML) -> HTML {
    let texts = context.texts.admin
    let pages = [
      (texts.reports, SitePath.admin), (texts.schedule, SitePath.adminSchedule), (texts.bank, SitePath.adminBank),
      (texts.analytics.title, SitePath.adminAnalytics), (texts.accounts.title, SitePath.adminAccounts),
      (texts.auditLog, SitePath.adminAuditLog),
    ]
    let links = pages.map { label, path in TabLinks.Link(label: "\(label)", path: path, isCurrent: path == current) }
    return context.document(
      title: title, bodyClass: "admin-page", script: .none,
      main: """
        \(TabLinks(label: texts.title, links: links).html)
        <h1>\(title)</h1>
        \(main)
        """)
  }
}

/// An item as the admin pages show it.
public struct AdminItem: Sendable {
  /// The question's number in the URLs of the admin pages.
  public let number: Int64
  private let item: TriviaItem
  /// Nil if the question was drawn for single players.
  public let date: CalendarDate?
  /// Whether an operator voided it; then it counts nowhere.
  public let isVoid: Bool

  /// - Parameter date: the date that asks it; nil if it belongs to no date.
  public init(number: Int64, item: TriviaItem, date: CalendarDate?, isVoid: Bool) {
    self.number = number
    self.item = item
    self.date = date
    self.isVoid = isVoid
  }

  var question: TriviaQuestion { item.question }
  /// The options that players see.
  var options: [String] { item.options }
  /// The same in another language, in the same order.
  func options(in language: Language) -> [String] { item.options(in: language) }
  /// The index of the correct answer in `options`.
  var correctIndex: Int { item.correctIndex }
}

extension PlayerPageContext {
  /// The date, difficulty and category: "21 November 2026 · Easy · History".
  func facts(of item: AdminItem) -> HTML {
    let question = item.question
    let parts = [
      item.date.map(texts.dates.date) ?? texts.admin.forOne, texts.game.difficulties[question.difficulty],
      texts.game.categories[question.category], question.language.ownName,
    ]
    let void: HTML = item.isVoid ? " · <strong>\(texts.admin.void)</strong>" : ""
    return "<p class=\"facts\">\(parts.joined(separator: " · "))\(void)</p>"
  }
}
