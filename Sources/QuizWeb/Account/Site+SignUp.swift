import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func showSignUp(_ request: Request, _ context: VisitorRequestContext) async throws -> Response {
    let visitor = context.visitor
    let player = try await useSession(of: visitor)
    let returnPath = request.queryParameter(SitePath.returnField).map { Site.signInDestination($0) }
    if let player, !player.account.isGuest { return ResponseBuilder.redirect(returnPath ?? SitePath.daily) }
    let page = SignUpPage(
      context: pageContext(for: visitor, at: request.uri.string),
      timeZoneChoice: Site.zoneField(of: player, chosen: nil),
      idempotencyKey: newIdempotencyKey(), returnPath: returnPath)
    return ResponseBuilder.page(page.html, to: request)
  }

  func signUp(_ form: FormData, _ request: Request, _ context: VisitorRequestContext) async throws -> Response {
    try await signUp(form, request, context, setupToken: nil)
  }

  /// - Parameter setupToken: the token of the set-up link whose form it is; nil for any other sign-up.
  func signUp(
    _ form: FormData, _ request: Request, _ context: VisitorRequestContext, setupToken: Token128?
  ) async throws -> Response {
    let visitor = context.visitor
    let player = try await useSession(of: visitor)
    let guest = player?.account.isGuest == true ? player : nil
    let draft = SignUpForm(form, guest: guest)
    let returnPath = form[SitePath.returnField].map { Site.signInDestination($0) }
    var rejected = RejectedForm(draft.errors(in: visitor.texts.account.errors, of: house))
    if let name = draft.name, let zone = draft.zone, rejected.errors.isEmpty {
      let signUp = SignUpRequest(
        name: name, password: draft.password, zone: zone, settings: try await defaultSettings(for: visitor),
        guest: guest, idempotencyKey: idempotencyKey(of: form), network: clientNetwork(of: request, context.route),
        setupToken: setupToken, browser: browserDescription(of: request))
      let result = try await formResult(for: visitor) { () throws(AccountError) in
        try await house.accounts.signUp(signUp)
      }
      switch result {
      case .rejected(let form): rejected = form
      case .accepted(let signedIn):
        let groupPath = await joinInvitingGroup(signedIn.account, of: visitor)
        var response = await showRecoveryCode(
          signedIn, for: visitor, request,
          nextPath: setupToken == nil ? groupPath ?? returnPath ?? SitePath.daily : operatorsFirstPath)
        clearInvitationCookie(of: visitor, &response)
        return response
      }
    }
    if let setupToken, try await !house.accounts.isValidSetupToken(setupToken) { throw PageError.invalidSetupLink }
    let page = SignUpPage(
      context: pageContext(
        for: visitor,
        at: setupToken.map { SitePath.setup($0.text) } ?? returnPath.map { SitePath.signUp(returningTo: $0) }
          ?? SitePath.signUp),
      name: draft.typedName,
      timeZoneChoice: Site.zoneField(of: guest, chosen: draft.zone?.name),
      idempotencyKey: form[IdempotencyKeyField.name] ?? newIdempotencyKey(), returnPath: returnPath,
      setupToken: setupToken?.text, errors: rejected.errors)
    return rejected.response(showing: page.html, to: request)
  }

  func showGuest(_ request: Request, _ context: VisitorRequestContext) async throws -> Response {
    guard house.gameSettings.allowsGuests else { throw PageError.guestsDisabled }
    let visitor = context.visitor
    if try await useSession(of: visitor) != nil { return ResponseBuilder.redirect(SitePath.daily) }
    return ResponseBuilder.page(guestPage(visitor, idempotencyKey: newIdempotencyKey()), to: request)
  }

  /// Makes a guest, who goes straight to the first question. A player goes to the day's page instead. The invitation to
  /// a group, if the form has one, is kept until they have a name.
  func createGuest(_ form: FormData, _ request: Request, _ context: VisitorRequestContext) async throws -> Response {
    var response = try await openGuest(form, request, context)
    if let invitation = form[SitePath.groupField].flatMap({ Token128(text: $0) }) {
      setInvitationCookie(invitation, &response)
    }
    return response
  }

  private func openGuest(
    _ form: FormData, _ request: Request, _ context: VisitorRequestContext
  ) async throws -> Response {
    let visitor = context.visitor
    if try await useSession(of: visitor) != nil { return ResponseBuilder.redirect(SitePath.daily) }
    // Without JavaScript the form has no time zone yet; the next page asks for it.
    guard let typed = form[TimeZoneField.name] else { return ResponseBuilder.redirect(SitePath.guest) }
    guard let zone = IANATimeZone(typed) else {
      return try showGuestErrors(visitor, request, idempotencyKey: form[IdempotencyKeyField.name])
    }
    let settings = try await defaultSettings(for: visitor)
    let result: SignInResult
    do {
      result = try await house.accounts.createGuest(
        zone: zone, settings: settings, idempotencyKey: idempotencyKey(of: form),
        from: clientNetwork(of: request, context.route), on: browserDescription(of: request))
    } catch .formUsed {
      let rejected = try RejectedForm(
        .formUsed, wrongCredentials: nil, in: visitor.texts.account.errors, at: house.dependencies.now())
      return rejected.response(
        showing:
          guestPage(
            visitor, chosenZone: zone.name, idempotencyKey: newIdempotencyKey(), errors: rejected.errors), to: request)
    } catch { throw PageError(error) }
    var response = ResponseBuilder.redirect(SitePath.ready(.easy))
    setSignInCookies(result, of: visitor, &response)
    return response
  }

  private func showGuestErrors(
    _ visitor: Visitor, _ request: Request, idempotencyKey: String?
  ) throws(PageError) -> Response {
    guard house.gameSettings.allowsGuests else { throw PageError.guestsDisabled }
    let missing = FormErrors.FieldError(field: TimeZoneField.name, text: visitor.texts.account.errors.zone)
    let rejected = RejectedForm(FormErrors([missing]))
    return rejected.response(
      showing:
        guestPage(visitor, idempotencyKey: idempotencyKey ?? self.newIdempotencyKey(), errors: rejected.errors),
      to: request)
  }

  private func guestPage(
    _ visitor: Visitor, chosenZone: String? = nil, idempotencyKey: String, errors: FormErrors = FormErrors()
  ) -> HTML {
    GuestPage(
      context: pageContext(for: visitor, at: SitePath.guest), zones: Site.zoneNames, chosenZone: chosenZone,
      idempotencyKey: idempotencyKey, errors: errors
    ).html
  }

  /// Shows the recovery code of a new account or session, once.
  ///
  /// - Parameter nextPath: the page that follows.
  func showRecoveryCode(
    _ result: SignInResult, for visitor: Visitor, _ request: Request, nextPath: String = SitePath.daily
  ) async -> Response {
    var newVisitor = visitor
    newVisitor.sessionToken = result.sessionToken
    let player = Player(account: result.account, sessionDigest: result.sessionToken.digest)
    let page = RecoveryCodePage(
      player: await loadPageContext(for: player, visitor: newVisitor, at: SitePath.account),
      code: result.recoveryCode?.text ?? "",
      nextPath: nextPath)
    var response = ResponseBuilder.page(page.html, to: request)
    setSignInCookies(result, of: visitor, &response)
    return response
  }

  private func defaultSettings(for visitor: Visitor) async throws -> AccountSettings {
    AccountSettings(language: visitor.language(ofQuestionsIn: try await house.daily.questionLanguages()))
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
    password = TypedPassword(form[AccountField.password] ?? "")
    zone = guest?.account.calendar.timeZones.last?.zone ?? form[TimeZoneField.name].flatMap { IANATimeZone($0) }
  }

  func errors(in texts: Texts.Account.Errors, of house: House) -> FormErrors {
    var errors = FormErrors()
    errors.add(name == nil ? texts.name : nil, to: AccountField.name)
    errors.add(house.accounts.passwordError(of: password, for: name).map(texts.message), to: AccountField.password)
    errors.add(zone == nil ? texts.zone : nil, to: TimeZoneField.name)
    return errors
  }
}
