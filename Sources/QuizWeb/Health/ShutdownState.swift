internal import Synchronization

/// Whether the server is shutting down. Then readiness fails, and each connection closes after its current response.
package final class ShutdownState: Sendable {
  private let hasBegun = Atomic(false)

  package init() {}

  package var isShuttingDown: Bool { hasBegun.load(ordering: .relaxed) }

  /// Starts the shutdown. It can't be undone.
  package func begin() { hasBegun.store(true, ordering: .relaxed) }
}
