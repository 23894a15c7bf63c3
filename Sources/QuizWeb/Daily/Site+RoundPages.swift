import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// Where a move leads. A browser is sent there; our script, which says so, gets the page at once.
  func reply(
    _ record: RoundRecord, for player: Player, _ visitor: Visitor, _ request: Request
  ) throws(Trouble) -> Response {
    let address = Address.round(record.id.key.text)
    guard request.headers[Site.scripted] != nil else { return Reply.see(address) }
    var response = Reply.page(page(of: record, for: player, visitor), to: request)
    response.headers[.contentLocation] = address
    return response
  }

  /// A round as it is: the question while the watch runs, its absence while it stands, the verdict at the end.
  func page(
    of record: RoundRecord, for player: Player, _ visitor: Visitor, report: VerdictPage.ReportState = .none
  ) -> HTML {
    let shown = playerFrame(for: player, visitor, at: Address.round(record.id.key.text))
    let now = house.surroundings.now()
    if let verdict = VerdictPage(record, of: player, shown: shown, report: report, at: now) { return verdict.html }
    return RoundPage(record, of: player, shown: shown, at: now).html
  }
}

extension RoundPage {
  fileprivate init(_ record: RoundRecord, of player: Player, shown: PlayerFrame, at now: Timestamp) {
    let (round, item) = (record.round, record.item.item)
    let closes = Opening(
      date: record.date + 1, time: player.account.calendar.timeOfDay(at: round.closes), left: round.closes - now)
    let phase: Phase =
      round.phase == .paused
      ? .paused(until: closes)
      : .running(
        question: item.question.text, options: record.order.map { item.options[$0] }, isLate: now >= round.closes)
    self.init(
      shown: shown, key: record.id.key.text, topic: record.topic, language: item.question.language,
      watch: player.account.settings.hidesWatch ? nil : round.watch(at: now), phase: phase)
  }
}

extension VerdictPage {
  /// Nil of a round that is open.
  fileprivate init?(
    _ record: RoundRecord, of player: Player, shown: PlayerFrame, report: ReportState, at now: Timestamp
  ) {
    guard let outcome = RoundOutcome(of: record) else { return nil }
    let (item, calendar) = (record.item.item, player.account.calendar)
    var own: String?
    if case .answered(let option, _) = record.round.phase, option != item.key { own = item.options[option] }
    self.init(
      shown: shown, key: record.id.key.text, topic: record.topic, outcome: outcome, question: item.question, own: own,
      answer: item.options[item.key], spent: record.round.spent, elapsed: record.round.elapsed,
      next: calendar.date(at: now) == record.date ? Opening(of: calendar, at: now) : nil,
      isWithheld: record.isWithheld, report: report)
  }
}
