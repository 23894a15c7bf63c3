import Logging
import QuizWeb
import ServiceLifecycle
import UnixSignals

/// How a server ends after SIGTERM or Ctrl-C: first it tells balancers, then it takes no more connections and answers what
/// is under way, and what isn't done ten seconds later is cut off.
struct GracefulShutdown: Service {
  private static let timeout = Duration.seconds(10)

  let state: ShutdownState
  /// Between telling balancers and taking no more connections.
  let drainDuration: Duration

  /// Waits until the server shall end, then for the balancers.
  func run() async {
    do { try await gracefulShutdown() } catch { return }
    state.begin()
    try? await Task.sleep(for: drainDuration)
  }

  /// Returns when all services have ended because they should.
  ///
  /// - Parameter services: the last one ends first.
  /// - Throws: what a service threw that ended by itself.
  func run(_ services: [(any Service)?], _ logger: Logger) async throws {
    var configuration = ServiceGroupConfiguration(
      services: services.compactMap { $0 }, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = drainDuration + Self.timeout
    do { try await ServiceGroup(configuration: configuration).run() } catch {
      guard state.isShuttingDown else { throw error }
      logger.warning("Some requests weren't done in time", metadata: ["error": "\(error)"])
    }
  }
}
