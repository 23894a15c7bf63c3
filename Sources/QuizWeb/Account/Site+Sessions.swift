import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func showSessions(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await named(request)
    let page = try await sessionsPage(of: player, visitor, isEnded: request.query(Address.doneField) != nil)
    return Reply.page(page.html, to: request)
  }

  func endSessions(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let (player, visitor) = try await named(request)
    let form = try await Form.ours(of: request, from: visitor)
    let chosen = form[SessionsPage.field]
    let choice = chosen.flatMap { SessionChoice(typed: $0) }
    var verdict = FormVerdict()
    var isDone: Void?
    if let choice {
      isDone = try await judging(
        &verdict, wrong: wrongPassword(visitor), visitor, counting: (.endedSessions, .wrongPasswords)
      ) { () throws(AccountRefusal) in
        try await house.end(
          choice, of: player, password: TypedPassword(form["present"] ?? ""), devices: visitor.devices)
      }
    } else {
      verdict.note(SessionsPage.field, visitor.texts.account.sessions.chooseFirst)
    }
    guard isDone != nil else {
      let page = try await sessionsPage(of: player, visitor, chosen: chosen, faults: verdict.faults)
      return verdict.page(page.html, to: request)
    }
    guard choice == .all || choice == .one(player.session.handle) else {
      return Reply.see(Address.done(Address.sessions))
    }
    var response = Reply.see(Address.front)
    dismiss(&response)
    return response
  }

  private func sessionsPage(
    of player: Player, _ visitor: Visitor, isEnded: Bool = false, chosen: String? = nil,
    faults: FormFaults = FormFaults()
  ) async throws(Trouble) -> SessionsPage {
    let sessions: [QuizService.Session]
    do { sessions = try await house.sessions(of: player) } catch { throw Trouble(error) }
    let own = sessions.filter { $0.key == player.session }
    let listed = own + sessions.filter { $0.key != player.session }.prefix(100)
    return SessionsPage(
      player: playerFrame(for: player, visitor, at: Address.sessions),
      sessions: listed.map { SessionsPage.Session($0, of: player) }, isEnded: isEnded, chosen: chosen, faults: faults)
  }
}

extension SessionsPage.Session {
  fileprivate init(_ session: QuizService.Session, of player: Player) {
    let calendar = player.account.calendar
    self.init(
      handle: session.key.handle.text, isHere: session.key == player.session,
      browser: session.device.browser?.name, system: session.device.system?.name,
      begun: calendar.date(at: session.begun), used: calendar.date(at: session.used))
  }
}

extension SessionChoice {
  /// Reads what the form's field says; nil for anything else.
  fileprivate init?(typed: String) {
    switch typed {
    case SessionsPage.others: self = .others
    case SessionsPage.all: self = .all
    default:
      guard let handle = Key128(text: typed) else { return nil }
      self = .one(handle)
    }
  }
}
