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

  func document(title: String, kind: HTML, script: String, main: HTML) -> HTML {
    frame.document(
      title: title, kind: kind, isForRobots: false, script: script, navigation: navigation, main: main)
  }

  private var navigation: HTML {
    "<nav class=\"places\" aria-label=\"\(texts.welcome.game)\"><ul>\(places.map(link))</ul></nav>"
  }

  private var places: [(label: String, address: String)] {
    [(texts.account.settings.today, Address.daily), (texts.account.settings.title, Address.account)]
  }

  private func link(to place: (label: String, address: String)) -> HTML {
    """
    <li><a href="\(place.address)"\(" aria-current=\"page\"", if: place.address == frame.address)>\(place.label)</a></li>
    """
  }
}
