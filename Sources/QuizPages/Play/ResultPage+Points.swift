import HTML
import QuizEngine

extension ResultPage {
  /// The number of outcomes that are shown at once.
  private static let leaderCount = 3

  /// The player's points by outcome; nil if there are none. All but the first outcomes are folded away.
  ///
  /// - Parameter headings: each outcome's icon and name.
  func pointsSection(_ headings: [HTML]) -> HTML? {
    guard result.tally.total > 0, friend == nil else { return nil }
    let texts = context.texts.result
    let ranking = resultText.ranking
    let percents = resultText.percents(ranking: ranking)
    // A fold for a single row would take as much room as the row.
    let leaderCount = ranking.count == Self.leaderCount + 1 ? ranking.count : Self.leaderCount
    let rows = ranking.map { bar($0, percents[$0], headings) }
    let rest = rows.dropFirst(leaderCount)
    return """
      <section class="subsection" aria-labelledby="shares"><h2 id="shares">\(texts.shares)</h2>
      <ul class="shares">\(Array(rows.prefix(leaderCount)))</ul>
      \("<details><summary>\(texts.others)</summary><ul class=\"shares\">\(Array(rest))</ul></details>\n", if: !rest.isEmpty)</section>

      """
  }

  /// An outcome with its percentage, and a bar below.
  ///
  /// - Parameter headings: each outcome's icon and name.
  func bar(_ index: Int, _ percent: Int, _ headings: [HTML]) -> HTML {
    """
    <li\(" class=\"own\"", if: index == result.outcome)>\(headings[index])\
    <span class="percent">\(context.texts.result.percent(percent))</span>\(PercentBar.bar(percent))</li>

    """
  }
}
