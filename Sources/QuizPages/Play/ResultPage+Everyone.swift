import HTML
import QuizEngine

extension ResultPage {
  /// What all players came to, beside what a player who answers at random would.
  func distribution(_ everyone: Everyone) -> HTML {
    let texts = shown.texts.result
    let chance: HTML = everyone.odds == nil ? "" : "<th scope=\"col\">\(texts.byChance)</th>"
    return """
      <section class="beyond" aria-labelledby="everyone"><h2 id="everyone">\(texts.everyone)</h2>
      <table><thead><tr><th scope="col"><span class="unseen">\(texts.outcome)</span></th>\
      <th scope="col"><span class="unseen">\(texts.share)</span></th>\(chance)</tr></thead>
      <tbody>\(shown.quiz.outcomes.indices.map { row($0, everyone) })\(undecided(everyone))</tbody></table>
      <p>\(texts.everyoneCount(everyone.total))</p>
      </section>
      """
  }

  private func row(_ index: Int, _ everyone: Everyone) -> HTML {
    let outcome = shown.quiz.outcomes[index]
    return """
      <tr\(" class=\"own\"", if: index == result.outcome)>\
      <th scope="row"\(shown.authored)>\(shown.face(outcome)) \(outcome.name[shown.language])</th>\
      \(cells(everyone.plays[index], everyone, chance: everyone.odds?.outcomes[index].result))</tr>
      """
  }

  private func undecided(_ everyone: Everyone) -> HTML? {
    guard everyone.undecided > 0 else { return nil }
    return """
      <tr><th scope="row">\(shown.texts.result.undecided)</th>\
      \(cells(everyone.undecided, everyone, chance: everyone.odds?.undecided))</tr>
      """
  }

  private func cells(_ plays: Int, _ everyone: Everyone, chance: Odds.Estimate?) -> HTML {
    let texts = shown.texts.result
    let percent = Share.percent(plays, of: everyone.total)
    let byChance = chance.map { estimate -> HTML in
      "<td class=\"chance\">\(texts.percent(Int(estimate.probability * 100 + 0.5)))</td>"
    }
    return "<td><div>\(Share.bar(percent))<span>\(texts.percent(percent))</span></div></td>\(byChance)"
  }
}
