import HTML
import QuizEngine

extension ResultPage {
  /// The player's points by outcome; nil if there are none.
  var pointsSection: HTML? {
    guard result.tally.total > 0, friend == nil else { return nil }
    let (texts, percents) = (context.texts.result, resultText.percents)
    return """
      <section class="subsection" aria-labelledby="shares"><h2 id="shares">\(texts.shares)</h2>
      <table><thead class="visually-hidden"><tr><th scope="col">\(texts.outcome)</th><th scope="col">\(texts.share)</th></tr></thead>
      <tbody>\(resultText.ranking.map { row($0, percents[$0]) })</tbody></table>
      \(resultText.runnersUp.map { "<p>\($0)</p>" })
      </section>
      """
  }

  private func row(_ index: Int, _ percent: Int) -> HTML {
    """
    <tr\(" class=\"own\"", if: index == result.outcome)>\(outcomeHeader(index))<td>\(percentCell(percent))</td></tr>
    """
  }

  /// The first cell of an outcome's row: its icon and name.
  func outcomeHeader(_ index: Int) -> HTML {
    let outcome = context.quiz.outcomes[index]
    return """
      <th scope="row"\(context.authorTextAttributes)>\(context.icon(outcome)) \(outcome.name[context.language])</th>
      """
  }

  /// A bar with its percentage.
  func percentCell(_ percent: Int) -> HTML {
    "<div>\(PercentBar.bar(percent))<span>\(context.texts.result.percent(percent))</span></div>"
  }
}
