import HTML
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// The page of the player's day. A new account sees the introduction first.
  func showHome(of player: Player, for visitor: Visitor, to request: Request) async throws -> Response {
    guard player.account.isOnboarded || player.account.isGuest else { return ResponseBuilder.redirect(SitePath.slides) }
    let day = try await house.daily.overview(
      of: player, leavesRounds: request.isVisit(of: origin(for: request)))
    let pageContext = await loadPageContext(
      for: player, visitor: visitor, at: SitePath.daily, origin: origin(for: request), streak: day.streak)
    let page = DailyHomePage(
      day, of: player, pageContext: pageContext, isWithheld: visitor.isWithheld(day.today.date, for: player))
    var response = ResponseBuilder.page(page.html, to: request)
    renewSessionCookie(visitor, &response)
    return response
  }
}

extension DailyHomePage {
  fileprivate init(
    _ day: DailyOverview, of player: Player, pageContext: PlayerPageContext, isWithheld: Bool
  ) {
    self.init(
      player: pageContext, date: day.today.date, dayNumber: day.today.dayNumber,
      next: NextOpening(of: player.account.calendar, at: day.readAt),
      marks: DayMarks(day.today.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: day.readAt),
      earlierRounds: day.earlierOpenRounds.map {
        EarlierRound(topic: $0.topic, date: $0.date, roundID: $0.id.token.text)
      },
      streak: day.streak,
      standing: day.standing.map { BoardStanding(rank: $0.rank, count: $0.playerCount) },
      isWithheld: isWithheld)
  }
}
