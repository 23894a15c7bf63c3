internal import Dispatch
package import GRDB
internal import QuizMetrics
internal import QuizSQL
package import QuizService
internal import Synchronization

/// Lets writes that come at the same time share one commit, and with it one sync of the disk.
///
/// The first write goes at once. What arrives while a group is being committed forms the next group, so nobody waits
/// for company. Each write has a savepoint of its own: one that fails undoes itself and nothing else. Callers go on
/// only after the commit; one that fails fails them all.
///
/// Who waits is bounded in number and in time, as on MariaDB (``StoreQueueLimits``): one too many is refused at once, and one
/// that waits too long as soon as it does, however long the write before it takes. A write that was taken into a group is
/// refused no more, and one that was refused is in no group.
package final class GroupCommit: Sendable {
  private struct State {
    var waiting: [QueuedWrite] = []
    var isCommitting = false
    /// Whether ``rejectExpired()`` is going to be called.
    var hasScheduledTimeout = false
    var isClosed = false
    var closeContinuations: [CheckedContinuation<Void, Never>] = []

    /// Takes out who has waited too long: those who came first.
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
  ///   - timeout: how long one may wait.
  package init(
    pool: DatabasePool, capacity: Int = StoreQueueLimits.capacity, timeout: Duration = StoreQueueLimits.timeout
  ) {
    (self.pool, self.capacity, self.timeout) = (pool, capacity, timeout)
  }

  /// Returns what the work returned, once that is on disk.
  ///
  /// - Parameters:
  ///   - work: runs inside of a transaction, on the writer's queue. What it throws undoes it.
  ///   - onCommit: is told what the work returned once that is on disk; calls come in the order of the writes.
  /// - Throws: `.unavailable` where too many wait, or this one waited too long; nothing was or will be done then.
  package func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value,
    onCommit: @escaping @Sendable (Value) -> Void = { _ in }
  ) async throws(StoreError) -> Value {
    let result = await withCheckedContinuation { continuation in
      let write = QueuedWrite(before: .now + timeout, work) { result in
        if case .success(let value) = result { onCommit(value) }
        continuation.resume(returning: result)
      }
      enqueue(write)
    }
    return try result.get()
  }

  /// How many writes will make up the next group.
  var waitingCount: Int { state.withLock { $0.waiting.count } }

  /// Returns when everything that was asked for is done; later writes fail.
  package func close() async {
    await withCheckedContinuation { continuation in
      let isIdle = state.withLock { state in
        state.isClosed = true
        if state.isCommitting { state.closeContinuations.append(continuation) }
        return !state.isCommitting
      }
      if isIdle { continuation.resume() }
    }
  }

  private func enqueue(_ write: QueuedWrite) {
    enum Next { case wait, start, refuse(String) }
    let (next, isToBeWatched): (Next, Bool) = state.withLock { state in
      if state.isClosed { return (.refuse("the store is closed"), false) }
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

  /// Looks once the first that waits has waited too long: the writer may be held up by another process or a slow disk.
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

  /// What has arrived by now; nil ends the run.
  private func nextGroup() -> [QueuedWrite]? {
    typealias Closer = CheckedContinuation<Void, Never>
    let (late, group, closers) = state.withLock { state -> ([QueuedWrite], [QueuedWrite], [Closer]) in
      let late = state.removeExpired(at: .now)
      let group = state.waiting
      state.waiting = []
      guard group.isEmpty else { return (late, group, []) }
      state.isCommitting = false
      defer { state.closeContinuations = [] }
      return (late, [], state.closeContinuations)
    }
    reject(late)
    for closer in closers { closer.resume() }
    return group.isEmpty ? nil : group
  }
}
