import HTML
import QuizPages
package import QuizService

/// The web site of a house: its routes, and what they share.
package struct Site: Sendable {
  let services: Services
  let settings: SiteSettings
  let files: StaticFiles
  let changeLimiter: ChangeLimiter
  /// Nil if there are no cards.
  let cardRenderer: (any CardRenderer)?
  let cardCache = CardCache()
  let questionPages = PreparedMarkupCache<QuestionPageKey, PreparedQuestionPage>(capacity: 4_000_000)
  let introductionPages = PreparedMarkupCache<IntroductionPageKey, PreparedIntroductionPage>(capacity: 1_000_000)
  let resultPages = PreparedMarkupCache<ResultPageKey, PreparedResultPage>(capacity: 1_000_000)
  let resultParts = PreparedMarkupCache<QuizMarkupKey, PreparedResultParts>(capacity: 2_000_000)
  /// The cards below results, of quizzes that the visitor hasn't played.
  let compactCards = PreparedMarkupCache<QuizMarkupKey, HTML>(capacity: 500_000)
  let roundPages = PreparedMarkupCache<RoundPageKey, PreparedRoundPage>(capacity: 1_000_000)
  let verdictPages = PreparedMarkupCache<VerdictPageKey, PreparedVerdictPage>(capacity: 1_000_000)
  let pageMarkers = PageMarkers.random()
  let optionalReads = OptionalReads()
  let shutdown: ShutdownState
  let readinessSources: ReadinessSources

  /// - Parameters:
  ///   - cardRenderer: renders the cards to share; nil for none.
  ///   - shutdown: set by the code that ends the server.
  ///   - readinessSources: what readiness depends on beside the store's answer.
  /// - Throws: ``StaticFiles/CompressionFailed`` if the program itself is broken.
  package init(
    services: Services, settings: SiteSettings = SiteSettings(), cardRenderer: (any CardRenderer)? = nil,
    shutdown: ShutdownState = ShutdownState(),
    readinessSources: ReadinessSources = ReadinessSources()
  ) throws {
    self.cardRenderer = cardRenderer
    self.shutdown = shutdown
    self.readinessSources = readinessSources
    self.services = services
    self.settings = settings
    files = try StaticFiles.ofProgram.get()
    changeLimiter = ChangeLimiter(perSecond: settings.changesPerSecond, now: services.dependencies.now)
  }

  /// - Parameter collectsMetrics: whether requests are counted and timed.
  package func makeResponder(collectsMetrics: Bool = false) -> SiteResponder {
    SiteResponder(self, makeRouter(), collectsMetrics: collectsMetrics)
  }

  /// All routes of the site, and who may use them.
  func makeRouter() -> SiteRouter {
    let router = SiteRouter()
    addFrontRoutes(to: router)
    addPlayRoutes(to: router)
    addShareRoutes(to: router)
    addDailyRoutes(to: router)
    addReadyRoutes(to: router)
    addRoundsRoutes(to: router)
    addOnboardingRoutes(to: router)
    addPracticeRoutes(to: router)
    addStatisticsRoutes(to: router)
    addPastRoutes(to: router)
    addBoardsRoutes(to: router)
    addGroupsRoutes(to: router)
    addStudioRoutes(to: router)
    addPreviewRoutes(to: router)
    addAdminRoutes(to: router)
    addLicencesRoutes(to: router)
    addAccountRoutes(to: router)
    addLanguageRoutes(to: router)
    addSchemeRoutes(to: router)
    addPicturesRoutes(to: router)
    addFilesRoutes(to: router)
    addHealthRoutes(to: router)
    return router
  }
}
