import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addDailyRoutes(to router: SiteRouter) {
    router.route(SitePath.daily, get: .everybody(showDaily))
    router.route(SitePath.play, get: .redirect(to: SitePath.daily), post: .everybody(form: createGuest))
  }

  /// Shows the player's day, or to others what the game is.
  private func showDaily(_ request: Request, _ context: VisitorRequestContext) async throws -> Response {
    let visitor = context.visitor
    if let player = try await useSession(of: visitor) {
      return try await showHome(of: player, for: visitor, to: request)
    }
    let languages = try await house.daily.questionLanguages()
    let page = WelcomePage(
      context: pageContext(for: visitor, at: SitePath.daily, origin: origin(for: request)),
      hasQuestions: !languages.isEmpty,
      idempotencyKey: house.gameSettings.allowsGuests ? newIdempotencyKey() : nil,
      sharedMarks: (request.queryParameter(SitePath.marksField) ?? request.uri.query).flatMap(SharedMarks.init(text:)),
      questionLanguage: languages.isEmpty ? nil : visitor.otherLanguage(visitor.language(ofQuestionsIn: languages)))
    return ResponseBuilder.page(page.html, to: request)
  }
}
