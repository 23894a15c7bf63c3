public import HTML
public import QuizDrafts

/// What is still wrong in a draft, and the form that publishes it, listed or only for those who have the link.
///
/// No route leads to it yet.
public struct PublishPage: Sendable {
  let player: PlayerContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let state: StudioQuizState
  let diagnostics: [EditorDiagnostic]
  let canList: Bool
  let error: String?

  /// - Parameters:
  ///   - id: the draft's name in its address.
  ///   - canList: whether the author's quizzes may be listed. If not, an operator lists them.
  ///   - error: why the quiz couldn't be published; nil if nothing went wrong.
  public init(
    player: PlayerContext, id: String, draft: Draft, version: Int, request: String, state: StudioQuizState,
    diagnostics: [EditorDiagnostic], canList: Bool = true, error: String? = nil
  ) {
    self.player = player
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.state = state
    self.diagnostics = diagnostics
    self.canList = canList
    self.error = error
  }

  private var texts: Texts.Studio.Publishing { player.texts.studio.publishing }

  public var html: HTML {
    let errors = diagnostics.filter { $0.isError }
    let warnings = diagnostics.filter { !$0.isError }
    return StudioForm.document(
      player, quizTitle: draft.title, id: id, title: texts.title, error: error,
      main: """
        <p class="facts">\(player.texts.studio.states.html(state))</p>\
        \(errors.isEmpty ? form : "<p class=\"hint\">\(texts.notYet)</p>")\
        \(list(errors, texts.errors))\(list(warnings, texts.warnings))\(others)
        """)
  }

  private func list(_ diagnostics: [EditorDiagnostic], _ title: String) -> HTML {
    guard !diagnostics.isEmpty else { return "" }
    let rows = diagnostics.map { diagnostic -> HTML in
      let words = player.texts.diagnostics.text(diagnostic.kind)
      return """
        <li><a href="\(SitePath.draft(id, card: diagnostic.card(in: draft)))">\(words.problem)</a> \
        <span class="hint">\(words.mend)</span></li>
        """
    }
    return "<section class=\"subsection\"><h2>\(title)</h2><ul class=\"to-mend\">\(rows)</ul></section>"
  }

  private var isListed: Bool {
    switch state {
    case .published(let isListed), .changed(let isListed): isListed
    case .draft, .unpublished: true
    }
  }

  private var isPublished: Bool {
    switch state {
    case .published, .changed: true
    case .draft, .unpublished: false
    }
  }

  private var form: HTML {
    let listed = canList && isListed
    let choice: HTML =
      canList
      ? """
      <label class="check"><input type="radio" name="\(StudioField.listing)" value="listed"\(" checked", if: listed)>\
      <span>\(texts.listed)</span></label>
      """ : "<p class=\"hint\">\(texts.listedLater)</p>"
    return """
      <form class="form card-form" method="post" action="\(SitePath.publish(id))">\
      \(StudioForm.hiddenFields(player, request: request, version: version))\
      <fieldset><legend>\(texts.who)</legend>\(choice)\
      <label class="check"><input type="radio" name="\(StudioField.listing)" value="unlisted"\(" checked", if: !listed)>\
      <span>\(texts.unlisted)</span></label></fieldset>\
      <button class="button primary">\(isPublished ? texts.publishChanges : texts.publish)</button></form>
      """
  }

  private var others: HTML {
    let unpublish: HTML =
      isPublished
      ? """
      <form method="post" action="\(SitePath.unpublish(id))">\
      \(StudioForm.hiddenFields(player, request: request, version: version))\
      <button class="button small">\(texts.unpublish)</button></form>
      """ : ""
    return """
      <section class="subsection"><div class="state-actions">\(unpublish)\
      <a class="button small" href="\(SitePath.delete(id))">\(texts.delete)</a></div></section>
      """
  }
}
