import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The response to an action in a round: a redirect for browsers, the page itself for our script.
  func roundResponse(
    _ record: RoundRecord, for player: Player, _ visitor: Visitor, _ request: Request
  ) throws(PageError) -> Response {
    let address = SitePath.round(record.id.token.text)
    guard request.headers[Site.scriptHeader] != nil else { return ResponseBuilder.redirect(address) }
    var response = ResponseBuilder.page(roundPage(of: record, for: player, visitor), to: request)
    response.headers[.contentLocation] = address
    return response
  }

  /// The page of a round: the question while it runs, a page without it while it is paused, the verdict at the end.
  func roundPage(
    of record: RoundRecord, for player: Player, _ visitor: Visitor, report: VerdictPage.ReportState = .none
  ) -> HTML {
    let playerContext = playerContext(for: player, visitor, at: SitePath.round(record.id.token.text))
    let now = house.dependencies.now()
    if let verdict = VerdictPage(record, of: player, playerContext: playerContext, report: report, at: now) {
      return verdict.html
    }
    return RoundPage(record, of: player, playerContext: playerContext, at: now).html
  }
}

extension RoundPage {
  fileprivate init(_ record: RoundRecord, of player: Player, playerContext: PlayerContext, at now: Timestamp) {
    let (round, item) = (record.round, record.item.item)
    let opening = NextOpening(
      date: record.date + 1, time: player.account.calendar.timeOfDay(at: round.dayEnd), timeLeft: round.dayEnd - now)
    let phase: Phase =
      round.phase == .paused
      ? .paused(until: opening)
      : .running(
        question: item.question.text, options: record.optionOrder.map { item.options[$0] }, isLate: now >= round.dayEnd)
    self.init(
      player: playerContext, roundID: record.id.token.text, topic: record.topic, language: item.question.language,
      watch: player.account.settings.hidesWatch ? nil : round.watchTime(at: now), phase: phase)
  }
}

extension VerdictPage {
  /// Nil if the round is open.
  fileprivate init?(
    _ record: RoundRecord, of player: Player, playerContext: PlayerContext, report: ReportState, at now: Timestamp
  ) {
    guard let outcome = RoundVerdict(of: record) else { return nil }
    let (item, calendar) = (record.item.item, player.account.calendar)
    var own: String?
    if case .answered(let option, _) = record.round.phase, option != item.keyIndex { own = item.options[option] }
    self.init(
      player: playerContext, roundID: record.id.token.text, topic: record.topic, verdict: outcome,
      question: item.question,
      playerAnswer: own,
      answer: item.options[item.keyIndex], watchTime: record.round.accumulatedWatchTime, elapsed: record.round.elapsed,
      next: calendar.date(at: now) == record.date ? NextOpening(of: calendar, at: now) : nil,
      isWithheld: record.isWithheld, report: report)
  }
}
