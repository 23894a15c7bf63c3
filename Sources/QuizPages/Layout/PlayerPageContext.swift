import HTML

/// The values that all pages of a player need, also of a guest: the page's context with the player in its header, which
/// has the links between the pages of the daily game.
public struct PlayerPageContext: Sendable {
  public let page: PageContext
  /// Nil for a guest.
  public let name: String?

  /// - Parameter page: its navigation shows the player.
  public init(page: PageContext) {
    self.page = page
    name = if case .named(let name) = page.navigation.account { name } else { nil }
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
