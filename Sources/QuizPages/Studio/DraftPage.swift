public import HTML
public import QuizDrafts
public import QuizEngine

/// A draft as its author reads it: its content with what is wrong in its place, its odds, and what can be done with it.
public struct DraftPage: Sendable {
  /// What the account may do with the draft.
  public struct Rights: Hashable, Sendable {
    let canEdit: Bool
    let canPreview: Bool
    let canPublish: Bool
    let canDelete: Bool

    /// - Parameter canPublish: or list it, or take it off the site.
    public init(canEdit: Bool, canPreview: Bool, canPublish: Bool, canDelete: Bool) {
      self.canEdit = canEdit
      self.canPreview = canPreview
      self.canPublish = canPublish
      self.canDelete = canDelete
    }
  }

  let context: PlayerPageContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let language: Language?
  let state: StudioQuizState
  let quizID: QuizID?
  let diagnostics: [EditorDiagnostic]
  let pictures: [String: String]
  let odds: OddsPanel
  let rights: Rights
  let owner: String?
  let file: FileReport?
  let isReplaced: Bool

  /// - Parameters:
  ///   - id: the draft's name in its address.
  ///   - version: how many changes the draft has had.
  ///   - request: a new random text. It identifies a form that is sent twice.
  ///   - language: in which the content is shown. Without it, or if the draft doesn't have it, that is the page's
  ///     language, or else the draft's first one.
  ///   - quizID: of the quiz on the site; nil if none is.
  ///   - pictures: the addresses of the draft's pictures, by their names in the draft.
  ///   - owner: whose draft it is; nil if it is the reader's own.
  ///   - file: what was wrong with a file that should have replaced the content; nil if none was.
  ///   - isReplaced: whether a file has just replaced the content.
  public init(
    context: PlayerPageContext, id: String, draft: Draft, version: Int, request: String, language: Language? = nil,
    state: StudioQuizState, quizID: QuizID? = nil, diagnostics: [EditorDiagnostic], pictures: [String: String] = [:],
    odds: OddsPanel, rights: Rights, owner: String? = nil, file: FileReport? = nil, isReplaced: Bool = false
  ) {
    self.context = context
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.language = language
    self.state = state
    self.quizID = quizID
    self.diagnostics = diagnostics
    self.pictures = pictures
    self.odds = odds
    self.rights = rights
    self.owner = owner
    self.file = file
    self.isReplaced = isReplaced
  }

  var texts: Texts.Studio.DraftContent { context.texts.studio.draft }
  private var editor: Texts.Studio.Editor { context.texts.studio.editor }

  /// The languages of the quiz, the one that the author writes in first.
  private var languages: [Language] { draft.quiz.items(.language).map { Language($0.id.name) } }

  private var shownLanguage: Language {
    let preferred = (language.map { [$0] } ?? []) + [context.texts.language]
    return preferred.first(where: languages.contains) ?? languages.first ?? context.texts.language
  }

  private var outline: DraftOutline {
    DraftOutline(
      context: context, draft: draft, diagnostics: diagnostics, pictures: pictures, languages: languages,
      shownLanguage: shownLanguage)
  }

  public var html: HTML {
    let title = draft.title.isEmpty ? context.texts.studio.untitled : draft.title
    return context.document(
      title: title, bodyClass: "studio-page draft-page", area: .studio, script: .none,
      main: """
        <p class="back"><a href="\(SitePath.studio)">\(context.texts.studio.home.title)</a></p>
        <h1 class="title">\(outline.fields.text(draft.quiz, .title, otherwise: context.texts.studio.untitled))</h1>
        \(stateLine)\(mainActions)\(findings)\(languageLinks)
        \(outline.html)
        \(odds.html)\(fileForm)\(others)
        """)
  }

  private var stateLine: HTML {
    let owner = owner.map { " · <bdi>\($0)</bdi>" as HTML }
    let site = quizID.map { quizID in
      " · <a href=\"\(SitePath.quiz(quizID))\">\(context.texts.studio.publishing.openQuiz)</a>" as HTML
    }
    let news: HTML = isReplaced ? "<p class=\"note\" role=\"status\">\(texts.replaced)</p>" : ""
    return """
      <p class="facts">\(context.texts.studio.states.html(state))\(owner)\(site)</p>\
      \(context.texts.studio.states.reason(state, context.texts.site))\(news)
      """
  }

