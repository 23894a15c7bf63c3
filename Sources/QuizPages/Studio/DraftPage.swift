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

  let player: PlayerContext
  let id: String
  let draft: Draft
  let version: Int
  let request: String
  let language: Language?
  let state: StudioQuizState
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
  ///   - language: in which the content is shown. Without it, or if the draft doesn't have it, that is the page's language,
  ///     or else the draft's first one.
  ///   - pictures: the addresses of the draft's pictures, by their names in the draft.
  ///   - owner: whose draft it is; nil if it is the reader's own.
  ///   - file: what was wrong with a file that should have replaced the content; nil if none was.
  ///   - isReplaced: whether a file has just replaced the content.
  public init(
    player: PlayerContext, id: String, draft: Draft, version: Int, request: String, language: Language? = nil,
    state: StudioQuizState, diagnostics: [EditorDiagnostic], pictures: [String: String] = [:], odds: OddsPanel,
    rights: Rights, owner: String? = nil, file: FileReport? = nil, isReplaced: Bool = false
  ) {
    self.player = player
    self.id = id
    self.draft = draft
    self.version = version
    self.request = request
    self.language = language
    self.state = state
    self.diagnostics = diagnostics
    self.pictures = pictures
    self.odds = odds
    self.rights = rights
    self.owner = owner
    self.file = file
    self.isReplaced = isReplaced
  }

  var texts: Texts.Studio.DraftContent { player.texts.studio.draft }
  private var editor: Texts.Studio.Editor { player.texts.studio.editor }

  /// The languages of the quiz, the one that the author writes in first.
  private var languages: [Language] { draft.quiz.items(.language).map { Language($0.id.name) } }

  private var shownLanguage: Language {
    let preferred = (language.map { [$0] } ?? []) + [player.texts.language]
    return preferred.first(where: languages.contains) ?? languages.first ?? player.texts.language
  }

  var fields: EditorFields {
    EditorFields(page: player.page, draft: draft, diagnostics: diagnostics, languages: [shownLanguage])
  }

  public var html: HTML {
    let title = draft.title.isEmpty ? player.texts.studio.untitled : draft.title
    return player.document(
      title: title, bodyClass: "studio-page draft-page", area: .studio, script: .none,
      main: """
        <p class="back"><a href="\(SitePath.studio)">\(player.texts.studio.home.title)</a></p>
        <h1 class="title">\(text(draft.quiz, .title, otherwise: player.texts.studio.untitled))</h1>
        \(stateLine)\(mainActions)\(findings)\(languageLinks)
        <div class="outline">\(introduction)\(outcomes)\(questions)\(rules)</div>
        \(odds.html)\(fileForm)\(others)
        """)
  }

  private var stateLine: HTML {
    let owner = owner.map { " · <bdi>\($0)</bdi>" as HTML }
    let news: HTML = isReplaced ? "<p class=\"note\" role=\"status\">\(texts.replaced)</p>" : ""
    return """
      <p class="facts">\(player.texts.studio.states.html(state))\(owner)</p>\
      \(player.texts.studio.states.reason(state, player.texts.house))\(news)
      """
  }

  private var mainActions: HTML {
    let studio = player.texts.studio
    let preview: HTML =
      rights.canPreview ? "<a class=\"button\" href=\"\(SitePath.previews(of: id))\">\(studio.previews.title)</a>" : ""
    let change: HTML = rights.canEdit ? "<a class=\"button\" href=\"#file\">\(texts.change)</a>" : ""
    let publish: HTML =
      rights.canPublish
      ? "<a class=\"button primary\" href=\"\(SitePath.publish(id))\">\(studio.publishing.title)</a>" : ""
    guard rights.canEdit || rights.canPreview || rights.canPublish else { return "" }
    return "<p class=\"state-actions\">\(change)\(preview)\(publish)</p>"
  }

  /// How much is wrong, with links to where it is said.
  private var findings: HTML {
    guard !diagnostics.isEmpty else { return "<p class=\"hint\">\(texts.nothingWrong)</p>" }
    let errors = diagnostics.count { $0.isError }
    let links = itemsWithDiagnostics.map { item -> HTML in
      "<li><a href=\"#\(item.name)\">\(label(of: item))</a></li>"
    }
    return """
      <section class="findings" aria-labelledby="findings"><h2 id="findings">\(editor.notes(diagnostics.count))</h2>\
      <p class="hint">\(errors == 0 ? texts.onlyWarnings : texts.errors(errors))</p><ul>\(links)</ul></section>
      """
  }

  /// The sections and items at which the page says what is wrong, in its order.
  private var itemsWithDiagnostics: [DraftItemID] {
    let anchors = Set(diagnostics.map { $0.section(in: draft) })
    return ([draft.quiz] + draft.quiz.items(.outcome) + draft.quiz.items(.question)).map { $0.id }
      .filter(anchors.contains)
  }

  private func label(of item: DraftItemID) -> HTML {
    guard let found = draft.item(item), item != .quiz else { return "\(editor.introduction)" }
    return found.kind == .outcome
      ? text(found, .name, otherwise: editor.unnamedOutcome)
      : text(found, .text, otherwise: editor.unwrittenQuestion)
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
}

