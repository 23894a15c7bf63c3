internal import GRDB
internal import QuizService
internal import Synchronization

/// Lets writes that come at the same time share one commit, and with it one sync of the disk.
///
/// The first write goes at once. What arrives while a group is being committed forms the next group, so nobody waits
/// for company. Each write has a savepoint of its own: one that fails undoes itself and nothing else. Callers go on
/// only after the commit; one that fails fails them all.
final class GroupCommit: Sendable {
  private struct State {
    var waiting: [QueuedWrite] = []
    var isCommitting = false
    var isClosed = false
    var closers: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  private let pool: DatabasePool

  init(pool: DatabasePool) { self.pool = pool }

  /// Returns what the work returned, once that is on disk.
  ///
  /// - Parameter work: runs inside of a transaction, on the writer's queue. What it throws undoes it.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StoreError) -> Value {
    let result = await withCheckedContinuation { continuation in
      enqueue(QueuedWrite(work) { continuation.resume(returning: $0) })
    }
    return try result.get()
  }

  /// Returns when everything that was asked for is done; later writes fail.
  func close() async {
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
    while let group = nextGroup() { GroupTransaction(db: db).commit(group) }
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
