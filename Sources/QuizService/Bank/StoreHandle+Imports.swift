internal import QuizDatabase
internal import QuizEngine

extension StoreHandle {
  /// Undoes a part of an import, in one transaction, except for questions that are scheduled or were changed by a later
  /// import.
  ///
  /// - Parameters:
  ///   - last: the question before the first one to look at; nil starts with the first.
  ///   - isDryRun: whether to change nothing and only count.
  ///   - replacement: what replaces the import; nil if nothing does.
  func undoImport(
    _ number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun: Bool, replacement: ImportReplacement?,
    at now: Timestamp
  ) async throws(Failure) -> ImportUndoResult {
    guard !isDryRun else {
      return try await read(.strong) { db in
        var rollback = ImportRollback(number, isDryRun: true, replacement: replacement, at: now, in: db)
        return try rollback.run(after: last, limit: limit)
      }
    }
    return try await write(.once) { db in
      var rollback = ImportRollback(number, isDryRun: false, replacement: replacement, at: now, in: db)
      return try rollback.run(after: last, limit: limit)
    }
  }
}
