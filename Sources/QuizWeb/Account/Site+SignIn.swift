import Hummingbird
import QuizPages
import QuizService

extension Site {
  func offerSignIn(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let wanted = request.query(Address.returnField).map { Site.home($0) }
    if let player = try await player(of: visitor), !player.account.isGuest { return Reply.see(wanted ?? Address.daily) }
    let page = SignInPage(frame: frame(for: visitor, at: request.uri.string), returnAddress: wanted)
    return Reply.page(page.html, to: request)
  }

  func signIn(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    let name = String((form["name"] ?? "").prefix(100))
    let wanted = form[Address.returnField].map { Site.home($0) }
    let guest = try await player(of: visitor)
    var verdict = FormVerdict()
    let arrival = try await judging(
      &verdict, wrong: ("password", visitor.texts.account.faults.wrong), visitor,
      counting: (.signIns, .wrongSignIns)
    ) {
      () throws(AccountRefusal) in
      try await house.signIn(
        name: name, password: TypedPassword(form["password"] ?? ""), guest: guest, devices: visitor.devices,
        from: origin(of: request, context), on: device(of: request))
    }
    guard let arrival else {
      let frame = frame(for: visitor, at: wanted.map { Address.signIn(returningTo: $0) } ?? Address.signIn)
      let page = SignInPage(frame: frame, name: name, returnAddress: wanted, faults: verdict.faults)
      return verdict.page(page.html, to: request)
    }
    await end(visitor, but: arrival)
    var response = Reply.see(wanted ?? Address.daily)
    admit(arrival, of: visitor, &response)
    return response
  }

  func signOut(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    _ = try await Form.ours(of: request, from: visitor)
    if let player = try await player(of: visitor) {
      do { try await house.signOut(player) } catch { throw Trouble(error) }
      house.security.count(.signOuts)
    }
    var response = Reply.see(Address.front)
    dismiss(&response)
    return response
  }

  func offerRecovery(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let page = RecoverPage(frame: frame(for: visitor, at: Address.recover), ticket: ticket())
    return Reply.page(page.html, to: request)
  }

  func recover(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await Form.ours(of: request, from: visitor)
    let (name, code) = (String((form["name"] ?? "").prefix(100)), String((form["code"] ?? "").prefix(200)))
    var verdict = FormVerdict()
    let arrival = try await judging(
      &verdict, wrong: ("code", visitor.texts.account.faults.wrongCode), visitor,
      counting: (.recoveries, .wrongRecoveries)
    ) {
      () throws(AccountRefusal) in
      try await house.recover(
        name: name, code: code, password: TypedPassword(form["password"] ?? ""), ticket: ticket(of: form),
        from: origin(of: request, context), on: device(of: request))
    }
    if let arrival { return codePage(arrival, visitor, request) }
    let page = RecoverPage(
      frame: frame(for: visitor, at: Address.recover), name: name, code: code,
      ticket: form[TicketField.name] ?? ticket(), faults: verdict.faults)
    return verdict.page(page.html, to: request)
  }

  /// Ends the session that the browser had before, whosever it was. It would end by itself too.
  private func end(_ visitor: Visitor, but arrival: Arrival) async {
    guard let old = visitor.session, old != arrival.token else { return }
    try? await house.accounts.end(SessionKey(token: old))
  }

  /// A page of ours to return to; home, where the form says anything else.
  private static func home(_ address: String) -> String {
    let safe = safeReturn(address)
    return safe == Address.front ? Address.daily : safe
  }
}

extension Request {
  /// The first value of a name in the address's query.
  func query(_ name: String) -> String? { uri.query.flatMap { Form(parsing: $0.utf8) }?[name] }
}
