import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addRounds(to router: Router<SiteContext>) {
    router.answer("/daily/start", get: { _, _ in Reply.see(Address.daily) }, post: start)
    router.answer("/daily/round/:round", get: look)
    for (name, move) in [("pause", RoundMove.pause), ("resume", .resume)] {
      router.answer("/daily/round/:round/\(name)", get: returnToRound) { request, context in
        try await self.move(move, request, context)
      }
    }
    router.answer("/daily/round/:round/answer", get: returnToRound, post: answerRound)
    router.answer("/daily/round/:round/beat", post: hear)
    router.answer("/daily/round/:round/report", get: returnToRound, post: report)
  }

  private func start(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let form = try await Form.ours(of: request, from: visitor)
    guard let difficulty = form["difficulty"].flatMap(Difficulty.init(rawValue:)),
      let date = form["date"].flatMap({ CalendarDate(text: $0) })
    else { throw Trouble.badRequest }
    let record = try await playing { () throws(DailyRefusal) in
      try await house.start(difficulty, offeredFor: date, by: player, withheld: visitor.leavings)
    }
    return Reply.see(Address.round(record.id.key.text))
  }

  private func look(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let round = try RoundID(context)
    let record = try await playing { () throws(DailyRefusal) in try await house.play(.look, in: round, by: player) }
    let isThanked = request.uri.queryParameters["reported"] != nil
    return Reply.page(page(of: record, for: player, visitor, report: isThanked ? .thanked : .none), to: request)
  }

  /// For a browser that reloads the address of a form.
  private func returnToRound(_ request: Request, _ context: SiteContext) throws -> Response {
    Reply.see(Address.round(try RoundID(context).key.text))
  }

  /// Pauses or resumes. Where the round is over, its verdict says so.
  private func move(_ move: RoundMove, _ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    _ = try await Form.ours(of: request, from: visitor)
    let round = try RoundID(context)
    let record: RoundRecord
    do { record = try await house.play(move, in: round, by: player) } catch .round(.over) {
      return Reply.see(Address.round(round.key.text))
    } catch { throw Trouble.daily(error, round: round) }
    return try reply(record, for: player, visitor, request)
  }

  private func answerRound(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let form = try await Form.ours(of: request, from: visitor)
    let round = try RoundID(context)
    let places = form.all("answer")
    guard places.count == 1, let place = Form.number(places[0]) else {
      throw Trouble.daily(.round(.noSuchOption), round: round)
    }
    let record = try await playing(in: round) { () throws(DailyRefusal) in
      try await house.answer(place, in: round, by: player)
    }
    return try reply(record, for: player, visitor, request)
  }

  /// The page says that it is still there: 204 where the watch runs on, 409 where it has something else to show.
  private func hear(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    _ = try await Form.ours(of: request, from: visitor)
    let round = try RoundID(context)
    let record: RoundRecord
    do { record = try await house.play(.hear, in: round, by: player) } catch .round { return Self.elsewhere } catch {
      throw Trouble.daily(error, round: round)
    }
    guard case .running = record.round.phase else { return Self.elsewhere }
    return Response(status: .noContent, headers: [.cacheControl: "no-store"])
  }

  private static let elsewhere = Response(status: .conflict, headers: [.cacheControl: "no-store"])

  private func report(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let form = try await Form.ours(of: request, from: visitor)
    let round = try RoundID(context)
    let text = form["report"] ?? ""
    do { try await house.report(text, on: round, by: player) } catch .report(let fault) {
      let record = try await playing { () throws(DailyRefusal) in try await house.play(.look, in: round, by: player) }
      let state = VerdictPage.ReportState.faulty(text: text, isTooLong: fault == .tooLong)
      return Reply.page(
        page(of: record, for: player, visitor, report: state), status: .unprocessableContent, to: request)
    } catch { throw Trouble.daily(error, round: round) }
    return Reply.see(Address.round(round.key.text) + "?reported")
  }
}

extension Site {
  /// Does what the daily game may refuse, and makes the visitor's trouble of a refusal.
  ///
  /// - Parameter round: the player's own round that it is about, where there is one to go back to.
  func playing<Value>(
    in round: RoundID? = nil, _ work: () async throws(DailyRefusal) -> Value
  ) async throws(Trouble) -> Value {
    do { return try await work() } catch { throw .daily(error, round: round) }
  }
}

extension RoundID {
  /// The round that an address names.
  init(_ context: SiteContext) throws(Trouble) {
    guard let key = Key128(text: context.part("round")) else { throw .daily(.noSuchRound, round: nil) }
    self.init(key)
  }
}
