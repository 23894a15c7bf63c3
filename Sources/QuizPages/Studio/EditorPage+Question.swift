import HTML
import QuizDrafts
import QuizEngine

extension EditorPage {
  func question(_ question: DraftItem) -> HTML {
    let words = texts.fields
    let kind = fields.text(question, .kind)
    let answers = question.items(.answer)
    return """
      \(fields.translations(question, .text, label: words.question, rows: 2))\
      \(picture(question))\
      \(fields.choice(question, .kind, label: words.kind, fallback: "single", options: [("single", words.single), ("multiple", words.multiple), ("ranged", words.ranged)]))\
      \(kind == "ranged" ? fields.choice(question, .bands, label: words.bands, fallback: "rounded", options: [("rounded", words.roundedBands), ("equal", words.equalBands)]) : "")\
      \(kind == "single" || kind.isEmpty ? fields.choice(question, .advance, label: words.advance, fallback: "press", options: [("press", words.press), ("submit", words.submit)]) : "")\
      \(answers.enumerated().map { answer($1, number: $0 + 1, of: answers.count) })\
      \(button(.add(.answer, to: question.id), "\(texts.actions.addAnswer)"))\
      \(points(answers))\
      <details class="more"\(" open", if: !fields.text(question, .tag).isEmpty)><summary>\(words.tag)</summary>\
      \(fields.plain(question, .tag, label: words.tag, hint: words.tagHint))</details>\
      \(name(question, label: words.fileName, hint: words.fileNameHint))
      """
  }

  private func answer(_ answer: DraftItem, number: Int, of count: Int) -> HTML {
    let label = texts.answer(number)
    let separator = context.texts.site.labelSeparator
    func icon(_ action: EditorAction, _ sign: HTML, _ words: String, isPossible: Bool = true) -> HTML {
      """
      <button class="icon-button" name="\(StudioField.action)" value="\(action.value)" aria-label="\(words)\(separator)\(label)" \
      title="\(words)"\(" disabled", if: !isPossible)><span aria-hidden="true">\(sign)</span></button>
      """
    }
    return """
      <section class="answer-row" aria-label="\(label)">\
      \(fields.translations(answer, .text, label: label))\(picture(answer))\(fields.notes(answer.id))\
      <div class="icon-buttons">\(icon(.moveUp(answer.id), "↑", texts.actions.moveUp, isPossible: number > 1))\
      \(icon(.moveDown(answer.id), "↓", texts.actions.moveDown, isPossible: number < count))\
      \(icon(.duplicate(answer.id), "⧉", texts.actions.duplicate))\
      \(icon(.delete(answer.id), "✕", texts.actions.delete))\(move(answer))</div></section>
      """
  }

  /// Moves an answer to another question.
  private func move(_ answer: DraftItem) -> HTML {
    let others = draft.quiz.items(.question).enumerated().filter { .item($1.id) != open }
    guard !others.isEmpty else { return "" }
    let name = EditorAction.questionField(of: answer.id)
    let options = others.map { index, question -> HTML in
      let text = fields.written(question, .text)?.text ?? texts.unwrittenQuestion
      return "<option value=\"\(question.id.name)\">\(index + 1). \(text)</option>"
    }
    return """
      <details class="move"><summary>\(texts.actions.moveToQuestion)</summary>\
      <div class="field"><select name="\(name)" aria-label="\(texts.actions.moveToQuestion)">\(options)</select>\
      \(button(.moveToQuestion(answer.id), "\(texts.actions.moveToQuestion)"))</div></details>
      """
  }
}
