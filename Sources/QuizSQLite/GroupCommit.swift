package import GRDB
internal import QuizMetrics
package import QuizService
internal import Synchronization

/// Lets writes that come at the same time share one commit, and with it one sync of the disk.
///
/// The first write goes at once. What arrives while a group is being committed forms the next group, so nobody waits
/// for company. Each write has a savepoint of its own: one that fails undoes itself and nothing else. Callers go on
/// only after the commit; one that fails fails them all.
package final class GroupCommit: Sendable {
  private struct State {
    var waiting: [QueuedWrite] = []
    var isCommitting = false
    var isClosed = false
    var closers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let pool: DatabasePool
  /// How many writes shared a commit.
  let sizes = Histogram(of: [1, 2, 4, 8, 16, 32, 64, 128, 256])

  package init(pool: DatabasePool) { self.pool = pool }

  /// Returns what the work returned, once that is on disk.
  ///
  /// - Parameters:
  ///   - work: runs inside of a transaction, on the writer's queue. What it throws undoes it.
  ///   - committed: is told what the work returned once that is on disk; calls come in the order of the writes.
  package func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value,
    committed: @escaping @Sendable (Value) -> Void = { _ in }
  ) async throws(StoreError) -> Value {
    let result = await withCheckedContinuation { continuation in
      let write = QueuedWrite(work) { result in
        if case .success(let value) = result { committed(value) }
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
        if state.isCommitting { state.closers.append(continuation) }
        return !state.isCommitting
      }
      if isIdle { continuation.resume() }
    }
  }

  private func enqueue(_ write: QueuedWrite) {
    enum Next { case wait, start, refuse }
    let next: Next = state.withLock { state in
      if state.isClosed { return .refuse }
      state.waiting.append(write)
      defer { state.isCommitting = true }
      return state.isCommitting ? .wait : .start
    }
    switch next {
    case .wait: break
    case .start: pool.asyncWriteWithoutTransaction(commitGroups)
    case .refuse: write.fail(.unavailable(detail: "the store is closed"))
    }
  }

  @Sendable private func commitGroups(on db: Database) {
    while let group = nextGroup() {
      sizes.add(group.count)
      GroupTransaction(db: db).commit(group)
    }
  }

  /// What has arrived by now; nil ends the run.
  private func nextGroup() -> [QueuedWrite]? {
    let (group, closers) = state.withLock { state -> ([QueuedWrite], [CheckedContinuation<Void, Never>]) in
      let group = state.waiting
      state.waiting = []
      guard group.isEmpty else { return (group, []) }
      state.isCommitting = false
      defer { state.closers = [] }
      return ([], state.closers)
    }
    for closer in closers { closer.resume() }
    return group.isEmpty ? nil : group
  }
}
