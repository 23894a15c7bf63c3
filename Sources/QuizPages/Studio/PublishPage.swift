public import HTML
public import QuizDrafts

/// Publishes a draft: what is still wrong, what changes for players, and who can find the quiz. If it is on the site:
/// its address, and the form that takes it off.
public struct PublishPage: Sendable {
  /// What the account may do with the quiz.
  public struct Rights: Hashable, Sendable {
    let canPublish: Bool
    let canList: Bool
    let canUnpublish: Bool
    let isOthers: Bool
    let isOperator: Bool

    /// - Parameters:
    ///   - canList: whether the account decides if the quiz is listed. If not, an operator does.
    ///   - isOthers: whether the quiz belongs to others. Then its authors read why it was taken off the site.
    public init(canPublish: Bool, canList: Bool, canUnpublish: Bool, isOthers: Bool, isOperator: Bool) {
      self.isOperator = isOperator
      self.canPublish = canPublish
      self.canList = canList
      self.canUnpublish = canUnpublish
      self.isOthers = isOthers
    }
  }

  /// What the page says after a form was sent.
  public enum Message: Hashable, Sendable {
    case published, listingSaved, takenOff
    /// - Parameter id: that another quiz has.
    case idTaken(String)
    /// - Parameter id: that the quiz was published under.
    case idIsPermanent(String)
    /// Somebody else changed or published the quiz meanwhile.
    case changed
    /// An operator took the quiz off the site.
    case operatorDecides
    /// The author's quizzes, histories and revisions are too large altogether.
    case storageFull
    /// The reason is empty or too long.
    /// - Parameter typed: what was typed.
    case invalidReason(typed: String)
  }

  let context: PlayerPageContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let state: StudioQuizState
  let diagnostics: [EditorDiagnostic]
  let changes: PublicationChanges?
  let published: PublishedQuiz?
  let rights: Rights
  let message: Message?

  /// - Parameters:
  ///   - id: the draft's name in its address.
  ///   - request: when the quiz's publication was last changed, as a text. It goes back with the form.
  ///   - changes: from the version that players have, or had last; nil if there was none.
  ///   - published: nil if the quiz isn't on the site.
  public init(
    context: PlayerPageContext, id: String, draft: Draft, version: Int, request: String, state: StudioQuizState,
    diagnostics: [EditorDiagnostic], changes: PublicationChanges? = nil, published: PublishedQuiz? = nil,
    rights: Rights, message: Message? = nil
  ) {
    self.context = context
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.state = state
    self.diagnostics = diagnostics
    self.changes = changes
    self.published = published
    self.rights = rights
    self.message = message
  }

  private var texts: Texts.Studio.Publishing { context.texts.studio.publishing }

  public var html: HTML {
    let errors = diagnostics.filter { $0.isError }
    let warnings = diagnostics.filter { !$0.isError }
    return StudioForm.document(
      context, quizTitle: draft.title, id: id, title: texts.title, error: errorText,
      main: """
        <p class="facts">\(context.texts.studio.states.html(state))</p>\
        \(context.texts.studio.states.reason(state, context.texts.site))\(news)\
        \(toPublish(errors, warnings))\(published.map { $0.html(context) })\(listing)\(unpublishing)
        """)
  }

  private var errorText: String? {
    switch message {
    case .idTaken(let id): texts.idTaken(id)
    case .idIsPermanent(let id): texts.idIsPermanent(id)
    case .changed: context.texts.studio.errors.changed.title
    case .operatorDecides: texts.operatorDecides
    case .storageFull: context.texts.studio.newQuiz.fileErrors.storageFull
    case .published, .listingSaved, .takenOff, .invalidReason, nil: nil
    }
  }

  private var news: HTML {
    switch message {
    case .published: "<p class=\"note\" role=\"status\">\(isListed == false ? texts.doneUnlisted : texts.done)</p>"
    case .takenOff: "<p class=\"note\" role=\"status\">\(texts.takenOff)</p>"
    case .listingSaved: "<p class=\"note\" role=\"status\">\(texts.listingSaved)</p>"
    default: ""
    }
  }

  // MARK: Publishing

  private func toPublish(_ errors: [EditorDiagnostic], _ warnings: [EditorDiagnostic]) -> HTML {
    guard rights.canPublish, !isUpToDate else { return "" }
    if isTakenByOperator, !rights.isOperator {
      return message == .operatorDecides ? "" : "<p>\(texts.operatorDecides)</p>"
    }
    guard errors.isEmpty else {
      return "<p>\(texts.notYet)</p>\(list(errors, texts.errors))\(list(warnings, texts.warnings))"
    }
    return "\(list(warnings, texts.warnings))\(changes.map { $0.html(context) })\(form)"
  }

