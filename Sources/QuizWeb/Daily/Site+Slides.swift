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
    guard let slide = number.isEmpty ? 1 : FormData.number(String(number)), (1...SlidesPage.count).contains(slide)
    else {
      throw PageError.notFound
    }
    let playerContext = playerContext(for: player, visitor, at: SitePath.slide(slide - 1))
    return ResponseBuilder.page(SlidesPage(player: playerContext, index: slide - 1).html, to: request)
  }

  private func finishSlides(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    _ = try await FormData.verified(of: request, from: visitor)
    if !player.account.isOnboarded {
      try await mapError({ PageError(DailyError.store($0)) }) { () throws(StoreError) in
        try await house.accounts.finishOnboarding(of: player)
      }
    }
    return ResponseBuilder.redirect(SitePath.daily)
  }

  private func showHelp(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await requirePlayer(request)
    let playerContext = playerContext(for: player, visitor, at: SitePath.dailyHelp)
    return ResponseBuilder.page(DailyHelpPage(player: playerContext).html, to: request)
  }
}