  private var mainActions: HTML {
    let preview: HTML =
      "<a class=\"button\" href=\"\(SitePath.ownPreview(of: id))\">\(context.texts.studio.previews.title)</a>"
    let change: HTML = rights.canEdit ? "<a class=\"button\" href=\"#file\">\(texts.change)</a>" : ""
    return "<p class=\"state-actions\">\(change)\(preview)\(publish)</p>"
  }

  private var publish: HTML {
    guard rights.canPublish else { return "" }
    let words = context.texts.studio.publishing
    let (label, isNext) =
      switch state {
      case .draft, .unpublished: (words.title, true)
      case .changed: (words.publishChanges, true)
      case .published: (words.onSite, false)
      }
    return "<a class=\"button\(" primary", if: isNext)\" href=\"\(SitePath.publish(id))\">\(label)</a>"
  }

  /// How much is wrong, with links to where it is said.
  private var findings: HTML {
    guard !diagnostics.isEmpty else { return "<p class=\"hint\">\(texts.nothingWrong)</p>" }
    let errors = diagnostics.count { $0.isError }
    let links = itemsWithDiagnostics.map { item -> HTML in
      "<li><a href=\"#\(item.id.name)\">\(outline.fields.name(of: item))</a></li>"
    }
    return """
      <section class="findings" aria-labelledby="findings"><h2 id="findings">\(editor.notes(diagnostics.count))</h2>\
      <p class="hint">\(errors == 0 ? texts.onlyWarnings : texts.errors(errors))</p><ul>\(links)</ul></section>
      """
  }

  /// The sections and items at which the page says what is wrong, in its order.
  private var itemsWithDiagnostics: [DraftItem] {
    let anchors = Set(diagnostics.map { $0.section(in: draft) })
    return ([draft.quiz] + draft.quiz.items(.outcome) + draft.quiz.items(.question)).filter { anchors.contains($0.id) }
  }

  private var languageLinks: HTML {
    guard languages.count > 1 else { return "" }
    let links = languages.map { language in
      TabLinks.Link(
        label: "\(language.ownName)", path: SitePath.draft(id, in: language), isCurrent: language == shownLanguage,
        language: language)
    }
    return TabLinks(label: editor.fields.languages, current: "true", links: links).html
  }

  // MARK: What can be done

  private var fileForm: HTML {
    guard rights.canEdit else { return "" }
    return """
      <section class="subsection" id="file"><h2>\(texts.replace)</h2><p class="hint">\(texts.replaceText)</p>\
      <p class="state-actions">\(downloads)</p>\
      <form class="form" method="post" action="\(SitePath.replaceDraft(id))" enctype="multipart/form-data">\
      \(StudioForm.hiddenFields(context, request: request, version: version))\
      \(FileReport.field(file, label: context.texts.studio.newQuiz.file, hint: texts.replaceHint, context.texts))\
      <button class="button">\(texts.replaceButton)</button></form></section>
      """
  }

  private var downloads: HTML {
    """
    <a class="button small" href="\(SitePath.export(id, StudioFileFormat.yaml.rawValue))" download>\(texts.download("YAML"))</a>\
    <a class="button small" href="\(SitePath.export(id, StudioFileFormat.json.rawValue))" download>\(texts.download("JSON"))</a>
    """
  }

  private var others: HTML {
    let studio = context.texts.studio
    let download: HTML = rights.canEdit ? "" : downloads
    let share: HTML =
      rights.canPreview
      ? "<a class=\"button small\" href=\"\(SitePath.previews(of: id))\">\(studio.previews.share)</a>" : ""
    let delete: HTML =
      rights.canDelete
      ? "<a class=\"button small\" href=\"\(SitePath.delete(id))\">\(studio.publishing.delete)</a>" : ""
    return "<section class=\"subsection\"><div class=\"state-actions\">\(share)\(download)\(delete)</div></section>"
  }
}
