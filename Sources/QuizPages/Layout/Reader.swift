import HTML

/// The reader of a page that needs no account.
public enum Reader: Sendable {
  case player(PlayerPageContext)
  /// A visitor who isn't signed in.
  case signedOut(PageContext)

  var page: PageContext {
    switch self {
    case .player(let player): player.page
    case .signedOut(let page): page
    }
  }

  /// - Parameter header: nil for the usual one of the page's path.
  func document(title: String, bodyClass: HTML, script: PageScript, header: PageHeader? = nil, main: HTML) -> HTML {
    switch self {
    case .player(let player):
      player.document(title: title, bodyClass: bodyClass, script: script, header: header, main: main)
    case .signedOut(let page):
      page.document(
        title: title, bodyClass: bodyClass, area: .game, script: script, header: header ?? .site, main: main)
    }
  }
}
