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
    guard let question = play.question(at: position), let response = play.responses[position] else { return "" }
    let chosen = question.chosen(by: response).map { question.answers[$0] }
    let answers: HTML = chosen.isEmpty ? "<p>\(shown.texts.result.noneChosen)</p>" : "\(chosen.map(answer))"
    let breaksTies = play.deal.questions[position] == shown.quiz.questions.count
    return """
      <li><p class="asked-then"\(shown.authored)>\(question.text[shown.language])</p>\
      \(answers)\
      <p class="counted">\(breaksTies ? shown.texts.result.countedInTie : points(of: chosen))</p></li>

      """
  }

  private func answer(_ answer: Answer) -> HTML { "<p\(shown.authored)>\(answer.text[shown.language])</p>" }

  private func points(of chosen: [Answer]) -> String {
    var tally = Tally(outcomes: shown.quiz.outcomes.count)
    for answer in chosen { tally.count(answer.leanings) }
    let counted = tally.points.indices.filter { tally.points[$0] > 0 }
    guard !counted.isEmpty else { return shown.texts.result.countedNothing }
    return Listing.of(
      counted.map { shown.texts.result.counted(shown.quiz.outcomes[$0].name[shown.language], tally.points[$0]) },
      comma: " · ", and: " · ")
  }
}
