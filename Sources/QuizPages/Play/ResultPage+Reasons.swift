import HTML
import QuizEngine

extension ResultPage {
  /// All answers, with the points that each gave.
  var reasons: HTML {
    let text = resultText
    return """
      <details class="subsection"><summary>\(context.texts.result.why)</summary>
      <ol>\(play.responses.indices.map { reason($0, text) })</ol></details>
      """
  }

  private func reason(_ position: Int, _ text: ResultText) -> HTML {
    guard let question = play.question(at: position) else { return "" }
    let chosen = text.chosen(at: position)
    let answers: HTML = chosen.isEmpty ? "<p>\(context.texts.result.noneChosen)</p>" : "\(chosen.map(answer))"
    return """
      <li><p class="past-question"\(context.authorTextAttributes)>\(question.text[context.language])</p>\
      \(answers)\
      <p class="counted">\(text.pointsText(at: position))</p></li>

      """
  }

  private func answer(_ answer: Answer) -> HTML {
    "<p\(context.authorTextAttributes)>\(answer.text[context.language])</p>"
  }
}
