import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// Recovery codes, by which a player gets in without a password.
extension Site {
  func addRecoveryRoutes(to router: SiteRouter) {
    router.route(SitePath.recover, get: .everybody(showRecovery), post: .everybody(form: recover))
    router.route(
      SitePath.recoveryCode, get: .namedPlayers(showNewRecoveryCode), post: .namedPlayers(form: renewRecoveryCode))
  }

  private func showRecovery(_ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let page = RecoverPage(
      context: makePageContext(for: visitor, at: SitePath.recover), idempotencyKey: newIdempotencyKey())
    return Response.page(page.html, to: request)
  }

  private func recover(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let name = form.typedAccountName(in: AccountField.name)
    let code = String((form[AccountField.recoveryCode] ?? "").prefix(200))
    let wrongCode = FormErrors.FieldError(
      field: AccountField.recoveryCode, text: visitor.texts.account.errors.wrongCode)
    let result = try await performAccountAction(for: visitor, invalidCredentials: wrongCode) {
      () throws(AccountError) in
      try await services.accounts.recover(
        name: name, code: code, password: form.typedPassword(in: AccountField.password),
        idempotencyKey: idempotencyKey(of: form), from: clientNetwork(of: request), on: browserDescription(of: request))
    }
    switch result {
    case .rejected(let rejected):
      let page = RecoverPage(
        context: makePageContext(for: visitor, at: SitePath.recover), name: name, code: code,
        idempotencyKey: form[IdempotencyKeyField.name] ?? newIdempotencyKey(), errors: rejected.errors)
      return rejected.response(showing: page.html, to: request)
    case .accepted(let signedIn): return await showRecoveryCode(signedIn, to: request)
    }
  }

  private func showNewRecoveryCode(_ request: PlayerRequest) async throws -> Response {
    let page = RecoveryCodeRenewalPage(context: await loadPageContext(for: request, at: SitePath.recoveryCode))
    return Response.page(page.html, to: request)
  }

  private func renewRecoveryCode(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let visitor = request.visitor
    let pageContext = await loadPageContext(for: request, at: SitePath.recoveryCode)
    let result = try await performAccountAction(
      for: visitor, invalidCredentials: wrongCurrentPasswordError(for: visitor)
    ) {
      () throws(AccountError) in
      try await services.accounts.renewRecoveryCode(
        of: request.player, password: form.typedPassword(in: AccountField.currentPassword),
        knownBrowserTokens: visitor.knownBrowserTokens)
    }
    switch result {
    case .rejected(let rejected):
      return rejected.response(
        showing: RecoveryCodeRenewalPage(context: pageContext, errors: rejected.errors).html, to: request)
    case .accepted(let code):
      return Response.page(RecoveryCodePage(context: pageContext, code: code.text).html, to: request)
    }
  }

  /// Shows the recovery code of a new account or session, once.
  ///
  /// - Parameter nextPath: the page that follows.
  func showRecoveryCode(
    _ result: SignInResult, to request: some SiteRequest, nextPath: String = SitePath.daily
  ) async -> Response {
    let newVisitor = request.visitor.with(result.sessionToken)
    let player = player(result.account, sessionDigest: result.sessionToken.digest, for: newVisitor)
    let page = RecoveryCodePage(
      context: await loadPageContext(for: player, visitor: newVisitor, at: SitePath.account),
      code: result.recoveryCode?.text ?? "",
      nextPath: nextPath)
    var response = Response.page(page.html, to: request)
    setCookiesAfterSignIn(result, of: request.visitor, &response)
    return response
  }
}
