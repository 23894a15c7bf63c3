internal import GRDB
internal import StoreStatus

/// One transaction for a group of writes. Each write has its own savepoint.
struct GroupTransaction {
  let db: Database

  /// Runs the group and reports the result to every caller.
  func commit(_ group: [QueuedWrite]) {
    var replies: [QueuedWrite.Completion] = []
    replies.reserveCapacity(group.count)
    do {
      try db.statement(.begin).execute()
      for write in group { replies.append(try attempt(write)) }
      try db.statement(.commit).execute()
      for reply in replies { reply(nil) }
    } catch {
      rollBack()
      let failure = StoreError(error)
      for reply in replies { reply(failure) }
      for write in group[replies.count...] { write.fail(failure) }
    }
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

  private func rollBack() {
    if db.isInsideTransaction { try? db.statement(.rollback).execute() }
  }
}
