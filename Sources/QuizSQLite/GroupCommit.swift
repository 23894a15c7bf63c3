internal import Dispatch
package import GRDB
package import QuizDatabase
internal import QuizMetrics
package import StoreStatus
internal import Synchronization

/// Lets writes that arrive at the same time share one commit, and so one sync of the disk.
///
/// A write that could begin a commit goes after the jobs that its event loop has at that moment; most of their writes
/// join it. A server with many players then makes half as many commits. Writes that arrive during a commit form the
/// next group. No write waits for others that haven't arrived. If a write fails, only its own changes are undone.
/// Callers continue after the commit. If the commit fails, it fails for all of them.
///
/// The number of waiting writes and their time are limited (``StoreQueueLimits``), as on MariaDB. If too many wait, a
/// further write is refused at once. If a write waits too long, it is refused when its time is over, even if the commit
/// before it still runs. A write that is in a group is never refused, and a refused write is never run.
package final class GroupCommit: Sendable {
  private struct State {
    /// The writes that have begun and don't wait yet.
    var arrivingCount = 0
    var waiting: [QueuedWrite] = []
    var isCommitting = false
    /// Whether a call of ``rejectExpired()`` is scheduled.
    var hasScheduledTimeout = false
    var isClosed = false
    var closeContinuations: [CheckedContinuation<Void, Never>] = []

    /// Removes and returns the writes that have waited too long. These are always the first ones.
    mutating func removeExpired(at now: ContinuousClock.Instant) -> [QueuedWrite] {
      let late = Array(waiting.prefix { $0.deadline <= now })
      waiting.removeFirst(late.count)
      return late
    }
  }

  private let state = Mutex(State())
  private let pool: DatabasePool
  /// How many writes shared a commit.
  let groupSizes = Histogram(of: [1, 2, 4, 8, 16, 32, 64, 128, 256])

  private let capacity: Int
  private let timeout: Duration

  /// - Parameters:
  ///   - capacity: how many writes may wait for the next group.
  ///   - timeout: how long a write may wait.
  package init(
    pool: DatabasePool, capacity: Int = StoreQueueLimits.capacity, timeout: Duration = StoreQueueLimits.timeout
  ) {
    self.pool = pool
    self.capacity = capacity
    self.timeout = timeout
  }

  /// Runs a write and returns its result when it is on disk.
  ///
  /// - Parameter work: runs inside a transaction, on the writer's queue. If it throws, its changes are undone. Its
  ///   hooks run in the order of the writes.
  /// - Throws: `.unavailable` if too many writes wait, or this one waited too long. Then nothing was changed or will
  ///   be.
  package func write<Value: Sendable>(
    transaction work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    try await perform { db in
      let transaction = Transaction(on: db)
      return switch try work(transaction) {
      case .commit(let value): .init(value: value, isCommitted: true, runHooks: transaction.runHooks)
      case .rollback(let value): .init(value: value, isCommitted: false)
      }
    }
  }

  /// Runs a write without hooks on GRDB's own connection. It commits unless it throws.
  package func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    try await perform { db in .init(value: try work(db), isCommitted: true) }
  }

  private func perform<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> QueuedWrite.Attempt<Value>
  ) async throws(StoreError) -> Value {
    let (isClosed, isCommitting) = state.withLock { state in
      if !state.isClosed { state.arrivingCount += 1 }
      return (state.isClosed, state.isCommitting)
    }
    if isClosed { throw .unavailable(detail: "the store is closed") }
    // Lets the other requests that have arrived on the event loop queue their writes first. Requests have an executor
    // of their own. Tasks without one would wait for the jobs of all others on Swift's threads, which takes too long.
    if !isCommitting, withUnsafeCurrentTask(body: { $0?.unownedTaskExecutor != nil }) { await Task.yield() }
    let result = await withCheckedContinuation { continuation in
      enqueue(QueuedWrite(before: .now + timeout, work) { result in continuation.resume(returning: result) })
    }
    return try result.get()
  }

  /// The number of writes that wait for the next group.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Completes the writes that have been accepted. Later writes fail.
  package func close() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        state.isClosed = true
        let isIdle = !state.isCommitting && state.arrivingCount == 0
        if !isIdle { state.closeContinuations.append(continuation) }
        return isIdle
      }
      if isIdle { continuation.resume() }
    }
  }

  private func enqueue(_ write: QueuedWrite) {
    enum Next { case wait, start, refuse(String) }
    let (next, isToBeWatched): (Next, Bool) = state.withLock { state in
      state.arrivingCount -= 1
      guard state.waiting.count < capacity else { return (.refuse("too many wait for the database"), false) }
      state.waiting.append(write)
      defer { (state.isCommitting, state.hasScheduledTimeout) = (true, true) }
      return (state.isCommitting ? .wait : .start, !state.hasScheduledTimeout)
    }
    switch next {
    case .wait: break
    case .start: pool.asyncWriteWithoutTransaction(commitGroups)
    case .refuse(let reason): write.fail(.unavailable(detail: reason))
    }
    if isToBeWatched { scheduleTimeout(at: write.deadline) }
  }

  /// Refuses expired writes when the time of the first one is over, because another process or a slow disk may hold up
  /// the writer.
  private func scheduleTimeout(at deadline: ContinuousClock.Instant) {
    let time = (deadline - .now).components
    let nanoseconds = time.seconds * 1_000_000_000 + time.attoseconds / 1_000_000_000
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(nanoseconds) + 1_000_000)) {
      [weak self] in self?.rejectExpired()
    }
  }

  private func rejectExpired() {
    let (late, next) = state.withLock { state in
      let late = state.removeExpired(at: .now)
      state.hasScheduledTimeout = !state.waiting.isEmpty
      return (late, state.waiting.first?.deadline)
    }
    reject(late)
    if let next { scheduleTimeout(at: next) }
  }

  private func reject(_ late: [QueuedWrite]) {
    for write in late { write.fail(.unavailable(detail: "the database is too slow")) }
  }

  @Sendable private func commitGroups(on db: Database) {
    while let group = nextGroup() {
      groupSizes.observe(group.count)
      GroupTransaction(db: db).commit(group)
    }
  }

  /// Takes all writes that have arrived; nil if there are none, and then no group runs any more.
  private func nextGroup() -> [QueuedWrite]? {
    typealias Closer = CheckedContinuation<Void, Never>
    let (late, group, closers) = state.withLock { state -> ([QueuedWrite], [QueuedWrite], [Closer]) in
      let late = state.removeExpired(at: .now)
      let group = state.waiting
      state.waiting = []
      guard group.isEmpty else { return (late, group, []) }
      state.isCommitting = false
      guard state.arrivingCount == 0 else { return (late, [], []) }
      defer { state.closeContinuations = [] }
      return (late, [], state.closeContinuations)
    }
    reject(late)
    for closer in closers { closer.resume() }
    return group.isEmpty ? nil : group
  }
}
