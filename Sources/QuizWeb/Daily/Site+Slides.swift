import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addSlides(to router: Router<SiteContext>) {
    router.answer("/daily/welcome", get: slide, post: finishSlides)
    router.answer("/daily/welcome/:number", get: slide)
    router.answer("/daily/help", get: help)
  }

  private func slide(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let number = context.part("number")
    guard let place = number.isEmpty ? 1 : Form.number(String(number)), (1...SlidesPage.count).contains(place) else {
      throw Trouble.noSuchPage
    }
    let shown = playerFrame(for: player, visitor, at: Address.slide(place - 1))
    return Reply.page(SlidesPage(shown: shown, place: place - 1).html, to: request)
  }

  private func finishSlides(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    _ = try await Form.ours(of: request, from: visitor)
    if !player.account.isOnboarded {
      try await playing { () throws(DailyRefusal) in try await house.finishOnboarding(of: player) }
    }
    return Reply.see(Address.daily)
  }

  private func help(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let shown = playerFrame(for: player, visitor, at: Address.dailyHelp)
    return Reply.page(DailyHelpPage(shown: shown).html, to: request)
  }
}
