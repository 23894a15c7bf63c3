internal import Synchronization

/// Whether the server is about to end: balancers are told to send visitors elsewhere, and connections end with the reply
/// that is under way.
public final class ShutdownState: Sendable {
  private let hasBegun = Atomic(false)

  public init() {}

  public var isShuttingDown: Bool { hasBegun.load(ordering: .relaxed) }

  /// There is no way back.
  public func begin() { hasBegun.store(true, ordering: .relaxed) }
}
