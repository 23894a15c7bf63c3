import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addSignUpRoutes(to router: SiteRouter) {
    router.route(SitePath.signUp, get: .everybody(withPlayer: showSignUp), post: .everybody(withPlayer: signUp))
  }

  private func showSignUp(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let returnPath = request.queryParameter(QueryField.returnPath).map { Site.signInReturnPath($0) }
    if let player, !player.account.isGuest { return Response.redirect(returnPath ?? SitePath.daily) }
    let page = SignUpPage(
      context: makePageContext(for: request.visitor, at: request.http.uri.string),
      timeZoneChoice: Site.zoneField(of: player, chosen: nil),
      idempotencyKey: newIdempotencyKey(), returnPath: returnPath)
    return Response.page(page.html, to: request)
  }

  private func signUp(_ form: FormData, _ request: VisitorRequest, _ player: Player?) async throws -> Response {
    try await signUp(form, request, player, setupToken: nil)
  }

  /// - Parameter setupToken: the token of the set-up link whose form it is; nil for any other sign-up.
  func signUp(
    _ form: FormData, _ request: VisitorRequest, _ player: Player?, setupToken: Token128?
  ) async throws -> Response {
    let visitor = request.visitor
    let guest = player?.account.isGuest == true ? player : nil
    let typed = SignUpForm(form, guest: guest)
    let returnPath = form[QueryField.returnPath].map { Site.signInReturnPath($0) }
    var rejected = RejectedForm(typed.errors(in: visitor.texts.account.errors, with: services))
    if let name = typed.name, let zone = typed.zone, rejected.errors.isEmpty {
      let signUp = SignUpInput(
        name: name, password: typed.password, zone: zone, settings: try await defaultSettings(for: visitor),
        guest: guest, idempotencyKey: idempotencyKey(of: form), network: clientNetwork(of: request),
        setupToken: setupToken, browserDescription: browserDescription(of: request))
      let result = try await performAccountAction(for: visitor, invalidCredentials: nil) { () throws(AccountError) in
        try await services.accounts.signUp(signUp)
      }
      switch result {
      case .rejected(let form): rejected = form
      case .accepted(let signedIn):
        let groupPath = await joinInvitingGroup(signedIn.account, of: visitor)
        var response = await showRecoveryCode(
          signedIn, to: request,
          nextPath: setupToken == nil ? groupPath ?? returnPath ?? SitePath.daily : operatorsFirstPath)
        clearInvitationCookie(of: visitor, &response)
        return response
      }
    }
    if let setupToken, try await !services.accounts.isValidSetupToken(setupToken) { throw PageError.invalidSetupLink }
    let page = SignUpPage(
      context: makePageContext(
        for: visitor,
        at: setupToken.map { SitePath.setup($0.text) } ?? returnPath.map { SitePath.signUp(returningTo: $0) }
          ?? SitePath.signUp),
      name: typed.typedName,
      timeZoneChoice: Site.zoneField(of: guest, chosen: typed.zone?.name),
      idempotencyKey: form[IdempotencyKeyField.name] ?? newIdempotencyKey(), returnPath: returnPath,
      setupToken: setupToken?.text, errors: rejected.errors)
    return rejected.response(showing: page.html, to: request)
  }

  func defaultSettings(for visitor: Visitor) async throws -> AccountSettings {
    AccountSettings(language: visitor.language(ofQuestionsIn: try await services.daily.questionLanguages()))
  }

  static func zoneField(of guest: Player?, chosen: String?) -> SignUpPage.TimeZoneChoice {
    guest == nil ? .choice(among: zoneNames, chosen: chosen) : .known
  }
}

/// The fields of a sign-up form, as far as they can be read.
private struct SignUpForm {
  let typedName: String
  let name: AccountName?
  let password: TypedPassword
  /// A guest's zone is known already.
  let zone: IANATimeZone?

  init(_ form: FormData, guest: Player?) {
    typedName = form.typedAccountName(in: AccountField.name)
    name = AccountName(new: typedName)
    password = form.typedPassword(in: AccountField.password)
    zone = guest?.account.calendar.timeZones.last?.zone ?? form[TimeZoneField.name].flatMap { IANATimeZone($0) }
  }

  func errors(in texts: Texts.Account.Errors, with services: Services) -> FormErrors {
    var errors = FormErrors()
    errors.add(name == nil ? texts.name : nil, to: AccountField.name)
    errors.add(services.accounts.passwordError(of: password, for: name).map(texts.message), to: AccountField.password)
    errors.add(zone == nil ? texts.zone : nil, to: TimeZoneField.name)
    return errors
  }
}
