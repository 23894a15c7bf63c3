import HTML
import QuizEngine

extension ResultPage {
  /// How the points of the player's answers were shared among the outcomes; nothing where there were none.
  var shares: HTML? {
    let total = result.tally.total
    guard total > 0 else { return nil }
    let texts = shown.texts.result
    return """
      <section class="beyond" aria-labelledby="shares"><h2 id="shares">\(texts.shares)</h2>
      <table><thead class="unseen"><tr><th scope="col">\(texts.outcome)</th><th scope="col">\(texts.share)</th></tr></thead>
      <tbody>\(ranking.map { row($0, of: total) })</tbody></table>
      \(runnersUp.map { "<p>\($0)</p>" })
      </section>
      """
  }

  /// The outcomes from the highest score to the lowest, the result first, others in the author's order where they tie.
  private var ranking: [Int] {
    let points = result.tally.points
    return points.indices.sorted { one, other in
      (points[other], one == result.outcome ? 0 : 1, one) < (points[one], other == result.outcome ? 0 : 1, other)
    }
  }

  private func row(_ index: Int, of total: Int) -> HTML {
    let (outcome, percent) = (shown.quiz.outcomes[index], Share.percent(result.tally.points[index], of: total))
    return """
      <tr><th scope="row"\(shown.authored)>\(shown.face(outcome)) \(outcome.name[shown.language])</th>\
      <td><div>\(Share.bar(percent))<span>\(shown.texts.result.percent(percent))</span></div></td></tr>
      """
  }

  /// The outcomes that came next after a result that wasn't tied.
  private var runnersUp: String? {
    guard result.leaders.count == 1, let winner = result.outcome else { return nil }
    let points = result.tally.points
    let second = points.indices.filter { $0 != winner }.map { points[$0] }.max() ?? 0
    guard second > 0 else { return nil }
    let names = points.indices.filter { $0 != winner && points[$0] == second }
      .map { shown.quiz.outcomes[$0].name[shown.language] }
    return shown.texts.result.runnersUp(names)
  }
}

/// A part of a whole, in whole percent, and the bar that shows it.
enum Share {
  /// Rounded half up.
  static func percent(_ part: Int, of whole: Int) -> Int { (200 * part + whole) / (2 * whole) }

  /// - Parameter percent: 0 to 100.
  static func bar(_ percent: Int) -> HTML {
    """
    <svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">\
    <rect width="100" height="8"/><rect class="part" width="\(percent)" height="8"/></svg>
    """
  }
}
