internal import GRDB
internal import StoreStatus

/// A write that waits for a group, with its caller's continuation.
struct QueuedWrite: Sendable {
  /// Reports the result to the caller; nil means that the write is on disk.
  typealias Completion = @Sendable (StoreError?) -> Void

  /// Does the work inside the group's transaction. Returns the function that reports the result after the transaction.
  let perform: @Sendable (Database) throws -> Completion
  /// Reports to the caller that nothing was changed.
  let fail: @Sendable (StoreError) -> Void
  /// How long it may wait for a group.
  let deadline: ContinuousClock.Instant

  /// - Parameter reply: called exactly once.
  init<Value: Sendable>(
    before deadline: ContinuousClock.Instant, _ work: @escaping @Sendable (Database) throws -> Value,
    reply: @escaping @Sendable (Result<Value, StoreError>) -> Void
  ) {
    self.deadline = deadline
    perform = { db in
      let value = try work(db)
      return { failure in reply(failure.map { .failure($0) } ?? .success(value)) }
    }
    fail = { reply(.failure($0)) }
  }
}
