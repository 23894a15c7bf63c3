public import HTML

/// A page with a message, for example an error, in place of the page that was asked for. Its window is dark, or
/// curtained if the error is the site's own.
public struct MessagePage: Sendable {
  let context: PageContext
  let message: Texts.Message
  /// The first one is the main link.
  let links: [Link]
  let isOurFault: Bool

  /// A link below the message.
  public struct Link: Sendable {
    let label: String
    let url: String

    public init(label: String, url: String) {
      self.label = label
      self.url = url
    }
  }

  /// - Parameter isOurFault: whether the visitor did nothing wrong, and the site failed.
  public init(context: PageContext, message: Texts.Message, links: [Link], isOurFault: Bool = false) {
    self.context = context
    self.message = message
    self.links = links
    self.isOurFault = isOurFault
  }

  public var html: HTML {
    let links = links.enumerated().map { index, link in html(of: link, cssClass: index == 0 ? "primary" : "quiet") }
    return context.document(
      title: message.title, bodyClass: "message", header: .message,
      main: """
        \(isOurFault ? "<div class=\"arch\">\(WindowPicture.curtained.html)</div>" : WindowPicture.unlit.html)
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
