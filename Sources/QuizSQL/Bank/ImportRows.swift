internal import QuizEngine
internal import QuizService

/// Reads and writes the records of imports. Reads also work outside a transaction.
struct ImportRows {
  let db: any SQLConnection

  /// The unfinished import of this file, or else a new one.
  func begin(of file: String, format: String, at now: Timestamp) throws -> ImportID {
    if let number = try db.first(ImportQuery.unfinished, [file], { try $0[0] as Int64 }) { return ImportID(number) }
    try db.run(ImportQuery.begin, [file, format, now.milliseconds])
    return ImportID(db.lastInsertedRowID)
  }

  func count(_ outcomes: [BankEntryResult], in number: ImportID) throws {
    let (added, changed) = (outcomes.count { $0 == .added }, outcomes.count { $0 == .changed })
    guard added + changed > 0 else { return }
    try db.run(ImportQuery.count, [added, changed, number.number])
    guard db.changesCount == 1 else {
      throw StoreError.refused(detail: "import \(number.number) was undone while it was under way")
    }
  }

  func end(_ number: ImportID, at now: Timestamp) throws {
    try db.run(ImportQuery.end, [now.milliseconds, number.number])
  }

  func markUndone(_ number: ImportID, at now: Timestamp) throws {
    try db.run(ImportQuery.markUndone, [now.milliseconds, number.number])
  }

  /// Undone imports for the audit log, the latest first.
  func undone(limit: Int) throws -> [AuditLogEntry] {
    try db.all(ImportQuery.allUndone, [limit]) { row in
      AuditLogEntry(
        action: .undoImport, item: nil, question: "\(try row["id"] as Int64) (\(try row["file_name"] as String))",
        operatorName: nil,
        reason: "", doneAt: Timestamp(milliseconds: try row["undone_at"]))
    }
  }

  func list(limit: Int) throws -> [ImportRecord] { try db.all(ImportQuery.list, [limit], record) }

  func find(_ number: ImportID) throws -> ImportRecord? { try db.first(ImportQuery.find, [number.number], record) }

  private func record(in row: any SQLRow) throws -> ImportRecord {
    try ImportRecord(
      id: ImportID(row["id"]), file: row["file_name"], format: row["format"],
      started: Timestamp(milliseconds: row["started_at"]),
      ended: (row["ended_at"] as Int64?).map(Timestamp.init(milliseconds:)), added: row["added_count"],
      changed: row["changed_count"],
      undone: (row["undone_at"] as Int64?).map(Timestamp.init(milliseconds:)))
  }
}

/// Undoes an import for a batch of its questions.
///
/// A question that the import added is deleted, so that a repaired file can add it again. For one that it changed, the
/// previous version is restored as a new row at the same position of its pool. Questions that are on the schedule stay.
struct ImportRollback {
  private struct Row {
    let number: Int64
    let digest: QuestionDigest
    let language: Language
    let difficulty: Difficulty
    let category: TriviaCategory
    let isRetired: Bool
    let importID: Int64?

    var kind: SQLArguments { [language.tag, difficulty.rawValue] }
  }

  private let db: any SQLConnection
  private let number: ImportID
  private let isDry: Bool
  private let now: Timestamp
  private var mutexes: Set<String> = []
  private var undo = ImportUndoResult()

  init(_ number: ImportID, isDry: Bool, at now: Timestamp, in db: any SQLConnection) {
    (self.db, self.number, self.isDry, self.now) = (db, number, isDry, now)
  }

  /// - Parameter last: the last question of the previous batch; nil for the first batch.
  mutating func run(after last: BankQuestionID?, limit: Int) throws -> ImportUndoResult {
    let rows = try db.all(ImportQuery.questions, [number.number, last?.number ?? 0, limit], row)
    for row in rows { try rollBack(row) }
    undo.lastQuestion = rows.last.map { BankQuestionID($0.number) }
    return undo
  }

  private mutating func rollBack(_ row: Row) throws {
    // Another transaction may draw the question before this one has the mutex.
    try acquireMutex(row)
    if try isScheduled(row.number) {
      undo.scheduled += 1
    } else if row.isRetired {
      // A later import corrected it. If that was a different import, its version stays.
      let live = try db.first(ImportQuery.currentVersion, [row.digest.bytes], self.row)
      if let live, live.importID != number.number { undo.changedSince += 1 }
      if !isDry { try db.run(ImportQuery.delete, [row.number]) }
    } else if let before = try db.first(
      ImportQuery.previousVersion, [row.digest.bytes, row.number, number.number], self.row)
    {
      undo.restored += 1
      if !isDry { try restore(before, in: row) }
    } else {
      undo.removed += 1
      guard !isDry else { return }
      try QuestionRows(db: db).withdraw(row.number, row.language, row.difficulty, row.category)
      try db.run(ImportQuery.delete, [row.number])
    }
  }