extension DraftPage {
  // MARK: The outline

  private var introduction: HTML {
    """
    <section id="\(draft.quiz.id.name)"><h2>\(editor.introduction)</h2>\
    \(picture(draft.quiz))\(paragraph(draft.quiz, .description))\
    \(notes { $0.item.kind == .quiz || $0.item.kind == .language })</section>
    """
  }

  private var outcomes: HTML {
    let items = draft.quiz.items(.outcome)
    let rows = items.map { outcome -> HTML in
      """
      <li id="\(outcome.id.name)">\(OutcomeFace.face(of: outcome) { pictures[$0] }?.html)<div>\
      <h3>\(text(outcome, .name, otherwise: editor.unnamedOutcome))</h3>\
      \(paragraph(outcome, .description))\(notes { $0.item == outcome.id })</div></li>
      """
    }
    let list: HTML = items.isEmpty ? nothingYet : "<ul class=\"outline-outcomes\">\(rows)</ul>"
    return "<section><h2>\(editor.outcomes)</h2>\(list)</section>"
  }

  private var questions: HTML {
    let items = draft.quiz.items(.question)
    let rows = items.map { question -> HTML in
      """
      <li id="\(question.id.name)"><h3>\(text(question, .text, otherwise: editor.unwrittenQuestion))</h3>\
      <p class="facts">\(kind(of: question))</p>\(picture(question))\(notes { $0.item == question.id })\
      <ul class="outline-answers">\(question.items(.answer).enumerated().map { answer($1, number: $0 + 1) })</ul></li>
      """
    }
    let list: HTML = items.isEmpty ? nothingYet : "<ol class=\"outline-questions\">\(rows)</ol>"
    return "<section><h2>\(editor.questions)</h2>\(list)</section>"
  }

  private var nothingYet: HTML { "<p class=\"untitled\">\(texts.nothingYet)</p>" }

  private func kind(of question: DraftItem) -> HTML {
    let words = editor.fields
    let kind =
      switch fields.text(question, .kind) {
      case "multiple": words.multiple
      case "ranged": words.ranged
      default: words.single
      }
    let tag = fields.text(question, .tag)
    return "\(kind)\(" · \(words.tag)\(player.texts.house.labelSeparator)<bdi>\(tag)</bdi>", if: !tag.isEmpty)"
  }

  private func answer(_ answer: DraftItem, number: Int) -> HTML {
    """
    <li><div class="answer-line">\(text(answer, .text, otherwise: editor.answer(number)))\(points(of: answer))</div>\
    \(picture(answer))\(notes { $0.item == answer.id })</li>
    """
  }

  /// What an answer counts for each outcome.
  private func points(of answer: DraftItem) -> HTML {
    let counted = draft.quiz.items(.outcome).compactMap { outcome -> HTML? in
      guard case .integer(let number)? = answer[.points, outcome.id.name], number != 0 else { return nil }
      let name = text(outcome, .name, otherwise: editor.unnamedOutcome)
      guard let face = OutcomeFace.face(of: outcome, url: { pictures[$0] }) else { return "<li>\(name) \(number)</li>" }
      return "<li>\(face.html)<span class=\"visually-hidden\">\(name)</span> \(number)</li>"
    }
    guard !counted.isEmpty else { return "<span class=\"facts\">\(editor.points.idle)</span>" }
    return "<ul class=\"answer-points\" aria-label=\"\(editor.points.title)\">\(counted)</ul>"
  }

  private var rules: HTML {
    let words = editor.fields
    var rows: [HTML] = []
    func add(_ label: String, _ value: HTML) { rows.append("<div><dt>\(label)</dt><dd>\(value)</dd></div>") }
    if case .integer(let draw)? = draft.quiz[.draw] { add(words.draw, "\(draw)") }
    for tag in fields.tags {
      if case .integer(let count)? = draft.quiz[.quota, tag] { add(words.quota(tag), "\(count)") }
    }
    if draft.quiz[.shuffledQuestions] == .boolean(true) { add(words.order, "\(words.shuffledQuestions)") }
    if draft.quiz[.shuffledAnswers] == .boolean(true) { add(words.order, "\(words.shuffledAnswers)") }
    add(words.ties, ties)
    return "<section><h2>\(editor.rules)</h2><dl class=\"outline-rules\">\(rows)</dl></section>"
  }

