public import HTML

/// A page with a message, for example an error, in place of the page that was asked for.
public struct MessagePage: Sendable {
  let context: PageContext
  let message: Texts.Message
  /// The first one is the main link.
  let links: [Link]

  /// A link below the message.
  public struct Link: Sendable {
    let label: String
    let url: String

    public init(label: String, url: String) {
      self.label = label
      self.url = url
    }
  }

  public init(context: PageContext, message: Texts.Message, links: [Link]) {
    self.context = context
    self.message = message
    self.links = links
  }

  public var html: HTML {
    let links = links.enumerated().map { index, link in html(of: link, cssClass: index == 0 ? "primary" : "plain") }
    return context.document(
      title: message.title, bodyClass: "message", header: .message,
      main: """
        <h1>\(message.title)</h1>
        <p>\(message.text)</p>
        <div class="actions">\(links)</div>
        """)
  }

  private func html(of link: Link, cssClass: HTML) -> HTML {
    let opensNewTab = context.entryPoint.isEmbedded && link.url == SitePath.front
    return """
      <a class="button \(cssClass)" href="\(link.url)"\(context.entryPoint.newTabAttributes, if: opensNewTab)>\
      \(link.label)\(context.newTabHint, if: opensNewTab)</a>
      """
  }
}
