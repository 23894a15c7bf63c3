import HTML
import QuizEngine

extension ResultPage {
  /// How often all players got each outcome, beside the probability for random answers.
  func distributionSection(_ everyone: Distribution) -> HTML {
    let texts = context.texts.result
    let chance: HTML = everyone.odds == nil ? "" : "<th scope=\"col\">\(texts.byChance)</th>"
    return """
      <section class="subsection" aria-labelledby="everyone"><h2 id="everyone">\(texts.everyone)</h2>
      <table><thead><tr><th scope="col"><span class="visually-hidden">\(texts.outcome)</span></th>\
      <th scope="col"><span class="visually-hidden">\(texts.share)</span></th>\(chance)</tr></thead>
      <tbody>\(context.quiz.outcomes.indices.map { row($0, everyone) })\(undecided(everyone))</tbody></table>
      <p>\(texts.everyoneCount(everyone.total))</p>
      </section>
      """
  }

  private func row(_ index: Int, _ everyone: Distribution) -> HTML {
    let outcome = context.quiz.outcomes[index]
    return """
      <tr\(" class=\"own\"", if: index == result.outcome)>\
      <th scope="row"\(context.authorTextAttributes)>\(context.icon(outcome)) \(outcome.name[context.language])</th>\
      \(cells(everyone.plays[index], everyone, chance: everyone.odds?.outcomes[index].result))</tr>
      """
  }

  private func undecided(_ everyone: Distribution) -> HTML? {
    guard everyone.undecided > 0 else { return nil }
    return """
      <tr><th scope="row">\(context.texts.result.undecided)</th>\
      \(cells(everyone.undecided, everyone, chance: everyone.odds?.undecided))</tr>
      """
  }

  private func cells(_ plays: Int, _ everyone: Distribution, chance: Odds.Estimate?) -> HTML {
    let texts = context.texts.result
    let percent = PercentBar.percent(plays, of: everyone.total)
    let byChance = chance.map { estimate -> HTML in
      "<td class=\"chance\">\(texts.percent(estimate.probability.percent))</td>"
    }
    return "<td><div>\(PercentBar.bar(percent))<span>\(texts.percent(percent))</span></div></td>\(byChance)"
  }
}
