import HTML
import QuizEngine

extension ResultPage {
  /// The player's points by outcome; nil if there are none.
  var pointsSection: HTML? {
    let total = result.tally.total
    guard total > 0 else { return nil }
    let texts = context.texts.result
    return """
      <section class="subsection" aria-labelledby="shares"><h2 id="shares">\(texts.shares)</h2>
      <table><thead class="visually-hidden"><tr><th scope="col">\(texts.outcome)</th><th scope="col">\(texts.share)</th></tr></thead>
      <tbody>\(resultText.ranking.map { row($0, of: total) })</tbody></table>
      \(resultText.runnersUp.map { "<p>\($0)</p>" })
      </section>
      """
  }

  private func row(_ index: Int, of total: Int) -> HTML {
    let (outcome, percent) = (context.quiz.outcomes[index], PercentBar.percent(result.tally.points[index], of: total))
    return """
      <tr><th scope="row"\(context.authorTextAttributes)>\(context.icon(outcome)) \(outcome.name[context.language])</th>\
      <td><div>\(PercentBar.bar(percent))<span>\(context.texts.result.percent(percent))</span></div></td></tr>
      """
  }
}
