import HTML
import QuizEngine

extension FrontPage {
  /// The band of the day: its state and the way on. It comes before the quizzes and isn't searched.
  func dayBand(_ day: DaySummary) -> HTML {
    guard day.isUntouched || day.marks.nextRound != nil else { return finishedDay(day) }
    return """
      <section class="hero day-band" aria-labelledby="day"><div>
      <p class="eyebrow">\(day.heading(context.texts))</p>
      <h2 id="day">\(context.texts.game.name)</h2>
      <p class="state-line">\(state(of: day))</p>
      \(day.marks.html(context.texts))
      \(action(of: day))
      </div></section>

      """
  }

  /// One row, which as a whole leads to the day's results.
  private func finishedDay(_ day: DaySummary) -> HTML {
    let score = context.texts.day.score(
      day.marks.correctCount, day.count, day.marks.correctTime.map(context.texts.dates.time))
    return """
      <section class="hero day-band is-done" aria-labelledby="day"><div>
      <h2 id="day"><a href="\(SitePath.daily)">\(context.texts.game.name)</a></h2>
      <p class="state-line">\(score)\(day.nextOpening.map { "<br>\($0.countdown(context.texts))" })</p>
      \(day.marks.html(context.texts))
      </div></section>

      """
  }

  private func state(of day: DaySummary) -> String {
    let texts = context.texts.day
    guard day.isUntouched else { return day.state(texts) }
    let pitch = context.hasBoards ? texts.pitch : texts.personalPitch
    return day.languageNote(texts).map { pitch + context.texts.site.sentenceSeparator + $0 } ?? pitch
  }

  private func action(of day: DaySummary) -> HTML {
    let texts = context.texts.day
    if let idempotencyKey { return guestForm(texts.play, idempotencyKey) }
    // A house without guests asks strangers to sign up, on the game's page.
    guard context.navigation.account != .signedOut else {
      return "<a class=\"button primary\" href=\"\(SitePath.daily)\">\(texts.play)</a>"
    }
    guard let next = day.marks.nextRound, let nextLabel = day.marks.nextLabel(context.texts.daily.home) else {
      return ""
    }
    let label = day.isUntouched ? texts.play : nextLabel
    return "<a class=\"button primary\" href=\"\(SitePath.ready(next.difficulty))\">\(label)</a>"
  }

  /// Admits a guest and leads to the first question, in one press.
  private func guestForm(_ label: String, _ idempotencyKey: String) -> HTML {
    """
    <form method="post" action="\(SitePath.playAsGuest)">\(context.playFields(idempotencyKey))\
    <button class="button primary">\(label)</button></form>
    """
  }
}
