import Logging
import QuizWeb
import ServiceLifecycle
import UnixSignals

/// How a server ends after SIGTERM or Ctrl-C: first it tells balancers, then it takes no more connections and answers what
/// is under way, and what isn't done ten seconds later is cut off.
struct Ending: Service {
  private static let patience = Duration.seconds(10)

  let drain: Drain
  /// Between telling balancers and taking no more connections.
  let lasting: Duration

  /// Waits until the server shall end, then for the balancers.
  func run() async {
    do { try await gracefulShutdown() } catch { return }
    drain.begin()
    try? await Task.sleep(for: lasting)
  }

  /// Returns when all services have ended because they should.
  ///
  /// - Parameter services: the last one ends first.
  /// - Throws: what a service threw that ended by itself.
  func run(_ services: [(any Service)?], _ logger: Logger) async throws {
    var configuration = ServiceGroupConfiguration(
      services: services.compactMap { $0 }, gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    configuration.maximumGracefulShutdownDuration = lasting + Self.patience
    do { try await ServiceGroup(configuration: configuration).run() } catch {
      guard drain.isUnderWay else { throw error }
      logger.warning("Some requests weren't done in time", metadata: ["error": "\(error)"])
    }
  }
}
