import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addDaily(to router: Router<SiteContext>) {
    router.answer("/daily", get: welcome)
  }

  /// The game's home; whoever isn't signed in is told what it is.
  private func welcome(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    if let player = try await player(of: visitor) { return try await home(of: player, for: visitor, to: request) }
    let page = WelcomePage(
      frame: frame(for: visitor, at: Address.daily), ticket: house.rules.admitsGuests ? ticket() : nil)
    return Reply.page(page.html, to: request)
  }
}
