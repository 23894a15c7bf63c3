import Hummingbird
public import QuizService

extension Site {
  func addHealth(to router: Router<SiteContext>) {
    router.answer("/health", get: tellReadiness)
    router.answer("/health/ready", get: tellReadiness)
    router.answer("/health/live", get: { _, _ in Reply.text("ok\n") })
  }

  /// How long a health check waits for the store.
  private static let patience = Patience(limit: .seconds(2))

  private func tellReadiness(_ request: Request, _ context: SiteContext) async -> Response {
    let readiness = await readiness()
    return Reply.text(readiness.text, status: readiness.isReady ? .ok : .serviceUnavailable)
  }

  /// What stands between visitors and the site right now.
  private func readiness() async -> Readiness {
    var readiness = Readiness()
    if drain.isUnderWay { readiness.obstacles.append(.draining) }
    if await !storeAnswers() { readiness.obstacles.append(.store) }
    readiness.obstacles += watch.store.troubles().map { trouble in
      switch trouble {
      case .writesFail(let kind): .writes(kind)
      case .damaged: .damage
      }
    }
    if watch.connections?.isRefusing() ?? false { readiness.obstacles.append(.connections) }
    if !house.surroundings.isTimeRight() { readiness.obstacles.append(.clock) }
    return readiness
  }

  private func storeAnswers() async -> Bool {
    let answer: Bool? = await Self.patience.wait { [plays = house.plays, health = watch.store] in
      do {
        try await plays.ping()
        if health.wantsProbe() { try? await plays.probeWriting() }
        return true
      } catch { return false }
    }
    if answer == nil { watch.store.faults.count(.storeIsSlow) }
    return answer ?? false
  }
}

/// What a site asks when a balancer asks whether it is ready.
public struct SiteWatch: Sendable {
  let store: StoreHealth
  /// Nil where there is no network.
  let connections: Connections?

  public init(store: StoreHealth = StoreHealth(), connections: Connections? = nil) {
    self.store = store
    self.connections = connections
  }
}

extension Request {
  /// Whether a machine asks how the server is. It may know the server by another name than visitors do.
  var isHealthCheck: Bool { uri.path == "/health" || uri.path.hasPrefix("/health/") }
}
