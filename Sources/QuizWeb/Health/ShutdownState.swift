internal import Synchronization

/// Whether the server is shutting down. Then readiness fails, and each connection closes after its current response.
public final class ShutdownState: Sendable {
  private let hasBegun = Atomic(false)

  public init() {}

  public var isShuttingDown: Bool { hasBegun.load(ordering: .relaxed) }

  /// Starts the shutdown. It can't be undone.
  public func begin() { hasBegun.store(true, ordering: .relaxed) }
}
