import HTML

/// What all pages share that are one player's own: the site's frame, and where the player can go from anywhere.
public struct PlayerFrame: Sendable {
  public let frame: Frame
  /// Nil for a guest.
  public let name: String?
  public let isOperator: Bool

  public init(frame: Frame, name: String?, isOperator: Bool = false) {
    self.frame = frame
    self.name = name
    self.isOperator = isOperator
  }

  var texts: Texts { frame.texts }

  /// - Parameter script: the script that the page loads; nil loads none.
  func document(title: String, kind: HTML, script: String?, main: HTML) -> HTML {
    frame.document(
      title: title, kind: kind, isForRobots: false, script: script, isScripted: script != nil, navigation: navigation,
      main: main)
  }

  private var navigation: HTML {
    "<nav class=\"places\" aria-label=\"\(texts.game.places.label)\"><ul>\(places.map(link))</ul></nav>"
  }

  private var places: [(label: String, address: String)] {
    let names = texts.game.places
    var all: [(label: String, address: String)] = [
      (names.today, Address.daily), (names.statistics, Address.statistics), (names.boards, Address.boards),
      (names.groups, Address.groups), (names.account, Address.account),
    ]
    if isOperator { all.append((names.desk, Address.desk)) }
    return all
  }

  private func link(to place: (label: String, address: String)) -> HTML {
    """
    <li><a href="\(place.address)"\(" aria-current=\"page\"", if: isHere(place.address))>\(place.label)</a></li>
    """
  }

  /// Whether the page is the place, or one of its own.
  private func isHere(_ place: String) -> Bool {
    let here = frame.address
    return here == place || here.hasPrefix(place + "?") || place != Address.daily && here.hasPrefix(place + "/")
  }
}
