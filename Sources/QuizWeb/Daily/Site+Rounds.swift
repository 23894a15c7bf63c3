import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addRoundsRoutes(to router: SiteRouter) {
    let round = ":round"
    router.route(SitePath.start, get: .redirect(to: SitePath.daily), post: .players(form: startRound))
    router.route(SitePath.round(round), get: .players(showRound))
    router.route(
      SitePath.pause(round), get: .everybody(returnToRound),
      post: .players(form: { try await apply(.pause, $1) }))
    router.route(
      SitePath.resume(round), get: .everybody(returnToRound),
      post: .players(form: { _, request in
        let isSentByScript = request.http.headers.contains(Self.scriptHeader)
        return try await apply(isSentByScript ? .resumeByScript : .resume, request)
      }))
    router.route(SitePath.answer(round), get: .everybody(returnToRound), post: .players(form: submitRoundAnswer))
    router.route(SitePath.heartbeat(round), post: .players(form: receiveHeartbeat))
    // Pages that were open during the update from 0.6 still use this path. Remove it in 0.8.
    router.route(SitePath.round(round) + "/beat", post: .players(form: receiveHeartbeat))
    router.route(SitePath.report(round), get: .everybody(returnToRound), post: .players(form: reportItem))
  }

  private func startRound(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    guard let difficulty = form[DailyField.difficulty].flatMap(Difficulty.init(rawValue:)),
      let date = form[DailyField.date].flatMap({ CalendarDate(text: $0) })
    else { throw PageError.badRequest }
    let record = try await services.daily.start(difficulty, offeredFor: date, by: request.player)
    // The stopwatch runs: with the page in the reply, a player with a script doesn't wait for a second request.
    return try await roundResponse(record.id, for: request)
  }

  private func showRound(_ request: PlayerRequest) async throws -> Response {
    let isReported = request.http.uri.queryParameters["reported"] != nil
    let page = try await roundPage(
      of: try RoundID(request), for: request,
      isOpenedAnew: request.http.isFirstPartyNavigation(of: origin(for: request)), report: isReported ? .sent : .none)
    return Response.page(page, to: request)
  }

  /// Answers a browser that reloads a form's address.
  private func returnToRound(_ request: VisitorRequest) throws -> Response {
    Response.redirect(SitePath.round(try RoundID(request).token.text))
  }

  /// Pauses or resumes a round. If it is over, redirects to its verdict.
  private func apply(_ action: RoundAction, _ request: PlayerRequest) async throws -> Response {
    let player = request.player
    let roundID = try RoundID(request)
    do { _ = try await services.daily.apply(action, to: roundID, by: player) } catch .round(.over) {
      return Response.redirect(SitePath.round(roundID.token.text))
    } catch { throw error.pageError(about: roundID) }
    return try await roundResponse(roundID, for: request)
  }

  private func submitRoundAnswer(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let player = request.player
    let roundID = try RoundID(request)
    let positions = form.values(AnswerField.name)
    guard positions.count == 1, let position = FormData.number(positions[0]) else {
      throw PageError.daily(.round(.noSuchOption), round: roundID)
    }
    _ = try await mapError({ $0.pageError(about: roundID) }) { () throws(DailyError) in
      try await services.daily.answer(position, in: roundID, by: player)
    }
    return try await roundResponse(roundID, for: request, isNewAnswer: true)
  }

  /// Receives a page's heartbeat. Answers 204 while the round runs, and 409 if the page must show something else.
  private func receiveHeartbeat(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let roundID = try RoundID(request)
    let record: RoundRecord
    do { record = try await services.daily.apply(.heartbeat, to: roundID, by: request.player) } catch .round {
      return Self.notRunning
    } catch {
      throw error.pageError(about: roundID)
    }
    guard case .running = record.round.phase else { return Self.notRunning }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  private static let notRunning = Response(status: .conflict, headers: [.cacheControl: "no-store"])

  private func reportItem(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let player = request.player
    let roundID = try RoundID(request)
    let text = form[DailyField.report] ?? ""
    do { try await services.daily.report(text, on: roundID, by: player) } catch .report(let reason) {
      let state = VerdictPage.ReportState.invalid(text: text, isTooLong: reason == .tooLong)
      let page = try await roundPage(of: roundID, for: request, report: state)
      return Response.page(page, status: .unprocessableContent, to: request)
    } catch { throw error.pageError(about: roundID) }
    return Response.redirect(SitePath.round(roundID.token.text) + "?reported")
  }
}

extension RoundID {
  /// The round in the address.
  init(_ request: some SiteRequest) throws(PageError) {
    guard let token = Token128(text: request.pathParameter("round")) else { throw .daily(.noSuchRound, round: nil) }
    self.init(token)
  }
}
