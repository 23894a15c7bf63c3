import Hummingbird
public import QuizService

extension Site {
  func addHealth(to router: Router<SiteContext>) {
    router.route("/health", get: showReadiness)
    router.route("/health/ready", get: showReadiness)
    router.route("/health/live", get: { _, _ in ResponseBuilder.text("ok\n") })
  }

  /// How long a health check waits for the store.
  private static let timeout = Timeout(limit: .seconds(2))

  private func showReadiness(_ request: Request, _ context: SiteContext) async -> Response {
    let readiness = await readiness()
    return ResponseBuilder.text(readiness.text, status: readiness.isReady ? .ok : .serviceUnavailable)
  }

  /// What stands between visitors and the site right now.
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
    if !house.dependencies.isClockSynchronized() { readiness.failures.append(.clock) }
    return readiness
  }

  private func isStoreResponding() async -> Bool {
    let answer: Bool? = await Self.timeout.run { [service = house.health, health = readinessSources.store] in
      await service.isStoreResponding(health)
    }
    if answer == nil { readinessSources.store.faults.record(.healthCheckTimedOut) }
    return answer ?? false
  }
}

/// What a site asks when a balancer asks whether it is ready.
public struct ReadinessSources: Sendable {
  let store: StoreHealth
  /// Nil where there is no network.
  let connections: ConnectionLimiter?

  public init(store: StoreHealth = StoreHealth(), connections: ConnectionLimiter? = nil) {
    self.store = store
    self.connections = connections
  }
}

extension Request {
  /// Whether a machine asks how the server is. It may know the server by another name than visitors do.
  var isHealthCheck: Bool { uri.path == "/health" || uri.path.hasPrefix("/health/") }
}
