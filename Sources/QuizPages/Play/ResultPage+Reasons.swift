import HTML
import QuizEngine

extension ResultPage {
  /// All answers, with the points that each gave.
  var reasons: HTML {
    // Closures over these take less than over the page.
    let (text, language, attributes) = (resultText, context.language, context.authorTextAttributes)
    let none = context.texts.result.noneChosen
    let reasons = play.responses.indices.map { position -> HTML in
      guard let question = text.play.question(at: position) else { return "" }
      let chosen = text.chosen(at: position)
      let answers = chosen.map { answer -> HTML in "<p\(attributes)>\(answer.text[language])</p>" }
      return """
        <li><p class="past-question"\(attributes)>\(question.text[language])</p>\
        \(answers.isEmpty ? ["<p>\(none)</p>"] : answers)\
        <p class="counted">\(text.pointsText(at: position, chosen: chosen))</p></li>

        """
    }
    return """
      <details class="subsection"><summary>\(context.texts.result.why)</summary>
      <ol>\(reasons)</ol></details>
      """
  }
}
