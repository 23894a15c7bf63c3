import HTML
import QuizDrafts
import QuizEngine

extension EditorPage {
  /// The points of each answer for each outcome, with the sums of rows and columns.
  func points(_ answers: [DraftItem]) -> HTML {
    let outcomes = draft.quiz.items(.outcome)
    guard !answers.isEmpty else { return "" }
    guard !outcomes.isEmpty else {
      return
        "<section class=\"part\"><h3>\(texts.points.title)</h3><p class=\"hint\">\(texts.points.noOutcomes)</p></section>"
    }
    let columns = outcomes.map { outcome -> HTML in
      "<th scope=\"col\">\(OutcomeFace.face(of: outcome) { pictures[$0] }?.html)\(label(outcome, .name, otherwise: texts.unnamedOutcome))</th>"
    }
    let sums = outcomes.map { outcome -> HTML in
      let sum = answers.reduce(0) { $0 + points(of: $1, for: outcome) }
      return "<td class=\"sum\" data-label=\"\(plain(outcome))\">\(context.texts.number(sum))</td>"
    }
    return """
      <table class="points"><caption><strong>\(texts.points.title)</strong> \(texts.points.hint)</caption>\
      <thead><tr><th scope="col">\(texts.points.answer)</th>\(columns)<th scope="col">\(texts.points.sum)</th></tr></thead>\
      <tbody>\(answers.enumerated().map { row($1, number: $0 + 1, outcomes) })</tbody>\
      <tfoot><tr><th scope="row">\(texts.points.sum)</th>\(sums)<td></td></tr></tfoot></table>\
      \(answers.flatMap { answer in outcomes.map { notes(answer, $0) } })
      """
  }

  /// What is wrong with one number stands below the table, since its cell is too narrow for words.
  private func notes(_ answer: DraftItem, _ outcome: DraftItem) -> HTML {
    fields.notes(DraftLocation(answer.id, .points, outcome.id.name))
  }

  private func row(_ answer: DraftItem, number: Int, _ outcomes: [DraftItem]) -> HTML {
    let name = fields.written(answer, .text)?.text ?? texts.answer(number)
    let separator = context.texts.site.labelSeparator
    let cells = outcomes.map { outcome -> HTML in
      let location = DraftLocation(answer.id, .points, outcome.id.name)
      let points = points(of: answer, for: outcome)
      let value: HTML = if case .integer? = answer[.points, outcome.id.name] { "\(points)" } else { "" }
      return """
        <td data-label="\(plain(outcome))"><input type="number" step="1" value="\(value)" placeholder="0" \
        aria-label="\(name)\(separator)\(plain(outcome))"\(fields.names(location, hasHint: false))></td>
        """
    }
    let isIdle = outcomes.allSatisfy { points(of: answer, for: $0) == 0 }
    let sum = outcomes.reduce(0) { $0 + points(of: answer, for: $1) }
    return """
      <tr\(" class=\"idle\"", if: isIdle)><th scope="row">\(label(answer, .text, otherwise: texts.answer(number)))\
      \(isIdle ? "<small>\(texts.points.idle)</small>" : "" as HTML)</th>\(cells)\
      <td class="sum" data-label="\(texts.points.sum)">\(context.texts.number(sum))</td></tr>
      """
  }

  private func points(of answer: DraftItem, for outcome: DraftItem) -> Int {
    if case .integer(let points)? = answer[.points, outcome.id.name] { points } else { 0 }
  }

  private func plain(_ outcome: DraftItem) -> String {
    fields.written(outcome, .name)?.text ?? texts.unnamedOutcome
  }
}
