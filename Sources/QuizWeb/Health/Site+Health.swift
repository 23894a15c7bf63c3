import Hummingbird
import Logging
import QuizService

extension Site {
  func addHealth(to router: Router<SiteContext>) {
    router.answer("/health", get: health)
  }

  /// Tells machines whether the site and its store answer.
  private func health(_ request: Request, _ context: SiteContext) async -> Response {
    do {
      try await house.plays.ping()
      return Reply.text("ok\n")
    } catch {
      context.logger.error("The store doesn't answer", metadata: ["error": "\(error)"])
      return Reply.text("The store doesn't answer.\n", status: .serviceUnavailable)
    }
  }
}
