import QuizWeb
import ServiceLifecycle

/// Follows the process's limit of descriptors while the server runs: `prlimit` can change it at any time. While the
/// limit is lower than what the server was started with needs, the reserve is released, and fewer connections are
/// taken.
struct DescriptorMonitor: Service {
  /// Looking at the limit takes a microsecond.
  private static let interval = Duration.milliseconds(100)

  let reserve: DescriptorReserve
  let connections: ConnectionLimiter
  /// The most connections that the options allow.
  let maxConnections: Int

  func run() async {
    while !Task.isShuttingDownGracefully {
      follow(.current)
      do { try await cancelWhenGracefulShutdown { try await Task.sleep(for: Self.interval) } } catch { return }
    }
  }

  private func follow(_ limit: FileDescriptorLimit) {
    let allowed = limit.runningConnections(configured: maxConnections)
    if allowed < maxConnections { reserve.release() } else { reserve.fill() }
    connections.setMaximum(allowed)
  }
}
