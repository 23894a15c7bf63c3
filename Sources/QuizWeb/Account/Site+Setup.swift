import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// The link with which a house gets its first operator.
extension Site {
  func addSetupRoutes(to router: SiteRouter) {
    router.route(SitePath.setup(":token"), get: .everybody(withPlayer: showSetup), post: .everybody(withPlayer: setUp))
  }

  private func showSetup(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let token = try Self.setupToken(request)
    let visitor = request.visitor
    if player?.account.role == .operator { return Response.redirect(operatorsFirstPath) }
    guard try await services.accounts.isValidSetupToken(token) else { throw PageError.invalidSetupLink }
    if let player, !player.account.isGuest {
      let pageContext = await loadPageContext(for: player, visitor: visitor, at: SitePath.setup(token.text))
      return Response.page(SetupPage(context: pageContext, token: token.text).html, to: request)
    }
    let page = SignUpPage(
      context: makePageContext(for: visitor, at: SitePath.setup(token.text)),
      timeZoneChoice: Site.zoneField(of: player, chosen: nil), idempotencyKey: newIdempotencyKey(),
      setupToken: token.text)
    return Response.page(page.html, to: request)
  }

  private func setUp(_ form: FormData, _ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let token = try Self.setupToken(request)
    guard let name = form[SetupPage.accountField] else {
      return try await signUp(form, request, player, setupToken: token)
    }
    // Somebody else may have signed in since the page was opened.
    guard let player, player.account.name?.text == name else {
      return Response.redirect(SitePath.setup(token.text))
    }
    // A form that is sent twice leads on.
    if player.account.role != .operator { try await services.accounts.becomeOperator(player, setupToken: token) }
    return Response.redirect(operatorsFirstPath)
  }

  /// Where a new operator begins: with a quiz, if the house has authors.
  var operatorsFirstPath: String { services.studio.authors == .off ? SitePath.admin : SitePath.studio }

  private static func setupToken(_ request: some SiteRequest) throws(PageError) -> Token128 {
    guard let token = Token128(text: request.pathParameter("token")) else { throw .notFound }
    return token
  }
}
