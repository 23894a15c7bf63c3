import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  /// The response to an action in a round: a redirect for browsers, the page itself for our script.
  ///
  /// - Parameter isNewAnswer: whether the player has answered just now.
  func roundResponse(
    _ roundID: RoundID, for request: PlayerRequest, isNewAnswer: Bool = false
  ) async throws -> Response {
    let path = SitePath.round(roundID.token.text)
    guard request.http.headers.contains(Site.scriptHeader) else { return Response.redirect(path) }
    let page = try await roundPage(of: roundID, for: request, isNewAnswer: isNewAnswer)
    var response = Response.page(page, to: request)
    response.headers[.contentLocation] = path
    return response
  }

  /// The page of a round: the question while it runs, a page without it while it is paused, the verdict at the end.
  ///
  /// - Parameters:
  ///   - isOpenedAnew: whether the player left the round's page before.
  ///   - isNewAnswer: whether the player has answered just now.
  func roundPage(
    of roundID: RoundID, for request: PlayerRequest, isOpenedAnew: Bool = false,
    report: VerdictPage.ReportState = .none, isNewAnswer: Bool = false
  ) async throws -> HTML {
    let player = request.player
    let details = try await services.daily.refreshDetails(of: roundID, isOpenedAnew: isOpenedAnew, for: player)
    let record = details.record
    let pageContext = await loadPageContext(
      for: request, at: SitePath.round(record.id.token.text), streak: details.progress.streak)
    let now = services.dependencies.now()
    let marks = DayMarks(details.progress.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: now)
    guard let summary = details.summary else {
      let page = RoundPage(record, of: player, pageContext: pageContext, marks: marks, at: now)
      guard let key = RoundPageKey(page) else { return page.html }
      return roundPages.markup(for: key) { PreparedRoundPage(of: page, key: key, markers: pageMarkers) }.html(of: page)
    }
    guard
      let verdict = VerdictPage(
        record, of: player, pageContext: pageContext, marks: marks, isNew: isNewAnswer,
        summary: summary, streak: details.progress.streak,
        statistics: AnswerStatistics(
          correctPercent: summary.statistics.correctPercent,
          standing: summary.statistics.standing),
        report: report,
        at: now)
    else { throw PageError.internalError }
    guard let key = VerdictPageKey(verdict) else { return verdict.html }
    return verdictPages.markup(for: key) { PreparedVerdictPage(of: verdict, markers: pageMarkers) }.html(of: verdict)
  }
}

extension RoundPage {
  fileprivate init(
    _ record: RoundRecord, of player: Player, pageContext: PlayerPageContext, marks: DayMarks, at now: Timestamp
  ) {
    let round = record.round
    let item = record.item.content
    let opening = NextOpening(
      date: record.date + 1, time: player.account.calendar.timeOfDay(at: round.dayEndsAt),
      timeLeft: round.dayEndsAt - now)
    let phase: Phase =
      round.phase == .paused
      ? .paused(until: opening, elapsed: max(now, round.startedAt) - round.startedAt)
      : .running(
        question: item.question.text, options: record.optionOrder.map { item.options[$0] },
        isLate: now >= round.dayEndsAt)
    self.init(
      context: pageContext, roundID: record.id.token.text, topic: record.topic, marks: marks,
      language: item.question.language,
      watch: player.account.settings.hidesStopwatch ? nil : round.watchTime(at: now), phase: phase)
  }
}

extension VerdictPage {
  /// Nil until the round is over.
  fileprivate init?(
    _ record: RoundRecord, of player: Player, pageContext: PlayerPageContext, marks: DayMarks, isNew: Bool,
    summary: RoundDetails.Summary, streak: Int, statistics: AnswerStatistics, report: ReportState, at now: Timestamp
  ) {
    guard let verdict = ShownVerdict(of: record), let answered = Answered(record) else { return nil }
    self.init(
      context: pageContext, roundID: record.id.token.text, topic: record.topic, verdict: verdict, isNew: isNew,
      isPersonalBest: summary.isPersonalBest, answered: answered, watchTime: record.round.accumulatedWatchTime,
      elapsed: record.round.elapsed, marks: marks, isToday: player.account.calendar.date(at: now) == record.date,
      streak: streak, statistics: statistics, isWithheld: summary.isWithheld, report: report)
  }
}

extension VerdictPage.Answered {
  /// Nil if the item's correct answer isn't one of its options, which no item has.
  fileprivate init?(_ record: RoundRecord) {
    let item = record.item.content
    let order = record.optionOrder
    guard let correctIndex = order.firstIndex(of: item.correctIndex) else { return nil }
    var chosen: Int?
    if case .answered(let option, _) = record.round.phase { chosen = order.firstIndex(of: option) }
    self.init(
      question: item.question, options: order.map { item.options[$0] }, correctIndex: correctIndex, chosen: chosen)
  }
}
