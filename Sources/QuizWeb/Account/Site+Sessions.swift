import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addSessionsRoutes(to router: SiteRouter) {
    router.route(SitePath.accountSessions, get: .namedPlayers(showSessions), post: .namedPlayers(form: endSessions))
  }

  private func showSessions(_ request: PlayerRequest) async throws -> Response {
    let page = try await sessionsPage(request, isEnded: request.queryParameter(QueryField.done) != nil)
    return Response.page(page.html, to: request)
  }

  private func endSessions(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let (player, visitor) = (request.player, request.visitor)
    let chosen = form[SessionsPage.field]
    let selection = chosen.flatMap { SessionSelection(typed: $0) }
    guard let selection else {
      let unchosen = FormErrors.FieldError(field: SessionsPage.field, text: visitor.texts.account.sessions.chooseFirst)
      let rejected = RejectedForm(FormErrors([unchosen]))
      let page = try await sessionsPage(request, chosen: chosen, errors: rejected.errors)
      return rejected.response(showing: page.html, to: request)
    }
    let result = try await performAccountAction(
      for: visitor, invalidCredentials: wrongCurrentPasswordError(for: visitor)
    ) {
      () throws(AccountError) in
      try await services.accounts.endSessions(
        selection, of: player, password: form.typedPassword(in: AccountField.currentPassword),
        knownBrowserTokens: visitor.knownBrowserTokens)
    }
    if case .rejected(let rejected) = result {
      let page = try await sessionsPage(request, chosen: chosen, errors: rejected.errors)
      return rejected.response(showing: page.html, to: request)
    }
    guard selection == .all || selection == .one(player.sessionDigest.handle) else {
      return Response.redirect(SitePath.done(SitePath.accountSessions))
    }
    var response = Response.redirect(SitePath.front)
    clearCookiesAfterSignOut(of: visitor, &response)
    return response
  }

  private func sessionsPage(
    _ request: PlayerRequest, isEnded: Bool = false, chosen: String? = nil, errors: FormErrors = FormErrors()
  ) async throws -> SessionsPage {
    let player = request.player
    let sessions = try await services.accounts.sessions(of: player)
    let own = sessions.filter { $0.tokenDigest == player.sessionDigest }
    let listed = own + sessions.filter { $0.tokenDigest != player.sessionDigest }.prefix(100)
    return SessionsPage(
      context: await loadPageContext(for: request, at: SitePath.accountSessions),
      sessions: listed.map { SessionsPage.Session($0, of: player) }, isEnded: isEnded, chosen: chosen, errors: errors)
  }
}

extension SessionsPage.Session {
  fileprivate init(_ session: QuizService.Session, of player: Player) {
    let calendar = player.account.calendar
    self.init(
      handle: session.tokenDigest.handle.text, isCurrent: session.tokenDigest == player.sessionDigest,
      browser: session.browserDescription.browser?.name, system: session.browserDescription.system?.name,
      startDate: calendar.date(at: session.startedAt), lastUsedDate: calendar.date(at: session.lastActiveAt))
  }
}

extension SessionSelection {
  /// Reads the form's field; nil for anything else.
  fileprivate init?(typed: String) {
    switch typed {
    case SessionsPage.others: self = .others
    case SessionsPage.all: self = .all
    default:
      guard let handle = Token128(text: typed) else { return nil }
      self = .one(handle)
    }
  }
}