  /// Whether an operator took the quiz off the site.
  private var isTakenByOperator: Bool { if case .unpublished(.some) = state { true } else { false } }

  /// Whether players have this version.
  private var isUpToDate: Bool { if case .published = state { true } else { false } }

  private func list(_ diagnostics: [EditorDiagnostic], _ title: String) -> HTML {
    guard !diagnostics.isEmpty else { return "" }
    let rows = diagnostics.map { diagnostic -> HTML in
      let words = context.texts.diagnostics.text(diagnostic.kind)
      return """
        <li><p class="facts">\(subject(of: diagnostic))</p>\
        <a href="\(SitePath.draft(id))#\(diagnostic.section(in: draft).name)">\(words.problem)</a> \
        <span class="hint">\(words.mend)</span></li>
        """
    }
    return "<section class=\"subsection\"><h2>\(title)</h2><ul class=\"to-mend\">\(rows)</ul></section>"
  }

  /// What a diagnostic is about: a part of the quiz, and a field of it.
  private func subject(of diagnostic: EditorDiagnostic) -> HTML {
    let editor = context.texts.studio.editor
    let fields = EditorFields(page: context.page, draft: draft, diagnostics: [], languages: [context.texts.language])
    let name = fields.name(of: draft.item(diagnostic.section(in: draft)) ?? draft.quiz)
    let field = diagnostic.field.flatMap { editor.fields.name(of: $0, in: diagnostic.item.kind) }
    return "\(name)\(field.map { " · \($0)" as HTML })"
  }

  /// Whether the front page lists the quiz, or would by itself. Nil for a quiz that was taken off the site: its author
  /// decides anew.
  private var isListed: Bool? {
    switch state {
    case .published(let isListed), .changed(let isListed): isListed
    case .draft: true
    case .unpublished: nil
    }
  }

  private var form: HTML {
    let label =
      switch state {
      case .changed: texts.publishChanges
      case .draft, .published, .unpublished: texts.publish
      }
    return """
      <form class="form card-form" method="post" action="\(SitePath.publish(id))">\(hiddenFields)\(choice)\
      <button class="button primary">\(label)</button></form>
      """
  }

  private var hiddenFields: HTML { StudioForm.hiddenFields(context, request: request, version: version) }

  /// Who can find the quiz.
  private var choice: HTML {
    let isListed = rights.canList ? isListed : false
    let first: HTML =
      rights.canList
      ? """
      <label class="check"><input type="radio" name="\(StudioField.listing)" value="listed" required\(" checked", if: isListed == true)>\
      <span>\(texts.listed)</span></label>
      """ : "<p class=\"hint\">\(texts.listedLater)</p>"
    return """
      <fieldset><legend>\(texts.who)</legend>\(first)\
      <label class="check"><input type="radio" name="\(StudioField.listing)" value="unlisted"\(" checked", if: isListed == false)>\
      <span>\(texts.unlisted)</span></label></fieldset>
      """
  }

  // MARK: On the site

  /// Changes who can find the quiz, without a new revision. If there is something to publish, that form decides it. An
  /// operator also brings an unpublished quiz back this way.
  private var listing: HTML {
    let isForOperator = !rights.canPublish && (published != nil || isTakenByOperator)
    let cannotPublish = published != nil && diagnostics.contains { $0.isError }
    guard rights.canList, isUpToDate || isForOperator || cannotPublish else { return "" }
    return """
      <form class="form card-form" method="post" action="\(SitePath.listing(of: id))">\(hiddenFields)\(choice)\
      <button class="button">\(texts.saveListing)</button></form>
      """
  }

  private var unpublishing: HTML {
    // An operator also bars a quiz that its author took off the site.
    let isWithdrawn = if case .unpublished(nil) = state { true } else { false }
    guard rights.canUnpublish, published != nil || (rights.isOthers && isWithdrawn) else { return "" }
    var reason: HTML = ""
    if rights.isOthers {
      var field = FormField(name: StudioField.reason, label: texts.reason, hint: texts.reasonHint)
      var typed = ""
      if case .invalidReason(let text) = message {
        typed = text
        field.error = FormErrors.Note(text: texts.reasonMissing, isOnly: true)
      }
      reason = field.textArea(value: typed, rows: 3, "required maxlength=\"1000\" dir=\"auto\"")
    }
    return """
      <form class="form subsection" method="post" action="\(SitePath.unpublish(id))">\(hiddenFields)\
      <p class="hint">\(texts.unpublishText)</p>\(reason)<button class="button small">\(texts.unpublish)</button></form>
      """
  }
}
