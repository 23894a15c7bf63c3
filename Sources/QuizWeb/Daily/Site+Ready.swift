import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addReadyRoutes(to router: SiteRouter) {
    for difficulty in Difficulty.allCases {
      router.route(
        SitePath.ready(difficulty), get: .everybody(withPlayer: { try await showReady(difficulty, $0, $1) }))
    }
  }

  /// Shows the page before Start. If there is a round, redirects to it; if there is no question, to the day's page,
  /// which explains the game to visitors without a session.
  private func showReady(
    _ difficulty: Difficulty, _ request: VisitorRequest, _ player: Player?
  ) async throws -> Response {
    guard let player else { return Response.redirect(SitePath.daily) }
    let offer = try await services.daily.refreshOffer(
      of: difficulty, for: player, pausesRunningRounds: request.http.isFirstPartyNavigation(of: origin(for: request)))
    let details: RoundOffer.Details
    switch offer {
    case .unavailable: return Response.redirect(SitePath.daily)
    case .started(let roundID): return Response.redirect(SitePath.round(roundID.token.text))
    case .ready(let found): details = found
    }
    let page = ReadyPage(
      context: await loadPageContext(
        for: PlayerRequest(request, from: player), at: SitePath.ready(difficulty), streak: details.today.streak),
      date: details.today.date,
      topic: RoundTopic(difficulty: difficulty, category: details.category),
      marks: DayMarks(
        details.today.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: details.today.readAt),
      best: details.bestTime, isVoid: details.isVoid,
      isWithheld: details.isWithheld,
      questionLanguage: (details.language ?? player.readingLanguage).flatMap(request.visitor.otherLanguage))
    return Response.page(page.html, to: request)
  }
}
