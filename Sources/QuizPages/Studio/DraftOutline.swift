import HTML
import QuizDrafts
import QuizEngine

/// The content of a draft as its author reads it, with what is wrong in its place.
struct DraftOutline {
  let context: PlayerPageContext
  let draft: Draft
  let diagnostics: [EditorDiagnostic]
  /// The addresses of the draft's pictures, by their names in the draft.
  let pictures: [String: String]
  /// The languages of the quiz.
  let languages: [Language]
  /// In which the content is shown.
  let shownLanguage: Language

  var html: HTML { "<div class=\"outline\">\(introduction)\(outcomes)\(questions)\(rules)</div>" }

  var fields: EditorFields {
    EditorFields(page: context.page, draft: draft, diagnostics: diagnostics, languages: [shownLanguage])
  }

  private var editor: Texts.Studio.Editor { context.texts.studio.editor }

  // MARK: Sections

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
      <h3>\(fields.name(of: outcome))</h3>\
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
      <li id="\(question.id.name)"><h3>\(fields.name(of: question))</h3>\
      <p class="facts">\(kind(of: question))</p>\(picture(question))\(notes { $0.item == question.id })\
      <ul class="outline-answers">\(question.items(.answer).enumerated().map { answer($1, number: $0 + 1) })</ul></li>
      """
    }
    let list: HTML = items.isEmpty ? nothingYet : "<ol class=\"outline-questions\">\(rows)</ol>"
    return "<section><h2>\(editor.questions)</h2>\(list)</section>"
  }

  private var nothingYet: HTML { "<p class=\"untitled\">\(context.texts.studio.draft.nothingYet)</p>" }

  private func kind(of question: DraftItem) -> HTML {
    let words = editor.fields
    let kind =
      switch fields.text(question, .kind) {
      case "multiple": words.multiple
      case "ranged": words.ranged
      default: words.single
      }
    let tag = fields.text(question, .tag)
    return "\(kind)\(" · \(words.tag)\(context.texts.site.labelSeparator)<bdi>\(tag)</bdi>", if: !tag.isEmpty)"
  }

  private func answer(_ answer: DraftItem, number: Int) -> HTML {
    """
    <li><div class="answer-line">\(fields.text(answer, .text, otherwise: editor.answer(number)))\(points(of: answer))</div>\
    \(picture(answer))\(notes { $0.item == answer.id })</li>
    """
  }

  /// What an answer counts for each outcome.
  private func points(of answer: DraftItem) -> HTML {
    let counted = draft.quiz.items(.outcome).compactMap { outcome -> HTML? in
      guard case .integer(let number)? = answer[.points, outcome.id.name], number != 0 else { return nil }
      let name = fields.name(of: outcome)
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
      let question = draft.item(DraftItemID(name)).map { fields.name(of: $0) }
      return "\(words.oneMoreQuestion)\(context.texts.site.labelSeparator)\(question ?? "\(words.noTieBreaker)")"
    default: return "\(words.chance)"
    }
  }

  // MARK: Parts

  private func paragraph(_ item: DraftItem, _ field: DraftField) -> HTML {
    guard let (text, language) = fields.written(item, field) else { return "" }
    return "<p class=\"written\"\(context.page.languageAttributes(in: language))>\(text)</p>"
  }

  private func picture(_ item: DraftItem) -> HTML {
    guard case .text(let name)? = item[.picture], let url = pictures[name] else { return "" }
    let alt = fields.written(item, .alt)
    return """
      <p class="picture"><img src="\(url)" alt="\(alt?.text ?? "")"\(alt.map { context.page.languageAttributes(in: $0.language) }) loading="lazy"></p>
      """
  }

  private func notes(where isHere: (EditorDiagnostic) -> Bool) -> HTML {
    let here = diagnostics.filter(isHere).map { diagnostic -> HTML in
      let tag =
        diagnostic.item.kind == .language
        ? diagnostic.item.name : diagnostic.field?.isTranslated == true ? diagnostic.key : nil
      let field = diagnostic.field.flatMap { editor.fields.name(of: $0, in: diagnostic.item.kind) }
      let language = languages.count > 1 ? tag.map { Language($0) } : nil
      let name = language.map { "<span\(context.page.languageAttributes(in: $0))>\($0.ownName)</span>" as HTML }
      let separator: HTML = field != nil && name != nil ? " · " : ""
      let heading: HTML = field == nil && name == nil ? "" : "<p class=\"facts\">\(field ?? "")\(separator)\(name)</p>"
      return "\(heading)\(diagnostic.html(id: nil, context.texts.diagnostics))"
    }
    return "\(here)"
  }
}
