import HTML

/// The values that all pages of a signed-in player need, with the navigation of the daily game.
public struct PlayerContext: Sendable {
  /// The values that don't depend on the player.
  public let page: PageContext
  /// Nil for a guest.
  public let name: String?
  let isOperator: Bool

  /// - Parameters:
  ///   - name: nil for a guest.
  ///   - isOperator: whether the navigation leads to the admin pages.
  public init(page: PageContext, name: String?, isOperator: Bool = false) {
    self.page = page
    self.name = name
    self.isOperator = isOperator
  }

  var texts: Texts { page.texts }

  /// - Parameter script: the URL of the page's script; nil for none.
  func document(title: String, bodyClass: HTML, script: String?, main: HTML) -> HTML {
    page.document(
      title: title, bodyClass: bodyClass, isIndexable: false, script: script, loadsScript: script != nil,
      navigation: navigation,
      main: main)
  }

  private var navigation: HTML {
    "<nav class=\"game-navigation\" aria-label=\"\(texts.game.name)\"><ul>\(navigationLinks.map(link))</ul></nav>"
  }

  private var navigationLinks: [(label: String, path: String)] {
    let names = texts.game.navigation
    var all: [(label: String, path: String)] = [
      (names.today, SitePath.daily), (names.statistics, SitePath.statistics), (names.boards, SitePath.boards),
      (names.groups, SitePath.groups), (names.account, SitePath.account),
    ]
    if isOperator { all.append((names.admin, SitePath.admin)) }
    return all
  }

  private func link(to target: (label: String, path: String)) -> HTML {
    """
    <li><a href="\(target.path)"\(" aria-current=\"page\"", if: isCurrent(target.path))>\(target.label)</a></li>
    """
  }

  /// Whether the page is this navigation target, or is below it.
  private func isCurrent(_ target: String) -> Bool {
    let path = page.path
    return path == target || path.hasPrefix(target + "?") || target != SitePath.daily && path.hasPrefix(target + "/")
  }
}
