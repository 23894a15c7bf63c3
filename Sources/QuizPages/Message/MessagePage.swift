public import HTML

/// What a visitor sees instead of the page that was asked for: what happened, and where to go from here.
public struct MessagePage: Sendable {
  public let frame: Frame
  public let message: Texts.Message
  /// The first is what most people will want.
  public let ways: [Way]

  public struct Way: Sendable {
    public let label: String
    public let address: String

    public init(label: String, address: String) {
      self.label = label
      self.address = address
    }
  }

  public init(frame: Frame, message: Texts.Message, ways: [Way]) {
    self.frame = frame
    self.message = message
    self.ways = ways
  }

  public var html: HTML {
    let links = ways.enumerated().map { place, way in link(way, look: place == 0 ? "primary" : "plain") }
    return frame.document(
      title: message.title, kind: "message",
      main: """
        <h1>\(message.title)</h1>
        <p>\(message.text)</p>
        <div class="actions">\(links)</div>
        """)
  }

  private func link(_ way: Way, look: HTML) -> HTML {
    let leaves = frame.door.isEmbedded && way.address == Address.front
    return """
      <a class="button \(look)" href="\(way.address)"\(frame.door.outward, if: leaves)>\
      \(way.label)\(frame.newTab, if: leaves)</a>
      """
  }
}
