import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addGuestRoutes(to router: SiteRouter) {
    router.route(SitePath.guest, get: .everybody(withPlayer: showGuest), post: .everybody(withPlayer: createGuest))
    router.route(SitePath.playAsGuest, get: .redirect(to: SitePath.daily), post: .everybody(withPlayer: createGuest))
  }

  private func showGuest(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    guard services.gameSettings.allowsGuests else { throw PageError.guestsDisabled }
    guard player == nil else { return Response.redirect(SitePath.daily) }
    return Response.page(guestPage(request.visitor, idempotencyKey: newIdempotencyKey()), to: request)
  }

  /// Makes a guest, who goes straight to the first question. A player goes to the day's page instead. The invitation to
  /// a group, if the form has one, is kept until they have a name.
  private func createGuest(_ form: FormData, _ request: VisitorRequest, _ player: Player?) async throws -> Response {
    var response = player == nil ? try await openGuest(form, request) : Response.redirect(SitePath.daily)
    if let invitation = form[QueryField.group].flatMap({ Token128(text: $0) }) {
      setInvitationCookie(invitation, &response)
    }
    return response
  }

  private func openGuest(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    // Without JavaScript the form has no time zone yet; the next page asks for it.
    guard let typed = form[TimeZoneField.name] else { return Response.redirect(SitePath.guest) }
    guard let zone = IANATimeZone(typed) else {
      return try showGuestErrors(request, idempotencyKey: form[IdempotencyKeyField.name])
    }
    let settings = try await defaultSettings(for: visitor)
    let result = try await performAccountAction(for: visitor, invalidCredentials: nil) { () throws(AccountError) in
      try await services.accounts.createGuest(
        zone: zone, settings: settings, idempotencyKey: idempotencyKey(of: form),
        from: clientNetwork(of: request), on: browserDescription(of: request))
    }
    switch result {
    case .rejected(let rejected):
      let page = guestPage(visitor, chosenZone: zone.name, idempotencyKey: newIdempotencyKey(), errors: rejected.errors)
      return rejected.response(showing: page, to: request)
    case .accepted(let signedIn):
      var response = Response.redirect(SitePath.ready(.easy))
      setCookiesAfterSignIn(signedIn, of: visitor, &response)
      return response
    }
  }

  private func showGuestErrors(
    _ request: VisitorRequest, idempotencyKey: String?
  ) throws(PageError) -> Response {
    guard services.gameSettings.allowsGuests else { throw PageError.guestsDisabled }
    let missing = FormErrors.FieldError(field: TimeZoneField.name, text: request.visitor.texts.account.errors.zone)
    let rejected = RejectedForm(FormErrors([missing]))
    return rejected.response(
      showing:
        guestPage(request.visitor, idempotencyKey: idempotencyKey ?? self.newIdempotencyKey(), errors: rejected.errors),
      to: request)
  }

  private func guestPage(
    _ visitor: Visitor, chosenZone: String? = nil, idempotencyKey: String, errors: FormErrors = FormErrors()
  ) -> HTML {
    GuestPage(
      context: makePageContext(for: visitor, at: SitePath.guest), zones: Site.zoneNames, chosenZone: chosenZone,
      idempotencyKey: idempotencyKey, errors: errors
    ).html
  }
}
