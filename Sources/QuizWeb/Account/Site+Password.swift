import Hummingbird
import QuizPages
import QuizService

extension Site {
  func offerPassword(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await named(request)
    let page = PasswordPage(
      player: playerFrame(for: player, visitor, at: Address.password),
      isChanged: request.query(Address.doneField) != nil)
    return Reply.page(page.html, to: request)
  }

  func changePassword(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await named(request)
    let form = try await Form.ours(of: request, from: visitor)
    var verdict = FormVerdict()
    let arrival = try await judging(
      &verdict, wrong: wrongPassword(visitor), visitor, counting: (.passwordChanges, .wrongPasswords)
    ) { () throws(AccountRefusal) in
      try await house.changePassword(
        of: player, from: TypedPassword(form["present"] ?? ""), to: TypedPassword(form["password"] ?? ""),
        on: device(of: request))
    }
    guard let arrival else {
      let frame = playerFrame(for: player, visitor, at: Address.password)
      return verdict.page(PasswordPage(player: frame, faults: verdict.faults).html, to: request)
    }
    var response = Reply.see(Address.done(Address.password))
    admit(arrival, of: visitor, &response)
    return response
  }

  func offerNewCode(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await named(request)
    let page = NewRecoveryCodePage(player: playerFrame(for: player, visitor, at: Address.recoveryCode))
    return Reply.page(page.html, to: request)
  }

  func renewCode(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await named(request)
    let form = try await Form.ours(of: request, from: visitor)
    let frame = playerFrame(for: player, visitor, at: Address.recoveryCode)
    var verdict = FormVerdict()
    let code = try await judging(
      &verdict, wrong: wrongPassword(visitor), visitor, counting: (.newRecoveryCodes, .wrongPasswords)
    ) { () throws(AccountRefusal) in
      try await house.renewRecovery(
        of: player, password: TypedPassword(form["present"] ?? ""), devices: visitor.devices)
    }
    guard let code else {
      return verdict.page(NewRecoveryCodePage(player: frame, faults: verdict.faults).html, to: request)
    }
    return Reply.page(RecoveryCodePage(player: frame, code: code.text).html, to: request)
  }

  /// Whoever is signed in by name; a guest has nothing here and is led to the settings.
  func named(_ request: Request) async throws -> (player: Player, visitor: Visitor) {
    let (player, visitor) = try await signedIn(request)
    guard !player.account.isGuest else { throw Trouble.noSuchPage }
    return (player, visitor)
  }

  func wrongPassword(_ visitor: Visitor) -> (field: String?, text: String) {
    ("present", visitor.texts.account.faults.wrongPassword)
  }
}
