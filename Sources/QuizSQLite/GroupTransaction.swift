internal import GRDB
internal import StoreStatus

/// One transaction for a group of writes. Each write has its own savepoint, unless it is the only one.
struct GroupTransaction {
  let db: Database

  /// Runs the group and reports the result to every caller.
  func commit(_ group: [QueuedWrite]) {
    var replies: [QueuedWrite.Completion] = []
    replies.reserveCapacity(group.count)
    do {
      try db.statement(.begin).execute()
      if group.count == 1 {
        guard let reply = try attemptAlone(group[0]) else { return }
        replies.append(reply)
      } else {
        for write in group { replies.append(try attempt(write)) }
      }
      try db.statement(.commit).execute()
      for reply in replies { reply(nil) }
    } catch {
      rollBack()
      let failure = StoreError(error)
      for reply in replies { reply(failure) }
      for write in group[replies.count...] { write.fail(failure) }
    }
  }

  /// Runs the group's only write. If its changes don't stay, the transaction is rolled back and the caller is answered.
  ///
  /// - Returns: nil if the caller is answered.
  private func attemptAlone(_ write: QueuedWrite) throws -> QueuedWrite.Completion? {
    let (isCommitted, reply) = try write.perform(db)
    if isCommitted { return reply }
    try db.statement(.rollback).execute()
    reply(nil)
    return nil
  }

  /// - Throws: only if the whole transaction was rolled back.
  private func attempt(_ write: QueuedWrite) throws -> QueuedWrite.Completion {
    try db.statement(.savepoint).execute()
    do {
      let (isCommitted, completion) = try write.perform(db)
      if !isCommitted { try db.statement(.rollbackToSavepoint).execute() }
      try db.statement(.release).execute()
      return completion
    } catch {
      // After a full disk or a failed read, SQLite may have rolled back the whole transaction.
      guard db.isInsideTransaction else { throw error }
      try db.statement(.rollbackToSavepoint).execute()
      try db.statement(.release).execute()
      let failure = StoreError(error)
      return { _ in write.fail(failure) }
    }
  }

  /// Also if SQLite has rolled back by itself: GRDB learns it from a statement of its own only.
  private func rollBack() { try? db.statement(.rollback).execute() }
}
