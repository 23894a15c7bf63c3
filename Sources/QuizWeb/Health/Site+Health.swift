import Hummingbird
internal import QuizService
package import StoreStatus

extension Site {
  func addHealthRoutes(to router: SiteRouter) {
    router.route("/health", get: .everybody(showReadiness))
    router.route("/health/ready", get: .everybody(showReadiness))
    router.route("/health/live", get: .everybody { _ in Response.text("ok\n") })
  }

  /// How long a health check waits for the store.
  private static let timeout = Timeout(limit: .seconds(2))

  private func showReadiness(_ request: VisitorRequest) async -> Response {
    let readiness = await readiness()
    return Response.text(readiness.text, status: readiness.isReady ? .ok : .serviceUnavailable)
  }

  /// The reasons for which visitors should go to other servers now.
  private func readiness() async -> Readiness {
    var readiness = Readiness()
    if shutdown.isShuttingDown { readiness.failures.append(.shuttingDown) }
    if await !isStoreResponding() { readiness.failures.append(.store) }
    readiness.failures += readinessSources.store.problems().map { problem in
      switch problem {
      case .writesFailing(let kind): .writes(kind)
      case .damaged: .damage
      }
    }
    if readinessSources.connections?.isRefusing() ?? false { readiness.failures.append(.connections) }
    if !services.dependencies.isClockSynchronized() { readiness.failures.append(.clock) }
    return readiness
  }

  private func isStoreResponding() async -> Bool {
    let answer: Bool? = await Self.timeout.run { [service = services.health, health = readinessSources.store] in
      await service.isStoreResponding(health)
    }
    if answer == nil { readinessSources.store.faults.record(.healthCheckTimedOut) }
    return answer ?? false
  }
}

/// The sources that readiness depends on beside the store's own answer.
package struct ReadinessSources: Sendable {
  let store: StoreHealth
  /// Nil in tests without a network.
  let connections: ConnectionLimiter?

  package init(store: StoreHealth = StoreHealth(), connections: ConnectionLimiter? = nil) {
    self.store = store
    self.connections = connections
  }
}

extension Request {
  /// Whether the request is a health check. Health checks may use another host name than visitors.
  var isHealthCheck: Bool { uri.path == "/health" || uri.path.hasPrefix("/health/") }
}
