internal import GRDB
internal import QuizService

/// A write on its way into a group, and the caller who waits for it.
struct QueuedWrite: Sendable {
  /// Tells the caller how it ended: nil means that it is on disk.
  typealias Completion = @Sendable (StoreError?) -> Void

  /// Does the work, inside of the group's transaction, and returns how to tell the caller once the transaction ended.
  let perform: @Sendable (Database) throws -> Completion
  /// Tells the caller that nothing was done.
  let fail: @Sendable (StoreError) -> Void
  /// Until when it may wait for its turn.
  let deadline: ContinuousClock.Instant

  /// - Parameter reply: called once.
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
