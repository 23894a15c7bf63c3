import HTML
import QuizEngine

extension ResultPage {
  /// The field that allows friends to compare, with ``comparisonAllowed``, or takes that back.
  public static let comparisonField = "compare"
  public static let comparisonAllowed = "on"

  /// The player's profile beside a friend's. The two are as alike as the percentages that they share.
  ///
  /// - Parameter headings: each outcome's icon and name.
  func comparisonSection(_ friend: FriendProfile, _ headings: [HTML]) -> HTML {
    let texts = context.texts.result
    let own = resultText.percents
    let other = PercentBar.percents(friend.points)
    let rows = resultText.ranking.map { index -> HTML in
      """
      <li\(" class=\"own\"", if: index == result.outcome)>\(headings[index])\
      \(bar(of: texts.you, own[index], cssClass: "player"))\
      \(bar(of: texts.friend, other[index], cssClass: "friend"))</li>

      """
    }
    return """
      <section class="subsection both" aria-labelledby="both"><h2 id="both">\(texts.both)</h2>
      <p class="figure">\(results(friend))<small>\(texts.alike(zip(own, other).map { min($0, $1) }.reduce(0, +)))</small></p>
      <p class="legend" aria-hidden="true"><span class="player">\(texts.you)</span> <span class="friend">\(texts.friend)</span></p>
      <ul class="shares comparison">\(rows)</ul>
      </section>

      """
  }

  /// A bar and its percentage. Its owner is named only for screen readers; the colours and their order show it.
  private func bar(of player: String, _ percent: Int, cssClass: HTML) -> HTML {
    """
    <span class="one \(cssClass)"><span class="visually-hidden">\(player)\(context.texts.site.labelSeparator)</span>\
    \(PercentBar.bar(percent))<span class="percent">\(context.texts.result.percent(percent))</span></span>
    """
  }

  /// The two results in a sentence.
  private func results(_ friend: FriendProfile) -> String {
    let texts = context.texts.result
    if result.outcome != nil, result.outcome == friend.outcome { return texts.same }
    func name(_ outcome: Int?) -> String {
      outcome.map { context.quiz.outcomes[$0].name[context.language] } ?? texts.undecided
    }
    return texts.different(name(result.outcome), name(friend.outcome))
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
      <button class="button" name="\(ResultPage.comparisonField)" value="\(isGiven ? "off" : ResultPage.comparisonAllowed)">\
      \(isGiven ? texts.stopTogether : texts.allowTogether)</button></form></section>

      """
  }
}
