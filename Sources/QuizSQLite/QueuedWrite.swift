internal import GRDB
internal import StoreStatus

/// A write that waits for a group, with its caller's continuation.
struct QueuedWrite: Sendable {
  /// The result of the work.
  struct Attempt<Value: Sendable>: Sendable {
    let value: Value
    /// Whether its changes stay.
    let isCommitted: Bool
    /// Runs if they stay, as soon as they are on disk.
    var runHooks: @Sendable () -> Void = {}
  }

  /// Reports the result to the caller; nil means that the write is on disk.
  typealias Completion = @Sendable (StoreError?) -> Void

  /// Does the work inside the group's transaction. Returns whether its changes stay, and the function that reports the
  /// result after the transaction.
  let perform: @Sendable (Database) throws -> (isCommitted: Bool, completion: Completion)
  /// Reports to the caller that nothing was changed.
  let fail: @Sendable (StoreError) -> Void
  /// Until when it may wait for a group.
  let deadline: ContinuousClock.Instant

  /// - Parameter reply: called exactly once.
  init<Value: Sendable>(
    before deadline: ContinuousClock.Instant, _ work: @escaping @Sendable (Database) throws -> Attempt<Value>,
    reply: @escaping @Sendable (Result<Value, StoreError>) -> Void
  ) {
    self.deadline = deadline
    perform = { db in
      let attempt = try work(db)
      let completion: Completion = { failure in
        guard let failure else {
          if attempt.isCommitted { attempt.runHooks() }
          return reply(.success(attempt.value))
        }
        reply(.failure(failure))
      }
      return (attempt.isCommitted, completion)
    }
    fail = { reply(.failure($0)) }
  }
}
