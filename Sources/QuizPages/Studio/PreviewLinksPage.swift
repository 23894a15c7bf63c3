public import HTML
public import QuizEngine

/// The links to a draft's preview: makes them and revokes them.
public struct PreviewLinksPage: Sendable {
  /// A link, whose address can't be shown again.
  public struct Link: Sendable {
    let handle: String
    let date: CalendarDate

    /// - Parameters:
    ///   - handle: identifies the link in the form that revokes it, without opening the preview.
    ///   - date: when it was made.
    public init(handle: String, date: CalendarDate) {
      self.handle = handle
      self.date = date
    }
  }

  let context: PlayerPageContext
  let id: String
  let quizTitle: String
  let links: [Link]
  let address: String?
  let error: String?

  /// - Parameters:
  ///   - id: the draft's name in its address.
  ///   - quizTitle: empty if none was written.
  ///   - links: the latest first.
  ///   - address: of the link that was just made, as far as the site's origin is known with it; nil if none was.
  ///   - error: why no link was made; nil if nothing went wrong.
  public init(
    context: PlayerPageContext, id: String, quizTitle: String, links: [Link], address: String? = nil,
    error: String? = nil
  ) {
    self.context = context
    self.id = id
    self.quizTitle = quizTitle
    self.links = links
    self.address = address
    self.error = error
  }

  private var texts: Texts.Studio.Previews { context.texts.studio.previews }

  public var html: HTML {
    StudioForm.document(
      context, quizTitle: quizTitle, id: id, title: texts.share, error: error,
      main: """
        <p>\(texts.text)</p>\(address.map(newLink))\
        <form class="form" method="post" action="\(SitePath.previews(of: id))">\
        \(context.page.csrfField)\
        <button class="button\(" primary", if: address == nil)">\(texts.make)</button></form>\(list)
        """)
  }

  private func newLink(_ address: String) -> HTML {
    """
    <section class="new-link note" role="status"><p>\(texts.made)</p>\
    \(AddressField.copied(label: texts.address, address: address, id: "address", context.texts))\
    <p><a class="button primary" href="\(address)">\(texts.open)</a></p></section>
    """
  }

  private var list: HTML {
    guard !links.isEmpty else { return "" }
    let rows = links.map { link -> HTML in
      let name = texts.link(context.texts.dates.date(link.date))
      return """
        <li><div><h3 class="row-title">\(name)</h3></div>\
        <form method="post" action="\(SitePath.revokePreview(of: id))">\(context.page.csrfField)\
        <button class="button small" name="\(StudioField.link)" value="\(link.handle)" \
        aria-label="\(texts.revoke)\(context.texts.site.labelSeparator)\(name)">\(texts.revoke)</button></form></li>
        """
    }
    return "<section class=\"subsection\"><h2>\(texts.links)</h2><ul class=\"quiz-rows\">\(rows)</ul></section>"
  }
}
