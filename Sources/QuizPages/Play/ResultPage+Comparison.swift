import HTML
import QuizEngine

extension ResultPage {
  /// The player's profile beside a friend's.
  func comparisonSection(_ friend: FriendProfile) -> HTML {
    let texts = context.texts.result
    let (own, other) = (resultText.percents, PercentBar.percents(friend.points))
    let rows = resultText.ranking.map { index -> HTML in
      """
      <tr\(" class=\"own\"", if: index == result.outcome)>\(outcomeHeader(index))<td>\(percentCell(own[index]))</td>\
      <td class="friend">\(percentCell(other[index]))</td></tr>
      """
    }
    return """
      <section class="subsection" aria-labelledby="both"><h2 id="both">\(texts.both)</h2>
      <table class="comparison"><thead><tr><th scope="col"><span class="visually-hidden">\(texts.outcome)</span></th>\
      <th scope="col">\(texts.you)</th><th scope="col">\(texts.friend)</th></tr></thead>
      <tbody>\(rows)</tbody></table>
      \(summary(own, other).map { "<p>\($0)</p>" })
      </section>

      """
  }

  /// On which outcomes the two are closest and furthest apart; nil if they are equally far apart on all.
  private func summary(_ own: [Int], _ other: [Int]) -> String? {
    let distances = zip(own, other).map { $0 - $1 }.map { $0 < 0 ? -$0 : $0 }
    // An outcome that neither has tells nothing.
    let compared = resultText.ranking.filter { own[$0] > 0 || other[$0] > 0 }
    guard let closest = compared.min(by: { distances[$0] < distances[$1] }),
      let furthest = compared.max(by: { distances[$0] < distances[$1] }), distances[closest] < distances[furthest]
    else { return nil }
    let names = context.quiz.outcomes
    return context.texts.result.closest(names[closest].name[context.language], names[furthest].name[context.language])
  }

  /// Lets the player allow friends to compare, or take that back; nil if it isn't offered.
  var comparisonConsent: HTML? {
    guard resultText.outcome != nil, let consent = sharing?.comparison else { return nil }
    let texts = context.texts.result
    let isGiven = consent != .withheld
    return """
      <section class="subsection compare" aria-labelledby="compare"><h2 id="compare">\(texts.together)</h2>
      <p>\(isGiven ? texts.togetherGiven : texts.togetherText)</p>
      <form method="post" action="\(SitePath.comparison(of: playID))">\(context.page.csrfField)\
      <button class="button" name="compare" value="\(isGiven ? "off" : "on")">\
      \(isGiven ? texts.stopTogether : texts.allowTogether)</button></form></section>

      """
  }
}
