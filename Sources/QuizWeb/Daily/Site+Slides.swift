import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addSlides(to router: Router<SiteContext>) {
    router.route("/daily/welcome", get: showSlide, post: finishSlides)
    router.route("/daily/welcome/:number", get: showSlide)
    router.route("/daily/help", get: showHelp)
  }

  private func showSlide(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let number = context.pathParameter("number")
    guard let place = number.isEmpty ? 1 : FormData.number(String(number)), (1...SlidesPage.count).contains(place)
    else {
      throw PageError.notFound
    }
    let shown = playerFrame(for: player, visitor, at: SitePath.slide(place - 1))
    return ResponseBuilder.page(SlidesPage(player: shown, index: place - 1).html, to: request)
  }

  private func finishSlides(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    _ = try await FormData.verified(of: request, from: visitor)
    if !player.account.isOnboarded {
      try await mapError(PageError.init) { () throws(DailyError) in try await house.finishOnboarding(of: player) }
    }
    return ResponseBuilder.redirect(SitePath.daily)
  }

  private func showHelp(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let shown = playerFrame(for: player, visitor, at: SitePath.dailyHelp)
    return ResponseBuilder.page(DailyHelpPage(player: shown).html, to: request)
  }
}
