internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Undoes an import for a batch of its questions.
///
/// A question that the import added is deleted, so that a repaired file can add it again. For one that it changed, the
/// previous version is restored as a new row at the same position of its pool. Questions that are on the schedule stay.
struct ImportRollback<Connection: SQLReader> {
  private struct Row {
    let number: Int64
    let digest: QuestionDigest
    let language: Language
    let difficulty: Difficulty
    let category: TriviaCategory
    let isRetired: Bool
    let importID: ImportID?
  }

  private let db: Connection
  /// Nil for a dry run, which only counts what it would change.
  private let transaction: Transaction?
  private let importID: ImportID
  private let replacement: ImportReplacement
  private let now: Timestamp
  private var mutexes: Set<String> = []
  private var undo = ImportUndoResult()

  init(
    _ importID: ImportID, replacement: ImportReplacement?, at now: Timestamp, reading db: Connection,
    writing transaction: Transaction?
  ) {
    self.db = db
    self.transaction = transaction
    self.importID = importID
    self.now = now
    self.replacement = replacement ?? ImportReplacement()
  }

  /// - Parameter last: the last question of the previous batch; nil for the first batch.
  mutating func run(after last: BankQuestionID?, limit: Int) throws -> ImportUndoResult {
    let rows = try db.all(ImportStatement.questions, [importID, last?.number ?? 0, limit], row)
    for row in rows where !replacement.transferable.contains(BankQuestionID(row.number)) { try rollBack(row) }
    undo.lastQuestionID = rows.last.map { BankQuestionID($0.number) }
    return undo
  }

  private mutating func rollBack(_ row: Row) throws {
    // Another transaction may draw the question before this one has the mutex.
    try acquireMutex(row)
    if try isScheduled(row.number) {
      undo.scheduled += 1
    } else if row.isRetired {
      // A later import corrected it. If that was a different import, its version stays.
      let live = try db.first(ImportStatement.currentVersion, [row.digest], self.row)
      if let live, !isOfThisImportOrItsReplacement(live) { undo.changedSince += 1 }
      try transaction?.run(ImportStatement.delete, [row.number])
    } else if let before = try db.first(ImportStatement.previousVersion, [row.digest, row.number, importID], self.row) {
      undo.restored += 1
      if let transaction { try restore(before, in: row, db: transaction) }
    } else {
      undo.removed += 1
      guard let transaction else { return }
      try QuestionRows(db: transaction).withdraw(
        row.number, language: row.language, difficulty: row.difficulty, category: row.category)
      try transaction.run(ImportStatement.delete, [row.number])
    }
  }

  private func isOfThisImportOrItsReplacement(_ row: Row) -> Bool {
    guard let owner = row.importID else { return false }
    return owner == importID || replacement.imports.contains(owner)
  }

  private mutating func acquireMutex(_ row: Row) throws {
    guard let transaction, mutexes.insert(row.language.tag + "/" + row.difficulty.rawValue).inserted else { return }
    let game = try GameLanguageRows(db: transaction).all.game(of: row.language)
    try DrawPool(db: transaction, game: game, difficulty: row.difficulty).acquireMutex()
  }

  private func isScheduled(_ questionNumber: Int64) throws -> Bool {
    try db.exists(BankStatement.isScheduled, [questionNumber])
  }

  private mutating func restore(_ before: Row, in row: Row, db: Transaction) throws {
    let rows = QuestionRows(db: db)
    try acquireMutex(before)
    // At most one row with a digest may be not retired.
    try rows.retire(row.number, row.digest, at: now)
    try db.run(ImportStatement.copy, [before.number])
    let restored = db.lastInsertedRowID
    try TranslationRows(db: db).copy(from: before.number, to: restored)
    if (before.difficulty, before.category) == (row.difficulty, row.category) {
      try db.run(BankStatement.drawPoolReplace, [restored, row.number])
      try db.run(BankStatement.practicePoolReplace, [restored, row.number])
      try rows.updatePool(of: restored, before.digest)
    } else {
      try rows.withdraw(row.number, language: row.language, difficulty: row.difficulty, category: row.category)
      try db.run(BankStatement.incrementCount, [before.language, before.difficulty, before.category, 1])
      try rows.updatePool(of: restored, before.digest)
    }
    try db.run(ImportStatement.delete, [row.number])
    try db.run(ImportStatement.delete, [before.number])
  }

  private func row(_ row: SQLRow) throws -> Row {
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = TriviaCategory(rawValue: try row["category"])
    else { throw StoreError.damaged(detail: "question \(try row["id"] as Int64)") }
    return try Row(
      number: row["id"], digest: row["identity_digest"], language: row["language"], difficulty: difficulty,
      category: category, isRetired: (row["retired_at"] as Int64) != 0, importID: row["import_id"])
  }
}
