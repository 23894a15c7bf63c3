import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addRoundsRoutes(to router: Router<SiteContext>) {
    router.route("/daily/start", get: { _, _ in ResponseBuilder.redirect(SitePath.daily) }, post: startRound)
    router.route("/daily/round/:round", get: showRound)
    router.route("/daily/round/:round/pause", get: returnToRound) { request, context in
      try await self.apply(.pause, request, context)
    }
    router.route("/daily/round/:round/resume", get: returnToRound) { request, context in
      let isSentByScript = request.headers[Self.scriptHeader] != nil
      return try await self.apply(isSentByScript ? .resumeByScript : .resume, request, context)
    }
    router.route("/daily/round/:round/answer", get: returnToRound, post: submitRoundAnswer)
    router.route("/daily/round/:round/heartbeat", post: receiveHeartbeat)
    // Pages that were open during the update from 0.6 still use this path. Remove it in 0.8.
    router.route("/daily/round/:round/beat", post: receiveHeartbeat)
    router.route("/daily/round/:round/report", get: returnToRound, post: reportItem)
  }

  private func startRound(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let form = try await FormData.checkingCSRF(of: request, from: visitor)
    guard let difficulty = form["difficulty"].flatMap(Difficulty.init(rawValue:)),
      let date = form["date"].flatMap({ CalendarDate(text: $0) })
    else { throw PageError.badRequest }
    let record = try await house.daily.start(
      difficulty, offeredFor: date, by: player, withheld: visitor.withheldDates)
    return ResponseBuilder.redirect(SitePath.round(record.id.token.text))
  }

  private func showRound(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let roundID = try RoundID(context)
    let record = try await house.daily.apply(
      request.isVisit(of: origin(for: request)) ? .leave : .advance, to: roundID, by: player)
    let isReported = request.uri.queryParameters["reported"] != nil
    let page = try await roundPage(of: record, for: player, visitor, report: isReported ? .sent : .none)
    return ResponseBuilder.page(page, to: request)
  }

  /// Answers a browser that reloads a form's address.
  private func returnToRound(_ request: Request, _ context: SiteContext) throws -> Response {
    ResponseBuilder.redirect(SitePath.round(try RoundID(context).token.text))
  }

  /// Pauses or resumes a round. If it is over, redirects to its verdict.
  private func apply(_ action: RoundAction, _ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    try await FormData.checkCSRF(of: request, from: visitor)
    let roundID = try RoundID(context)
    let record: RoundRecord
    do { record = try await house.daily.apply(action, to: roundID, by: player) } catch .round(.over) {
      return ResponseBuilder.redirect(SitePath.round(roundID.token.text))
    } catch { throw PageError.daily(error, round: roundID) }
    return try await roundResponse(record, for: player, visitor, request)
  }

  private func submitRoundAnswer(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let form = try await FormData.checkingCSRF(of: request, from: visitor)
    let roundID = try RoundID(context)
    let positions = form.values("answer")
    guard positions.count == 1, let position = FormData.number(positions[0]) else {
      throw PageError.daily(.round(.noSuchOption), round: roundID)
    }
    let record = try await mapError({ PageError.daily($0, round: roundID) }) { () throws(DailyError) in
      try await house.daily.answer(position, in: roundID, by: player)
    }
    return try await roundResponse(record, for: player, visitor, request, isNewAnswer: true)
  }

  /// Receives a page's heartbeat. Answers 204 while the round runs, and 409 if the page must show something else.
  private func receiveHeartbeat(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    try await FormData.checkCSRF(of: request, from: visitor)
    let roundID = try RoundID(context)
    let record: RoundRecord
    do { record = try await house.daily.apply(.heartbeat, to: roundID, by: player) } catch .round {
      return Self.notRunning
    } catch {
      throw PageError.daily(error, round: roundID)
    }
    guard case .running = record.round.phase else { return Self.notRunning }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  private static let notRunning = Response(status: .conflict, headers: [.cacheControl: "no-store"])

  private func reportItem(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let form = try await FormData.checkingCSRF(of: request, from: visitor)
    let roundID = try RoundID(context)
    let text = form["report"] ?? ""
    do { try await house.daily.report(text, on: roundID, by: player) } catch .report(let reason) {
      let record = try await house.daily.apply(.advance, to: roundID, by: player)
      let state = VerdictPage.ReportState.invalid(text: text, isTooLong: reason == .tooLong)
      let page = try await roundPage(of: record, for: player, visitor, report: state)
      return ResponseBuilder.page(page, status: .unprocessableContent, to: request)
    } catch { throw PageError.daily(error, round: roundID) }
    return ResponseBuilder.redirect(SitePath.round(roundID.token.text) + "?reported")
  }
}

extension RoundID {
  /// The round in the address.
  init(_ context: SiteContext) throws(PageError) {
    guard let token = Token128(text: context.pathParameter("round")) else { throw .daily(.noSuchRound, round: nil) }
    self.init(token)
  }
}
