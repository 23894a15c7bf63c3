import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addDailyRoutes(to router: SiteRouter) {
    router.route(SitePath.daily, get: .everybody(withPlayer: showHome))
  }

  /// Shows a player their day, and a new account the onboarding first. Shows everybody else what the game is.
  private func showHome(_ request: VisitorRequest, _ player: Player?) async throws -> Response {
    guard let player else { return Response.page(try await landingPage(for: request).html, to: request) }
    guard player.account.isOnboarded || player.account.isGuest else { return Response.redirect(SitePath.onboarding) }
    return Response.page(try await homePage(for: PlayerRequest(request, from: player)).html, to: request)
  }

  private func landingPage(for request: VisitorRequest) async throws -> DailyLandingPage {
    let visitor = request.visitor
    let languages = try await services.daily.questionLanguages()
    return DailyLandingPage(
      context: makePageContext(for: visitor, at: SitePath.daily, origin: origin(for: request)),
      hasQuestions: !languages.isEmpty,
      idempotencyKey: services.gameSettings.allowsGuests ? newIdempotencyKey() : nil,
      // The marks alone are the query of a shared link. Older links have them in a field.
      sharedMarks: (request.queryParameter(QueryField.marks) ?? request.http.uri.query).flatMap(
        SharedMarks.init(text:)),
      questionLanguage: languages.isEmpty ? nil : visitor.otherLanguage(visitor.language(ofQuestionsIn: languages)))
  }

  /// Going to this page pauses the round whose page the player left for it.
  private func homePage(for request: PlayerRequest) async throws -> DailyHomePage {
    let origin = origin(for: request)
    let home = try await services.daily.refreshHome(
      of: request.player, pausesRunningRounds: request.http.isFirstPartyNavigation(of: origin))
    let pageContext = await loadPageContext(for: request, at: SitePath.daily, origin: origin, streak: home.today.streak)
    return DailyHomePage(home, of: request.player, pageContext: pageContext)
  }
}

extension DailyHomePage {
  fileprivate init(_ home: DailyHome, of player: Player, pageContext: PlayerPageContext) {
    self.init(
      context: pageContext, date: home.today.date, dayNumber: home.today.dayNumber,
      nextOpening: NextOpening(of: player.account.calendar, at: home.today.readAt),
      marks: DayMarks(
        home.today.entries, hidesStopwatch: player.account.settings.hidesStopwatch, at: home.today.readAt),
      otherUnfinishedRounds: home.otherUnfinishedRounds.map {
        UnfinishedRound(topic: $0.topic, date: $0.date, isPaused: $0.round.phase == .paused, roundID: $0.id.token.text)
      },
      streak: home.today.streak,
      standing: home.standing,
      hasWithheldRounds: home.hasWithheldRounds)
  }
}
