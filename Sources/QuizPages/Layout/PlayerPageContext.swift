import HTML

/// The values that all pages of a player need, also of a guest: the page's context with the player in its header, which
/// has the links between the pages of the daily game.
public struct PlayerPageContext: Sendable {
  public let page: PageContext
  /// Nil for a guest.
  public let name: String?

  /// - Parameters:
  ///   - name: nil for a guest.
  ///   - isOperator: whether the navigation leads to the admin pages.
  ///   - hasStudio: whether the navigation leads to the studio.
  ///   - streak: the current streak in days; 0 for none.
  public init(
    page: PageContext, name: String?, isOperator: Bool = false, hasStudio: Bool = false, streak: Int = 0
  ) {
    self.name = name
    var page = page
    page.navigation = NavigationState(
      account: name.map { .named($0) } ?? .guest, isOperator: isOperator, hasStudio: hasStudio, streak: streak)
    self.page = page
  }

  var texts: Texts { page.texts }

  /// - Parameters:
  ///   - header: nil for the usual one of the page's path.
  ///   - hasLanguages: whether the page can be read in another language. That loads it again.
  func document(
    title: String, bodyClass: HTML, area: PageArea = .game, script: PageScript, header: PageHeader? = nil,
    hasLanguages: Bool = true, main: HTML
  ) -> HTML {
    page.document(
      title: title, bodyClass: bodyClass, area: area, isIndexable: false, script: script,
      header: header ?? (isPartOfDailyGame ? .dailyGame : .site), hasLanguages: hasLanguages, main: main)
  }

  private var isPartOfDailyGame: Bool { page.path == SitePath.daily || page.path.hasPrefix(SitePath.daily + "/") }
}
