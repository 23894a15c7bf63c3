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

  private func reason(at position: Int) -> HTML {
    guard let question = play.question(at: position) else { return "" }
    let chosen = play.responses[position].map(question.chosen) ?? []
    let index = play.order.questions[position]
    return parts?.reason(index, chosen: chosen)
      ?? context.reason(question, chosen, isTieBreaker: index == context.quiz.questions.count)
  }
}

extension QuizPageContext {
  /// A question with the chosen answers, and the points that they gave.
  ///
  /// - Parameter chosen: the indices of answers.
  func reason(_ question: Question, _ chosen: [Int], isTieBreaker: Bool) -> HTML {
    let answers = chosen.map { question.answers[$0] }
    let paragraphs = answers.map { answer -> HTML in "<p\(authorTextAttributes)>\(answer.text[language])</p>" }
    return """
      <li><p class="past-question"\(authorTextAttributes)>\(question.text[language])</p>\
      \(paragraphs.isEmpty ? ["<p>\(texts.result.noneChosen)</p>"] : paragraphs)\
      <p class="counted">\(quiz.pointsText(answers, isTieBreaker: isTieBreaker, in: language, texts))</p></li>

      """
  }
}
