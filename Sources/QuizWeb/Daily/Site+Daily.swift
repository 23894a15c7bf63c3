import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addDaily(to router: Router<SiteContext>) {
    router.route("/daily", get: showDaily)
  }

  /// Shows the player's day, or to others what the game is.
  private func showDaily(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    if let player = try await player(of: visitor) { return try await home(of: player, for: visitor, to: request) }
    let page = WelcomePage(
      context: pageContext(for: visitor, at: SitePath.daily),
      idempotencyKey: house.gameSettings.allowsGuests ? newIdempotencyKey() : nil)
    return ResponseBuilder.page(page.html, to: request)
  }
}
