internal import QuizEngine
internal import QuizService

/// Reads and writes which files were imported, and takes back what they brought; inside of a transaction or on a reader.
struct ImportRows {
  let db: any SQLConnection

  /// The import of a file that wasn't brought to its end, or else a new one.
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

  /// Those that were taken back, the latest first, for the trail.
  func undone(limit: Int) throws -> [AuditLogEntry] {
    try db.all(ImportQuery.allUndone, [limit]) { row in
      AuditLogEntry(
        action: .undoImport, item: nil, question: "\(try row[0] as Int64) (\(try row[1] as String))", operatorName: nil,
        reason: "", doneAt: Timestamp(milliseconds: try row[2]))
    }
  }

  func list(limit: Int) throws -> [ImportRecord] { try db.all(ImportQuery.list, [limit], record) }

  func find(_ number: ImportID) throws -> ImportRecord? { try db.first(ImportQuery.find, [number.number], record) }

  private func record(in row: any SQLRow) throws -> ImportRecord {
    try ImportRecord(
      id: ImportID(row[0]), file: row[1], format: row[2], started: Timestamp(milliseconds: row[3]),
      ended: (row[4] as Int64?).map(Timestamp.init(milliseconds:)), added: row[5], changed: row[6],
      undone: (row[7] as Int64?).map(Timestamp.init(milliseconds:)))
  }
}

/// Takes back some of an import's questions.
///
/// A question that was added goes, row and all, so that a repaired file can bring it anew. Of one that was changed, the row
/// before comes back as a new one, in the same place of the urn or the shelf. What stands on the schedule stays.
struct ImportRollback {
  private struct Row {
    let number: Int64
    let digest: QuestionDigest
    let language: Language
    let difficulty: Difficulty
    let category: QuizEngine.TriviaCategory
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

  /// - Parameter last: the question before the first one that is looked at.
  mutating func run(after last: BankQuestionID?, limit: Int) throws -> ImportUndoResult {
    let rows = try db.all(ImportQuery.questions, [number.number, last?.number ?? 0, limit], row)
    for row in rows { try rollBack(row) }
    undo.lastQuestion = rows.last.map { BankQuestionID($0.number) }
    return undo
  }

  private mutating func rollBack(_ row: Row) throws {
    // Before our turn somebody may draw it.
    try acquireMutex(row)
    if try isScheduled(row.number) {
      undo.scheduled += 1
    } else if row.isRetired {
      // A later import corrected it. Where that is another one, what it says stays.
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
    // Only one row of a digest isn't retired.
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

  /// One in ten is kept to practise with, as of what an import adds.
  private func put(_ restored: Int64, _ row: Row) throws {
    let questions = try db.first(BankQuery.countOfKind, row.kind) { try $0[0] as Int } ?? 0
    if questions >= PracticePool.smallestBank, row.digest.isForPractice {
      try PracticePool(db: db, language: row.language, difficulty: row.difficulty).append(restored, row.category)
    } else {
      try DrawPool(db: db, language: row.language, difficulty: row.difficulty).append(restored)
    }
  }

  private func row(_ row: any SQLRow) throws -> Row {
    guard let difficulty = Difficulty(rawValue: try row[3]),
      let category = QuizEngine.TriviaCategory(rawValue: try row[4])
    else { throw StoreError.damaged(detail: "question \(try row[0] as Int64)") }
    return try Row(
      number: row[0], digest: QuestionDigest(bytes: row[1]), language: Language(row[2]), difficulty: difficulty,
      category: category, isRetired: (row[5] as Int64) != 0, importID: row[6])
  }
}

/// Statements about imports.
enum ImportQuery: String, PreparedQuery {
  case begin = "INSERT INTO bank_import (file, format, begun, added, changed) VALUES (?, ?, ?, 0, 0)"
  case unfinished = """
    SELECT id FROM bank_import WHERE file = ? AND ended IS NULL AND undone IS NULL ORDER BY id DESC LIMIT 1
    """
  case count = "UPDATE bank_import SET added = added + ?, changed = changed + ? WHERE id = ? AND undone IS NULL"
  case end = "UPDATE bank_import SET ended = ? WHERE id = ?"
  case markUndone = "UPDATE bank_import SET undone = ? WHERE id = ? AND undone IS NULL"
  case allUndone = "SELECT id, file, undone FROM bank_import WHERE undone IS NOT NULL ORDER BY undone DESC LIMIT ?"
  case list = """
    SELECT id, file, format, begun, ended, added, changed, undone FROM bank_import
    WHERE added + changed > 0 ORDER BY id DESC LIMIT ?
    """
  case find = "SELECT id, file, format, begun, ended, added, changed, undone FROM bank_import WHERE id = ?"

  case questions = """
    SELECT id, digest, language, difficulty, category, retired, batch FROM question
    WHERE batch = ? AND id > ? ORDER BY id LIMIT ?
    """
  case currentVersion = """
    SELECT id, digest, language, difficulty, category, retired, batch FROM question WHERE digest = ? AND retired = 0
    """
  /// What a question was before an import changed it. What operators took out was asked, and isn't meant.
  case previousVersion = """
    SELECT id, digest, language, difficulty, category, retired, batch FROM question
    WHERE digest = ? AND id < ? AND retired > 0 AND (batch IS NULL OR batch <> ?)
      AND NOT EXISTS (SELECT 1 FROM item WHERE item.question = question.id)
    ORDER BY retired DESC LIMIT 1
    """
  case copy = """
    INSERT INTO question (digest, language, difficulty, category, text, "key", distractors, explanation, source, licence,
      name, added, batch)
    SELECT digest, language, difficulty, category, text, "key", distractors, explanation, source, licence, name, added,
      batch FROM question WHERE id = ?
    """
  case delete = "DELETE FROM question WHERE id = ?"
}
