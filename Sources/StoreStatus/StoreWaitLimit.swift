internal import Synchronization

/// How long one request may wait for the store, over all its calls.
///
/// A store behind a network can keep a call waiting for longer than anybody waits for a page. It then answers the call
/// with an error when the limit is reached. What the call had begun is completed all the same.
///
/// ```swift
/// try await StoreWaitLimit.$current.withValue(StoreWaitLimit()) { try await respond(to: request) }
/// ```
public final class StoreWaitLimit: Sendable {
  /// The limit of the current request; nil outside of requests.
  @TaskLocal public static var current: StoreWaitLimit?

  /// A page needs some time beside its calls, and must be there after ten seconds.
  public static let standard = Duration.milliseconds(9_500)

  private let rest: Mutex<Duration>

  public init(_ limit: Duration = standard) { rest = Mutex(limit) }

  /// What is left of the limit; never negative.
  public var remaining: Duration { rest.withLock { max(.zero, $0) } }

  /// Subtracts the time that a call has waited.
  public func subtract(_ duration: Duration) { rest.withLock { $0 -= duration } }
}
