import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// The link with which a house gets its first operator.
extension Site {
  func addSetupRoutes(to router: Router<SiteContext>) {
    router.route("/setup/:token", get: showSetup, post: setUp)
  }

  private func showSetup(_ request: Request, _ context: SiteContext) async throws -> Response {
    let token = try Self.setupToken(context)
    guard try await house.accounts.isValidSetupToken(token) else { throw PageError.invalidSetupLink }
    let visitor = Visitor(of: request, settings: settings)
    let player = try await player(of: visitor)
    if let player, !player.account.isGuest {
      let playerContext = await playerContext(for: player, visitor, at: SitePath.setup(token.text))
      return ResponseBuilder.page(SetupPage(player: playerContext, token: token.text).html, to: request)
    }
    let page = SignUpPage(
      context: pageContext(for: visitor, at: SitePath.setup(token.text)),
      timeZoneChoice: Site.zoneField(of: player, chosen: nil), idempotencyKey: newIdempotencyKey(),
      setupToken: token.text)
    return ResponseBuilder.page(page.html, to: request)
  }

  private func setUp(_ request: Request, _ context: SiteContext) async throws -> Response {
    let token = try Self.setupToken(context)
    let visitor = Visitor(of: request, settings: settings)
    guard let player = try await player(of: visitor), !player.account.isGuest else {
      return try await signUp(request, context, setupToken: token)
    }
    _ = try await FormData.verified(of: request, from: visitor)
    // A form that is sent twice leads on.
    if player.account.role != .operator { try await house.accounts.becomeOperator(player, setupToken: token) }
    return ResponseBuilder.redirect(SitePath.admin)
  }

  private static func setupToken(_ context: SiteContext) throws(PageError) -> Token128 {
    guard let token = Token128(text: context.pathParameter("token")) else { throw .notFound }
    return token
  }
}
