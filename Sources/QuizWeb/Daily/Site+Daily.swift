import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addDailyRoutes(to router: SiteRouter) {
    router.route(SitePath.daily, get: .everybody(showDaily))
  }

  /// Shows strangers what the game is, a new account the onboarding, and everybody else their day.
  private func showDaily(_ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    guard let player = try await useSession(of: visitor) else {
      return Response.page(try await landingPage(for: visitor, request.http).html, to: request.http)
    }
    guard player.account.isOnboarded || player.account.isGuest else {
      return Response.redirect(SitePath.onboarding)
    }
    var response = Response.page(
      try await homePage(of: player, for: visitor, request.http).html, to: request.http)
    renewSessionCookie(visitor, &response)
    return response
  }

  private func landingPage(for visitor: Visitor, _ request: Request) async throws -> DailyLandingPage {
    let languages = try await house.daily.questionLanguages()
    return DailyLandingPage(
      context: pageContext(for: visitor, at: SitePath.daily, origin: origin(for: request)),
      hasQuestions: !languages.isEmpty,
      idempotencyKey: house.gameSettings.allowsGuests ? newIdempotencyKey() : nil,
      // The marks alone are the query of a shared link. Older links have them in a field.
      sharedMarks: (request.queryParameter(SitePath.marksField) ?? request.uri.query).flatMap(SharedMarks.init(text:)),
      questionLanguage: languages.isEmpty ? nil : visitor.otherLanguage(visitor.language(ofQuestionsIn: languages)))
  }

  /// Going to this page pauses the round whose page the player left for it.
  private func homePage(of player: Player, for visitor: Visitor, _ request: Request) async throws -> DailyHomePage {
    let origin = origin(for: request)
    let overview = try await house.daily.overview(
      of: player, pausesLeftRounds: request.isFirstPartyNavigation(of: origin))
    let pageContext = await loadPageContext(
      for: player, visitor: visitor, at: SitePath.daily, origin: origin, streak: overview.streak)
    return DailyHomePage(
      overview, of: player, pageContext: pageContext, isWithheld: visitor.isWithheld(overview.today.date, for: player))
  }
}

extension DailyHomePage {
  fileprivate init(_ overview: DailyOverview, of player: Player, pageContext: PlayerPageContext, isWithheld: Bool) {
    self.init(
      context: pageContext, date: overview.today.date, dayNumber: overview.today.dayNumber,
      next: NextOpening(of: player.account.calendar, at: overview.today.readAt),
      marks: DayMarks(
        overview.today.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: overview.today.readAt),
      earlierRounds: overview.earlierOpenRounds.map {
        EarlierRound(topic: $0.topic, date: $0.date, roundID: $0.id.token.text)
      },
      streak: overview.streak,
      standing: overview.standing.map { BoardStanding(rank: $0.rank, playerCount: $0.playerCount) },
      isWithheld: isWithheld)
  }
}
