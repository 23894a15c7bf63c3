import Hummingbird
import QuizPages
import QuizService

extension Site {
  func showPassword(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requireNamedPlayer(request)
    let page = PasswordPage(
      player: await playerContext(for: player, visitor, at: SitePath.password),
      isChanged: request.queryParameter(SitePath.doneField) != nil)
    return ResponseBuilder.page(page.html, to: request)
  }

  func changePassword(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requireNamedPlayer(request)
    let form = try await FormData.verified(of: request, from: visitor)
    var validation = FormValidation()
    let result = try await attempting(
      &validation, wrong: wrongPasswordError(visitor), visitor, counting: (.passwordChanges, .failedPasswordChecks)
    ) { () throws(AccountError) in
      try await house.accounts.changePassword(
        of: player, from: TypedPassword(form[AccountField.currentPassword] ?? ""),
        to: TypedPassword(form[AccountField.password] ?? ""),
        on: device(of: request))
    }
    guard let result else {
      let playerContext = await playerContext(for: player, visitor, at: SitePath.password)
      return validation.response(PasswordPage(player: playerContext, errors: validation.errors).html, to: request)
    }
    var response = ResponseBuilder.redirect(SitePath.done(SitePath.password))
    setSignInCookies(result, of: visitor, &response)
    return response
  }

  func showNewRecoveryCode(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requireNamedPlayer(request)
    let page = RecoveryCodeRenewalPage(player: await playerContext(for: player, visitor, at: SitePath.recoveryCode))
    return ResponseBuilder.page(page.html, to: request)
  }

  func renewRecoveryCode(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requireNamedPlayer(request)
    let form = try await FormData.verified(of: request, from: visitor)
    let playerContext = await playerContext(for: player, visitor, at: SitePath.recoveryCode)
    var validation = FormValidation()
    let code = try await attempting(
      &validation, wrong: wrongPasswordError(visitor), visitor, counting: (.newRecoveryCodes, .failedPasswordChecks)
    ) { () throws(AccountError) in
      try await house.accounts.renewRecoveryCode(
        of: player, password: TypedPassword(form[AccountField.currentPassword] ?? ""),
        deviceTokens: visitor.deviceTokens)
    }
    guard let code else {
      return validation.response(
        RecoveryCodeRenewalPage(player: playerContext, errors: validation.errors).html, to: request)
    }
    return ResponseBuilder.page(RecoveryCodePage(player: playerContext, code: code.text).html, to: request)
  }

  /// The player who is signed in with a name. For guests the page doesn't exist.
  func requireNamedPlayer(_ request: Request) async throws -> (player: Player, visitor: Visitor) {
    let (player, visitor) = try await requirePlayer(request)
    guard !player.account.isGuest else { throw PageError.notFound }
    return (player, visitor)
  }

  func wrongPasswordError(_ visitor: Visitor) -> (field: String?, text: String) {
    (AccountField.currentPassword, visitor.texts.account.errors.wrongPassword)
  }
}
