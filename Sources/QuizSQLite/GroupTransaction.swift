internal import GRDB
internal import QuizService

/// One transaction for a group of writes, each in a savepoint of its own.
struct GroupTransaction {
  let db: Database

  /// Runs the group and tells every caller how it ended.
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

  /// - Throws: only where the whole transaction is lost.
  private func attempt(_ write: QueuedWrite) throws -> QueuedWrite.Completion {
    try db.statement(.savepoint).execute()
    do {
      let reply = try write.perform(db)
      try db.statement(.release).execute()
      return reply
    } catch {
      // After a full disk or a failed read SQLite may have given up everything by itself.
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
