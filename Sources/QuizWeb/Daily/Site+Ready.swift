import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addReady(to router: Router<SiteContext>) {
    for difficulty in Difficulty.allCases {
      router.route(RouterPath(SitePath.ready(difficulty))) { request, _ in
        try await self.showReady(difficulty, request)
      }
    }
  }

  /// Shows the page before Start. If there is a round, redirects to it; if there is no question, to the day's page.
  /// Strangers learn there what the game is.
  private func showReady(_ difficulty: Difficulty, _ request: Request) async throws -> Response {
    var visitor = Visitor(of: request, settings: settings)
    guard let player = try await player(of: visitor) else { return ResponseBuilder.redirect(SitePath.daily) }
    let day = try await mapError(PageError.init) { () throws(DailyError) in
      try await house.daily.dailyOverview(
        of: player, leavesRounds: request.isVisit(of: origin(for: request)))
    }
    guard let index = Difficulty.allCases.firstIndex(of: difficulty), day.entries[index].isAvailable else {
      return ResponseBuilder.redirect(SitePath.daily)
    }
    if let round = day.entries[index].round { return ResponseBuilder.redirect(SitePath.round(round.id.token.text)) }
    visitor.streak = day.streak
    let best = try await mapError(PageError.init) { () throws(DailyError) in
      try await house.daily.bestTime(of: player, difficulty, before: day.date)
    }
    let page = ReadyPage(
      player: playerContext(for: player, visitor, at: SitePath.ready(difficulty)), date: day.date,
      topic: RoundTopic(difficulty: difficulty, category: day.entries[index].category),
      marks: DayMarks(
        day.entries, hidesWatch: player.account.settings.hidesWatch, at: house.dependencies.now()),
      best: best,
      isWithheld: visitor.accountDeletionDates.contains(day.date) && !player.account.isGuest,
      questionLanguage: player.readingLanguage.flatMap(visitor.otherLanguage))
    return ResponseBuilder.page(page.html, to: request)
  }
}
