import HTML
import QuizEngine

extension ResultPage {
  /// How rare the result is; nil if that isn't published, or nobody finished the quiz.
  var rarity: HTML? {
    guard let distribution, let outcome = result.outcome, distribution.total > 0 else { return nil }
    let texts = context.texts.result
    let percent = PercentBar.percent(distribution.plays[outcome], of: distribution.total)
    return """
      <p class="figure">\(percent == 0 ? texts.rarest : texts.rarity(percent))<small>\(texts.rarityCount(distribution.total))</small></p>

      """
  }

  /// How often all players got each outcome, the most frequent one first.
  ///
  /// - Parameter headings: each outcome's icon and name.
  func distributionSection(_ everyone: Distribution, _ headings: [HTML]) -> HTML {
    let texts = context.texts.result
    let percents = PercentBar.percents(everyone.plays + [everyone.undecided])
    let byFrequency = context.quiz.outcomes.indices.sorted { one, other in
      (everyone.plays[other], one) < (everyone.plays[one], other)
    }
    return """
      <details class="subsection"><summary>\(texts.everyone)</summary>
      <ul class="shares">\(byFrequency.map { bar($0, percents[$0], headings) })\
      \(undecided(everyone, percents[everyone.plays.count]))</ul>
      <p class="facts">\(texts.rarityCount(everyone.total))</p></details>
      """
  }

  private func undecided(_ everyone: Distribution, _ percent: Int) -> HTML? {
    guard everyone.undecided > 0 else { return nil }
    let texts = context.texts.result
    return """
      <li><span class="name">\(texts.undecided)</span><span class="percent">\(texts.percent(percent))</span>\
      \(PercentBar.bar(percent))</li>
      """
  }
}
