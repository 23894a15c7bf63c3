internal import QuizDatabase
internal import QuizEngine

extension AdminService {
  /// How many questions one transaction undoes. It is small, so that other writers don't wait long.
  private static let undoBatchSize = 250

  /// The files that were imported, the latest first.
  package func imports(limit: Int = 100) async throws(AdminError) -> [ImportRecord] {
    try await store.read(.strong) { db in try ImportRows(db: db).list(limit: limit) }
  }

  /// The record of an import.
  ///
  /// - Throws: `.noSuchImport` or `.store`.
  package func importRecord(_ number: ImportID) async throws(AdminError) -> ImportRecord {
    try await store.read(.strong) { db in
      guard let record = try ImportRows(db: db).find(number) else {
        throw AdminError.noSuchImport(number, isUndone: false)
      }
      return record
    }
  }

  /// Undoes what an import added and changed, except for questions that were or will be asked. If it is interrupted, it
  /// can be run again.
  ///
  /// - Parameters:
  ///   - isDryRun: whether to change nothing and only count.
  ///   - replacement: what replaces the import. Then it is no error if the import is already undone, because an
  ///     interrupted replacement is run again.
  ///   - pause: called between two transactions with the time that the last one took; waits to let other writers
  ///     through.
  /// - Throws: `.noSuchImport` or `.store`.
  package func undoImport(
    _ number: ImportID, isDryRun: Bool, replacement: ImportReplacement? = nil,
    pause: (Duration) async -> Void = { _ in }
  ) async throws(AdminError) -> (ImportRecord, ImportUndoResult) {
    let record = try await importRecord(number)
    var total = ImportUndoResult()
    var last: BankQuestionID?
    let now = dependencies.now()
    // Marked first, so that an import that still runs adds nothing more.
    if !isDryRun {
      try await store.write(.idempotent) { db in try ImportRows(db: db).markUndone(number, at: now) }
    }
    while true {
      let after = last
      let begun = ContinuousClock.now
      let part = try await undoPart(
        of: number, after: after, limit: Self.undoBatchSize, isDryRun: isDryRun, replacement: replacement, at: now)
      total = total + part
      guard let end = part.lastQuestionID else { break }
      last = end
      if !isDryRun { await pause(ContinuousClock.now - begun) }
    }
    // An interrupted undo can be run again until it changes nothing.
    guard record.undoneAt == nil || total.hasChanges || replacement != nil else {
      throw .noSuchImport(number, isUndone: true)
    }
    return (record, total)
  }

  /// Undoes a part of an import, in one transaction, except for questions that are scheduled or were changed by a later
  /// import.
  ///
  /// - Parameters:
  ///   - last: the question before the first one to look at; nil starts with the first.
  ///   - isDryRun: whether to change nothing and only count.
  ///   - replacement: what replaces the import; nil if nothing does.
  func undoPart(
    of number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun: Bool, replacement: ImportReplacement?,
    at now: Timestamp
  ) async throws(AdminError) -> ImportUndoResult {
    guard !isDryRun else {
      return try await store.read(.strong) { db in
        var rollback = ImportRollback(number, replacement: replacement, at: now, reading: db, writing: nil)
        return try rollback.run(after: last, limit: limit)
      }
    }
    return try await store.write(.once) { db in
      var rollback = ImportRollback(number, replacement: replacement, at: now, reading: db, writing: db)
      return try rollback.run(after: last, limit: limit)
    }
  }
}
