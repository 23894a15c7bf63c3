import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addSignInRoutes(to router: SiteRouter) {
    router.route(SitePath.signIn, get: .everybody(withPlayer: showSignIn), post: .everybody(withPlayer: signIn))
    router.route(SitePath.signOut, get: .redirect(to: SitePath.account), post: .everybody(withPlayer: signOut))
  }

  private func showSignIn(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let returnPath = request.queryParameter(QueryField.returnPath).map { Site.signInReturnPath($0) }
    if let player, !player.account.isGuest { return Response.redirect(returnPath ?? SitePath.daily) }
    let pageContext = makePageContext(for: request.visitor, at: request.http.uri.string)
    let page = SignInPage(context: pageContext, returnPath: returnPath)
    return Response.page(page.html, to: request)
  }

  private func signIn(_ form: FormData, _ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let visitor = request.visitor
    let name = form.typedAccountName(in: AccountField.name)
    let returnPath = form[QueryField.returnPath].map { Site.signInReturnPath($0) }
    let wrongPassword = FormErrors.FieldError(
      field: AccountField.password, text: visitor.texts.account.errors.wrongSignIn)
    let result = try await performAccountAction(for: visitor, invalidCredentials: wrongPassword) {
      () throws(AccountError) in
      try await services.accounts.signIn(
        SignInInput(
          name: name, password: form.typedPassword(in: AccountField.password), player: player,
          oldSessionToken: visitor.sessionToken, knownBrowserTokens: visitor.knownBrowserTokens,
          network: clientNetwork(of: request), browserDescription: browserDescription(of: request)))
    }
    switch result {
    case .rejected(let rejected):
      let pageContext = makePageContext(
        for: visitor, at: returnPath.map { SitePath.signIn(returningTo: $0) } ?? SitePath.signIn)
      let page = SignInPage(
        context: pageContext, name: name, returnPath: returnPath, errors: rejected.errors,
        offersRecovery: rejected.hasLongWait)
      return rejected.response(showing: page.html, to: request)
    case .accepted(let signedIn):
      // An invitation waits until the player sees its page.
      let invitationPath = returnPath == nil ? visitor.groupInvitation.map { SitePath.join($0.text) } : nil
      var response = Response.redirect(returnPath ?? invitationPath ?? SitePath.daily)
      setCookiesAfterSignIn(signedIn, of: visitor, &response)
      if invitationPath != nil { clearInvitationCookie(of: visitor, &response) }
      return response
    }
  }

  private func signOut(_ form: FormData, _ request: VisitorRequest, _ player: Player?) async throws -> Response {
    if let player { try await services.accounts.signOut(player) }
    var response = Response.redirect(SitePath.front)
    clearCookiesAfterSignOut(of: request.visitor, &response)
    return response
  }
}
