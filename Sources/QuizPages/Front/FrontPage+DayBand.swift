import HTML
import QuizEngine

extension FrontPage {
  /// The band of the day: its state and the way on. It comes before the quizzes and isn't searched.
  func dayBand(_ day: DaySummary) -> HTML {
    """
    <section class="hero day-band" aria-labelledby="day"><div>
    <p class="eyebrow">\(day.heading(context.texts))</p>
    <h2 id="day">\(context.texts.game.name)</h2>
    <p class="state-line">\(state(of: day))</p>
    \(day.marks.html(context.texts))
    \(action(of: day))
    </div></section>

    """
  }

  private func state(of day: DaySummary) -> HTML {
    let texts = context.texts.day
    if day.isUntouched { return "\(context.hasBoards ? texts.pitch : texts.personalPitch)" }
    guard day.marks.next == nil else { return "\(day.state(texts))" }
    let score = texts.score(day.marks.correct, day.count, day.marks.total.map(context.texts.dates.time))
    return "\(score)\(day.next.map { "<br>\($0.countdown(context.texts))" })"
  }

  private func action(of day: DaySummary) -> HTML {
    let texts = context.texts.day
    if let idempotencyKey { return guestForm(texts.play, idempotencyKey) }
    // A house without guests asks strangers to sign up, on the game's page.
    guard context.navigation.account != .signedOut else {
      return "<a class=\"button primary\" href=\"\(SitePath.daily)\">\(texts.play)</a>"
    }
    guard let next = day.marks.next else { return "<a class=\"button\" href=\"\(SitePath.daily)\">\(texts.see)</a>" }
    let label = day.isUntouched ? texts.play : next.label(context.texts.daily.home)
    return "<a class=\"button primary\" href=\"\(SitePath.ready(next.difficulty))\">\(label)</a>"
  }

  /// Admits a guest and leads to the first question, in one press.
  private func guestForm(_ label: String, _ idempotencyKey: String) -> HTML {
    """
    <form method="post" action="\(SitePath.play)">\(context.playFields(idempotencyKey))\
    <button class="button primary">\(label)</button></form>
    """
  }
}
