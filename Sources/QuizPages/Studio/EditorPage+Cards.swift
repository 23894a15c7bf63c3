import HTML
import QuizDrafts
import QuizEngine

extension EditorPage {
  /// The element id of the open card's form.
  private static let form: HTML = "card"

  /// The list of all cards, with the open one in its place.
  var cards: HTML {
    let outcomes = draft.quiz.items(.outcome)
    let questions = draft.quiz.items(.question)
    return """
      <ol class="editor-cards">\(card(.introduction, "\(texts.introduction)"))\
      \(card(.outcomes, "\(texts.outcomes)"))\(outcomes.map { card(.item($0.id), outcomeLabel($0)) })\
      <li class="add">\(button(.add(.outcome, to: .quiz), "\(texts.actions.addOutcome)"))</li>\
      <li class="heading" id="questions"><h2>\(texts.questions)</h2></li>\
      \(questions.enumerated().map { card(.item($1.id), questionLabel($1, number: $0 + 1)) })\
      <li class="add">\(button(.add(.question, to: .quiz), "\(texts.actions.addQuestion)"))</li>\
      \(card(.rules, "\(texts.rules)"))</ol>
      """
  }

  private func card(_ card: EditorCard, _ label: HTML) -> HTML {
    let isItem = if case .item = card { true } else { false }
    guard card == open else {
      let count = diagnostics.count { $0.card(in: draft) == card }
      let mark: HTML =
        count == 0
        ? ""
        : "<span class=\"notes\"><span aria-hidden=\"true\">\(count)</span><span class=\"visually-hidden\">\(texts.notes(count))</span></span>"
      return """
        <li\(" class=\"item\"", if: isItem)><button class="card-row" form="\(Self.form)" name="\(StudioField.action)" \
        value="\(EditorAction.open(card).value)">\(label)\(mark)</button></li>
        """
    }
    return """
      <li class="open" id="open"><h2>\(label)</h2>\
      <form id="\(Self.form)" class="form card-form" method="post" action="\(SitePath.saveCard(of: id))">\(hiddenFields)\
      <button class="visually-hidden" tabindex="-1" aria-hidden="true" name="\(StudioField.action)" \
      value="\(EditorAction.save.value)">\(texts.save)</button>\
      \(languageChoice)\(elsewhere)\(content)\
      <button class="button primary" name="\(StudioField.action)" value="\(EditorAction.save.value)">\(texts.save)</button>\
      \(itemActions)</form></li>
      """
  }

  /// A button that saves the open card, and then does something else.
  func button(_ action: EditorAction, _ label: HTML, about item: String? = nil) -> HTML {
    """
    <button class="button small" form="\(Self.form)" name="\(StudioField.action)" value="\(action.value)"\
    \(item.map { " aria-label=\"\($0)\"" })>\(label)</button>
    """
  }

  private func outcomeLabel(_ outcome: DraftItem) -> HTML {
    let face = OutcomeFace.face(of: outcome) { pictures[$0] }
    let words = label(outcome, .name, otherwise: texts.unnamedOutcome)
    return "<span class=\"ordinal\">\(face?.html)</span>\(words)"
  }

  private func questionLabel(_ question: DraftItem, number: Int) -> HTML {
    "<span class=\"ordinal\">\(number)</span>\(label(question, .text, otherwise: texts.unwrittenQuestion))"
  }

  /// What is written in a field, or else words that say that nothing is.
  func label(_ item: DraftItem, _ field: DraftField, otherwise: String) -> HTML {
    guard let (text, language) = fields.written(item, field) else {
      return "<span class=\"untitled\">\(otherwise)</span>"
    }
    return "<span\(context.page.languageAttributes(in: language))>\(text)</span>"
  }

  /// The links that show a second language beside the first.
  private var languageChoice: HTML {
    guard languages.count > 1, let first = languages.first else { return "" }
    let shown = fields.languages.dropFirst().first
    let one = TabLinks.Link(
      label: "\(texts.fields.oneLanguage)", path: SitePath.draft(id, card: open), isCurrent: shown == nil)
    let others = languages.filter { $0 != first }.map { language in
      TabLinks.Link(
        label: "\(language.ownName)", path: SitePath.draft(id, card: open, second: language),
        isCurrent: language == shown, language: language)
    }
    return TabLinks(label: texts.fields.besides, current: "true", links: [one] + others).html
  }

  /// What is wrong in the card at no field and no answer that it shows.
  private var elsewhere: HTML {
    let shown = fields.languages.map { $0.tag }
    let hidden = diagnostics.filter { diagnostic in
      guard diagnostic.card(in: draft) == open else { return false }
      guard let key = diagnostic.key else { return diagnostic.field == nil && diagnostic.item.kind != .answer }
      return diagnostic.field?.isTranslated == true && !shown.contains(key)
    }
    return "\(hidden.map { "\(self.language(of: $0))\($0.html(id: nil, context.texts.diagnostics))" as HTML })"
  }

  private func language(of diagnostic: EditorDiagnostic) -> HTML {
    let tag = diagnostic.item.kind == .language ? diagnostic.item.name : diagnostic.key
    return tag.map { "<p class=\"facts\">\(texts.inLanguage(Language($0).ownName))</p>" } ?? ""
  }

  /// The buttons that move, duplicate and delete the open item.
  private var itemActions: HTML {
    guard case .item(let item) = open else { return "" }
    return """
      <div class="item-actions">\(button(.moveUp(item), "\(texts.actions.moveUp)"))\
      \(button(.moveDown(item), "\(texts.actions.moveDown)"))\(button(.duplicate(item), "\(texts.actions.duplicate)"))\
      \(button(.delete(item), "\(texts.actions.delete)"))</div>
      """
  }
}
