import HTML
import QuizEngine

extension ResultPage {
  /// All answers, with the points that each gave.
  var reasons: HTML {
    """
    <details class="subsection"><summary>\(context.texts.result.why)</summary>
    <ol>\(play.responses.indices.map(reason))</ol></details>
    """
  }

  private func reason(_ position: Int) -> HTML {
    guard let question = play.question(at: position) else { return "" }
    let chosen = resultText.chosen(at: position)
    let answers: HTML = chosen.isEmpty ? "<p>\(context.texts.result.noneChosen)</p>" : "\(chosen.map(answer))"
    return """
      <li><p class="past-question"\(context.authorTextAttributes)>\(question.text[context.language])</p>\
      \(answers)\
      <p class="counted">\(resultText.pointsText(at: position))</p></li>

      """
  }

  private func answer(_ answer: Answer) -> HTML {
    "<p\(context.authorTextAttributes)>\(answer.text[context.language])</p>"
  }
}
