import Hummingbird
import QuizPages
import QuizService

extension Site {
  func showPassword(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let page = PasswordPage(
      player: await loadPageContext(for: player, visitor: visitor, at: SitePath.password),
      isChanged: request.queryParameter(SitePath.doneField) != nil)
    return ResponseBuilder.page(page.html, to: request)
  }

  func changePassword(_ form: FormData, _ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let result = try await formResult(for: visitor, wrongCredentials: wrongPasswordError(for: visitor)) {
      () throws(AccountError) in
      try await house.accounts.changePassword(
        of: player, from: TypedPassword(form[AccountField.currentPassword] ?? ""),
        to: TypedPassword(form[AccountField.password] ?? ""),
        on: browserDescription(of: request))
    }
    switch result {
    case .rejected(let rejected):
      let pageContext = await loadPageContext(for: player, visitor: visitor, at: SitePath.password)
      return rejected.response(showing: PasswordPage(player: pageContext, errors: rejected.errors).html, to: request)
    case .accepted(let signedIn):
      var response = ResponseBuilder.redirect(SitePath.done(SitePath.password))
      setSignInCookies(signedIn, of: visitor, &response)
      return response
    }
  }

  func showNewRecoveryCode(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let page = RecoveryCodeRenewalPage(
      player: await loadPageContext(for: player, visitor: visitor, at: SitePath.recoveryCode))
    return ResponseBuilder.page(page.html, to: request)
  }

  func renewRecoveryCode(
    _ form: FormData, _ request: Request, _ context: PlayerRequestContext
  ) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let pageContext = await loadPageContext(for: player, visitor: visitor, at: SitePath.recoveryCode)
    let result = try await formResult(for: visitor, wrongCredentials: wrongPasswordError(for: visitor)) {
      () throws(AccountError) in
      try await house.accounts.renewRecoveryCode(
        of: player, password: TypedPassword(form[AccountField.currentPassword] ?? ""),
        knownBrowserTokens: visitor.knownBrowserTokens)
    }
    switch result {
    case .rejected(let rejected):
      return rejected.response(
        showing: RecoveryCodeRenewalPage(player: pageContext, errors: rejected.errors).html, to: request)
    case .accepted(let code):
      return ResponseBuilder.page(RecoveryCodePage(player: pageContext, code: code.text).html, to: request)
    }
  }
}
