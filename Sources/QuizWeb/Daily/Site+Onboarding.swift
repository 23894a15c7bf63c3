import Hummingbird
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addOnboardingRoutes(to router: SiteRouter) {
    router.route(
      SitePath.onboarding, get: .everybody(withPlayer: showSlide), post: .everybody(withPlayer: finishOnboarding))
    router.route(SitePath.onboarding + "/:number", get: .everybody(withPlayer: showSlide))
    router.route(SitePath.dailyHelp, get: .everybody(withPlayer: showHelp))
  }

  private func showSlide(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let number = request.pathParameter("number")
    guard let slide = number.isEmpty ? 1 : FormData.number(String(number)),
      (1...OnboardingPage.count(hasBoards: services.gameSettings.hasBoards)).contains(slide)
    else {
      throw PageError.notFound
    }
    let reader = await reader(request.visitor, player, at: SitePath.slide(slide - 1))
    return Response.page(OnboardingPage(reader: reader, index: slide - 1).html, to: request)
  }

  private func finishOnboarding(
    _ form: FormData, _ request: VisitorRequest, _ player: Player?
  ) async throws -> Response {
    if let player, !player.account.isOnboarded {
      try await services.accounts.finishOnboarding(of: player)
    }
    return Response.redirect(SitePath.daily)
  }

  private func showHelp(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    let page = DailyHelpPage(reader: await reader(request.visitor, player, at: SitePath.dailyHelp))
    return Response.page(page.html, to: request)
  }

  /// The reader of a page that needs no account.
  private func reader(_ visitor: Visitor, _ player: Player?, at path: String) async -> Reader {
    guard let player else { return .signedOut(makePageContext(for: visitor, at: path)) }
    return .player(await loadPageContext(for: player, visitor: visitor, at: path))
  }
}
