import HTML
import QuizEngine

extension ResultPage {
  /// Each answer, and what it counted for.
  var reasons: HTML {
    """
    <details class="beyond"><summary>\(shown.texts.result.why)</summary>
    <ol>\(play.responses.indices.map(reason))</ol></details>
    """
  }

  private func reason(_ position: Int) -> HTML {
    guard let question = play.question(at: position) else { return "" }
    let chosen = words.chosen(at: position)
    let answers: HTML = chosen.isEmpty ? "<p>\(shown.texts.result.noneChosen)</p>" : "\(chosen.map(answer))"
    return """
      <li><p class="asked-then"\(shown.authored)>\(question.text[shown.language])</p>\
      \(answers)\
      <p class="counted">\(words.counted(at: position))</p></li>

      """
  }

  private func answer(_ answer: Answer) -> HTML { "<p\(shown.authored)>\(answer.text[shown.language])</p>" }
}
