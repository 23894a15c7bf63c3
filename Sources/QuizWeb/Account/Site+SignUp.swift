import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func showSignUp(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let player = try await player(of: visitor)
    if let player, !player.account.isGuest { return ResponseBuilder.redirect(SitePath.daily) }
    let page = SignUpPage(
      context: frame(for: visitor, at: SitePath.signUp), timeZoneChoice: Site.zoneField(of: player, chosen: nil),
      idempotencyKey: newIdempotencyKey())
    return ResponseBuilder.page(page.html, to: request)
  }

  func signUp(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await FormData.verified(of: request, from: visitor)
    let player = try await player(of: visitor)
    let guest = player?.account.isGuest == true ? player : nil
    let draft = SignUpForm(form, guest: guest)
    var verdict = draft.validation(in: visitor.texts.account.errors, of: house)
    if let name = draft.name, let zone = draft.zone, verdict.isValid {
      let wish = SignUpRequest(
        name: name, password: draft.password, zone: zone, settings: try await defaultSettings(for: visitor),
        guest: guest, idempotencyKey: idempotencyKey(of: form), network: clientNetwork(of: request, context),
        device: device(of: request))
      let arrival = try await validating(&verdict, wrong: (nil, ""), visitor, counting: (.signUps, .rejectedSignUps)) {
        () throws(AccountError) in
        try await house.signUp(wish)
      }
      if let arrival { return showRecoveryCode(arrival, visitor, request) }
    }
    let page = SignUpPage(
      context: frame(for: visitor, at: SitePath.signUp), name: draft.typedName,
      timeZoneChoice: Site.zoneField(of: guest, chosen: draft.zone?.name),
      idempotencyKey: form[IdempotencyKeyField.name] ?? newIdempotencyKey(),
      errors: verdict.errors)
    return verdict.response(page.html, to: request)
  }

  func showGuest(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    guard house.gameSettings.allowsGuests else { throw PageError.guestsDisabled }
    let visitor = Visitor(of: request, settings: settings)
    if try await player(of: visitor) != nil { return ResponseBuilder.redirect(SitePath.daily) }
    return ResponseBuilder.page(guestPage(visitor, ticket: newIdempotencyKey()), to: request)
  }

  func createGuest(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await FormData.verified(of: request, from: visitor)
    if try await player(of: visitor) != nil { return ResponseBuilder.redirect(SitePath.daily) }
    // A browser without scripts says nothing, and hasn't been asked yet.
    guard let typed = form[TimeZoneField.name] else { return ResponseBuilder.redirect(SitePath.guest) }
    guard let zone = IANATimeZone(typed) else {
      return try showGuestErrors(visitor, request, ticket: form[IdempotencyKeyField.name])
    }
    let settings = try await defaultSettings(for: visitor)
    let arrival = try await mapError(PageError.init) { () throws(AccountError) in
      try await house.createGuest(
        zone: zone, settings: settings, idempotencyKey: idempotencyKey(of: form),
        from: clientNetwork(of: request, context), on: device(of: request))
    }
    var response = ResponseBuilder.redirect(SitePath.daily)
    setSignInCookies(arrival, of: visitor, &response)
    return response
  }

  private func showGuestErrors(
    _ visitor: Visitor, _ request: Request, ticket: String?
  ) throws(PageError) -> Hummingbird.Response {
    guard house.gameSettings.allowsGuests else { throw PageError.guestsDisabled }
    var verdict = FormValidation()
    verdict.addError(TimeZoneField.name, visitor.texts.account.errors.zone)
    return verdict.response(
      guestPage(visitor, ticket: ticket ?? self.newIdempotencyKey(), faults: verdict.errors), to: request)
  }

  private func guestPage(_ visitor: Visitor, ticket: String, faults: FormErrors = FormErrors()) -> HTML {
    GuestPage(
      context: frame(for: visitor, at: SitePath.guest), zones: Site.zoneNames, idempotencyKey: ticket, errors: faults
    ).html
  }

  /// Shows a recovery code to whoever has just arrived.
  func showRecoveryCode(_ arrival: SignInResult, _ visitor: Visitor, _ request: Request) -> Hummingbird.Response {
    var arrived = visitor
    arrived.sessionToken = arrival.sessionToken
    let player = Player(account: arrival.account, session: SessionTokenDigest(token: arrival.sessionToken))
    let page = RecoveryCodePage(
      player: playerFrame(for: player, arrived, at: SitePath.account), code: arrival.recoveryCode?.text ?? "")
    var response = ResponseBuilder.page(page.html, to: request)
    setSignInCookies(arrival, of: visitor, &response)
    return response
  }

  private func defaultSettings(for visitor: Visitor) async throws(PageError) -> AccountSettings {
    AccountSettings(language: visitor.language(ofQuestionsIn: try await questionLanguages()))
  }

  /// The languages that there are questions in.
  func questionLanguages() async throws(PageError) -> [Language] {
    try await mapError(PageError.init) { () throws(StoreError) in try await house.bankStore.bankLanguages() }
  }

  private static func zoneField(of guest: Player?, chosen: String?) -> SignUpPage.TimeZoneChoice {
    guest == nil ? .choice(among: zoneNames, chosen: chosen) : .known
  }
}

/// What a sign-up's form says, as far as it can be read.
private struct SignUpForm {
  let typedName: String
  let name: AccountName?
  let password: TypedPassword
  /// A guest's is known.
  let zone: IANATimeZone?

  init(_ form: FormData, guest: Player?) {
    typedName = String((form["name"] ?? "").prefix(100))
    name = AccountName(new: typedName)
    password = TypedPassword(form["password"] ?? "")
    zone = guest?.account.calendar.residences.last?.zone ?? form[TimeZoneField.name].flatMap { IANATimeZone($0) }
  }

  func validation(in texts: Texts.Account.Errors, of house: House) -> FormValidation {
    var verdict = FormValidation()
    verdict.addError("name", name == nil ? texts.name : nil)
    verdict.addError("password", house.passwordError(of: password, for: name).map(texts.message))
    verdict.addError(TimeZoneField.name, zone == nil ? texts.zone : nil)
    return verdict
  }
}
