import QuizService
import ServiceLifecycle

/// Writes the security log's counts once a minute. `serve` writes the last ones when it ends.
struct SecurityLogFlusher: Service {
  static let interval = Duration.seconds(60)

  let security: SecurityLog

  func run() async {
    while !Task.isShuttingDownGracefully {
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.interval) } } catch { break }
      security.flushCounts()
    }
  }
}
