import Logging
import QuizWeb
import ServiceLifecycle
import UnixSignals

/// Ends a server after SIGTERM or Ctrl-C. First its readiness check fails, so that balancers send nobody more. Then it
/// accepts no connections and answers the requests under way. Ten seconds later it cuts off the rest.
struct GracefulShutdown: Service {
  private static let timeout = Duration.seconds(10)

  let state: ShutdownState
  /// How long the readiness check fails before no more connections are accepted.
  let drainDuration: Duration

  /// Waits for the signal, then until balancers have noticed.
  func run() async {
    do { try await gracefulShutdown() } catch { return }
    state.begin()
    try? await Task.sleep(for: drainDuration)
  }

  /// Runs the services; returns when all of them have ended after a signal.
  ///
  /// - Parameter services: the last one ends first.
  /// - Throws: the error of a service that failed.
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