  private var ties: HTML {
    let words = editor.fields
    switch fields.text(draft.quiz, .ties) {
    case "first": return "\(words.firstOutcome)"
    case "question":
      let name = fields.text(draft.quiz, .tieBreaker)
      let question = draft.item(DraftItemID(name)).map { text($0, .text, otherwise: editor.unwrittenQuestion) }
      return "\(words.oneMoreQuestion)\(player.texts.house.labelSeparator)\(question ?? "\(words.noTieBreaker)")"
    default: return "\(words.chance)"
    }
  }

  // MARK: Parts

  /// A text in the shown language, or else in another one, or else words that say that nothing is written.
  private func text(_ item: DraftItem, _ field: DraftField, otherwise: String) -> HTML {
    guard let (text, language) = fields.written(item, field) else {
      return "<span class=\"untitled\">\(otherwise)</span>"
    }
    return "<span\(player.page.languageAttributes(in: language))>\(text)</span>"
  }

  private func paragraph(_ item: DraftItem, _ field: DraftField) -> HTML {
    guard let (text, language) = fields.written(item, field) else { return "" }
    return "<p class=\"written\"\(player.page.languageAttributes(in: language))>\(text)</p>"
  }

  private func picture(_ item: DraftItem) -> HTML {
    guard case .text(let name)? = item[.picture], let url = pictures[name] else { return "" }
    let alt = fields.written(item, .alt)
    return """
      <p class="picture"><img src="\(url)" alt="\(alt?.text ?? "")"\(alt.map { player.page.languageAttributes(in: $0.language) }) loading="lazy"></p>
      """
  }

  private func notes(where isHere: (EditorDiagnostic) -> Bool) -> HTML {
    let here = diagnostics.filter(isHere).map { diagnostic -> HTML in
      let tag =
        diagnostic.item.kind == .language
        ? diagnostic.item.name : diagnostic.field?.isTranslated == true ? diagnostic.key : nil
      let field = diagnostic.field.flatMap { editor.fields.name(of: $0, in: diagnostic.item.kind) }
      let language = languages.count > 1 ? tag.map { Language($0) } : nil
      let name = language.map { "<span\(player.page.languageAttributes(in: $0))>\($0.ownName)</span>" as HTML }
      let separator: HTML = field != nil && name != nil ? " · " : ""
      let heading: HTML = field == nil && name == nil ? "" : "<p class=\"facts\">\(field ?? "")\(separator)\(name)</p>"
      return "\(heading)\(diagnostic.html(id: nil, player.texts.diagnostics))"
    }
    return "\(here)"
  }

  // MARK: What can be done

  private var fileForm: HTML {
    guard rights.canEdit else { return "" }
    return """
      <section class="subsection" id="file"><h2>\(texts.replace)</h2><p class="hint">\(texts.replaceText)</p>\
      <form class="form" method="post" action="\(SitePath.replaceDraft(id))" enctype="multipart/form-data">\
      \(StudioForm.hiddenFields(player, request: request, version: version))\
      \(FileReport.field(file, label: player.texts.studio.newQuiz.file, hint: texts.replaceHint, player.texts))\
      <button class="button">\(texts.replaceButton)</button></form></section>
      """
  }

  private var others: HTML {
    let delete: HTML =
      rights.canDelete
      ? "<a class=\"button small\" href=\"\(SitePath.delete(id))\">\(player.texts.studio.publishing.delete)</a>" : ""
    return """
      <section class="subsection"><div class="state-actions">\
      <a class="button small" href="\(SitePath.export(id, .yaml))" download>\(texts.download("YAML"))</a>\
      <a class="button small" href="\(SitePath.export(id, .json))" download>\(texts.download("JSON"))</a>\
      \(delete)</div></section>
      """
  }
}

extension Texts.Studio.Editor.Fields {
  /// What the author knows a field as; nil for a field that has no words of its own.
  func name(of field: DraftField, in kind: DraftItem.Kind) -> String? {
    switch field {
    case .id: return kind == .quiz ? address : fileName
    case .title: return title
    case .name: return outcomeName
    case .text: return nil
    case .description: return description
    case .reveal: return reveal
    case .undecidedTitle: return undecidedTitle
    case .undecidedDescription: return undecidedDescription
    case .alt: return alt
    case .emoji: return emoji
    case .accent: return accent
    case .kind: return self.kind
    case .advance: return advance
    case .bands: return bands
    case .tag: return tag
    case .draw: return draw
    case .ties: return ties
    case .tieBreaker: return tieBreaker
    case .picture, .points, .quota, .shuffledQuestions, .shuffledAnswers, .unlisted: return nil
    }
  }
}