  private mutating func acquireMutex(_ row: Row) throws {
    guard !isDry, mutexes.insert(row.language.tag + "/" + row.difficulty.rawValue).inserted else { return }
    try DrawPool(db: db, language: row.language, difficulty: row.difficulty).acquireMutex()
  }

  private func isScheduled(_ question: Int64) throws -> Bool {
    try db.first(BankQuery.isScheduled, [question]) { _ in true } ?? false
  }

  private mutating func restore(_ before: Row, in row: Row) throws {
    let rows = QuestionRows(db: db)
    try acquireMutex(before)
    // At most one row with a digest may be not retired.
    try rows.retire(row.number, row.digest, at: now)
    try db.run(ImportQuery.copy, [before.number])
    let restored = db.lastInsertedRowID
    if (before.difficulty, before.category) == (row.difficulty, row.category) {
      try db.run(BankQuery.drawPoolReplace, [restored, row.number])
      try db.run(BankQuery.practicePoolReplace, [restored, row.number])
    } else {
      try rows.withdraw(row.number, row.language, row.difficulty, row.category)
      try db.run(
        BankQuery.incrementCount, [before.language.tag, before.difficulty.rawValue, before.category.rawValue, 1])
      try put(restored, before)
    }
    try db.run(ImportQuery.delete, [row.number])
    try db.run(ImportQuery.delete, [before.number])
  }

  /// A tenth of the questions goes to the practice pool, as when an import adds them.
  private func put(_ restored: Int64, _ row: Row) throws {
    let questions = try db.first(BankQuery.countOfKind, row.kind) { try $0[0] as Int } ?? 0
    if questions >= PracticePool.smallestBank, row.digest.isForPractice {
      try PracticePool(db: db, language: row.language, difficulty: row.difficulty).append(restored, row.category)
    } else {
      try DrawPool(db: db, language: row.language, difficulty: row.difficulty).append(restored)
    }
  }

  private func row(_ row: any SQLRow) throws -> Row {
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = TriviaCategory(rawValue: try row["category"])
    else { throw StoreError.damaged(detail: "question \(try row["id"] as Int64)") }
    return try Row(
      number: row["id"], digest: QuestionDigest(bytes: row["identity_digest"]), language: Language(row["language"]),
      difficulty: difficulty,
      category: category, isRetired: (row["retired_at"] as Int64) != 0, importID: row["import_id"])
  }
}

/// Statements about imports.
enum ImportQuery: String, PreparedQuery {
  case begin =
    "INSERT INTO bank_import (file_name, format, started_at, added_count, changed_count) VALUES (?, ?, ?, 0, 0)"
  case unfinished = """
    SELECT id FROM bank_import WHERE file_name = ? AND ended_at IS NULL AND undone_at IS NULL ORDER BY id DESC LIMIT 1
    """
  case count =
    "UPDATE bank_import SET added_count = added_count + ?, changed_count = changed_count + ? WHERE id = ? AND undone_at IS NULL"
  case end = "UPDATE bank_import SET ended_at = ? WHERE id = ?"
  case markUndone = "UPDATE bank_import SET undone_at = ? WHERE id = ? AND undone_at IS NULL"
  case allUndone =
    "SELECT id, file_name, undone_at FROM bank_import WHERE undone_at IS NOT NULL ORDER BY undone_at DESC LIMIT ?"
  case list = """
    SELECT id, file_name, format, started_at, ended_at, added_count, changed_count, undone_at FROM bank_import
    WHERE added_count + changed_count > 0 ORDER BY id DESC LIMIT ?
    """
  case find =
    "SELECT id, file_name, format, started_at, ended_at, added_count, changed_count, undone_at FROM bank_import WHERE id = ?"

  case questions = """
    SELECT id, identity_digest, language, difficulty, category, retired_at, import_id FROM question
    WHERE import_id = ? AND id > ? ORDER BY id LIMIT ?
    """
  case currentVersion = """
    SELECT id, identity_digest, language, difficulty, category, retired_at, import_id FROM question WHERE identity_digest = ? AND retired_at = 0
    """
  /// The version of a question before the import changed it. A version that operators retired was on the schedule, so
  /// the last condition excludes it.
  case previousVersion = """
    SELECT id, identity_digest, language, difficulty, category, retired_at, import_id FROM question
    WHERE identity_digest = ? AND id < ? AND retired_at > 0 AND (import_id IS NULL OR import_id <> ?)
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question_id = question.id)
    ORDER BY retired_at DESC LIMIT 1
    """
  case copy = """
    INSERT INTO question (identity_digest, language, difficulty, category, text, correct_answer, distractors, explanation, source, licence,
      entry_name, added_at, import_id)
    SELECT identity_digest, language, difficulty, category, text, correct_answer, distractors, explanation, source, licence, entry_name, added_at,
      import_id FROM question WHERE id = ?
    """
  case delete = "DELETE FROM question WHERE id = ?"
}
