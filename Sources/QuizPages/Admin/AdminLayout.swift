import HTML
public import QuizEngine

/// The layout of all admin pages: the player's layout with the admin navigation.
struct AdminLayout {
  /// - Parameter place: the URL of the admin page that the navigation marks as current.
  static func document(_ player: PlayerContext, title: String, current place: String, main: HTML) -> HTML {
    let texts = player.texts.admin
    let places = [
      (texts.reports, SitePath.admin), (texts.schedule, SitePath.adminSchedule), (texts.bank, SitePath.adminBank),
      (texts.analytics.title, SitePath.adminAnalytics), (texts.auditLog, SitePath.adminAuditLog),
    ]
    let links = places.map { label, address -> HTML in
      "<li><a href=\"\(address)\"\(" aria-current=\"page\"", if: address == place)>\(label)</a></li>"
    }
    return player.document(
      title: title, bodyClass: "desk", script: nil,
      main: """
        <nav class="ways-among" aria-label="\(texts.title)"><ul>\(links)</ul></nav>
        <h1>\(title)</h1>
        \(main)
        """)
  }
}

/// A question as the admin pages show it.
public struct AdminItem: Sendable {
  public let number: Int64
  public let item: TriviaItem
  /// Nil if the question was drawn for single players.
  public let date: CalendarDate?
  public let isVoid: Bool

  public init(number: Int64, item: TriviaItem, date: CalendarDate?, isVoid: Bool) {
    self.number = number
    self.item = item
    self.date = date
    self.isVoid = isVoid
  }
}

extension PlayerContext {
  /// Attributes for an element that contains a text of the bank.
  func languageAttributes(in language: Language) -> HTML {
    language == texts.language ? " dir=\"auto\"" : " dir=\"auto\" lang=\"\(language.tag)\""
  }

  /// The date, difficulty and category: "21 November 2026 · Easy · History".
  func facts(of item: AdminItem) -> HTML {
    let question = item.item.question
    let parts = [
      item.date.map(texts.dates.date) ?? texts.admin.forOne, texts.game.difficulties[question.difficulty],
      texts.game.categories[question.category], question.language.ownName,
    ]
    let void: HTML = item.isVoid ? " · <strong>\(texts.admin.void)</strong>" : ""
    return "<p class=\"facts\">\(parts.joined(separator: " · "))\(void)</p>"
  }
}
