import Hummingbird
import Logging
import QuizService

extension Site {
  func addHealth(to router: Router<SiteContext>) {
    router.answer("/health", get: tellReadiness)
    router.answer("/health/ready", get: tellReadiness)
    router.answer("/health/live", get: { _, _ in Reply.text("ok\n") })
  }

  /// How long a health check waits for the store.
  private static let patience = Patience(limit: .seconds(2))

  private func tellReadiness(_ request: Request, _ context: SiteContext) async -> Response {
    let readiness = await readiness(context.logger)
    return Reply.text(readiness.text, status: readiness.isReady ? .ok : .serviceUnavailable)
  }

  /// What stands between visitors and the site right now.
  private func readiness(_ logger: Logger) async -> Readiness {
    var readiness = Readiness()
    if drain.isUnderWay { readiness.obstacles.append(.draining) }
    if await !storeAnswers(logger) { readiness.obstacles.append(.store) }
    if !house.surroundings.isTimeRight() { readiness.obstacles.append(.clock) }
    return readiness
  }

  private func storeAnswers(_ logger: Logger) async -> Bool {
    await Self.patience.wait { [plays = house.plays] in
      do {
        try await plays.ping()
        return true
      } catch {
        logger.error("The store doesn't answer", metadata: ["error": "\(error)"])
        return false
      }
    } ?? false
  }
}

extension Request {
  /// Whether a machine asks how the server is. It may know the server by another name than visitors do.
  var isHealthCheck: Bool { uri.path == "/health" || uri.path.hasPrefix("/health/") }
}
