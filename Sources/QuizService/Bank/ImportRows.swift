internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes the records of imports.
struct ImportRows<Connection: SQLReader> {
  let db: Connection

  func questions(like entries: [BankEntry], of importID: ImportID) throws -> [BankQuestionID?] {
    try entries.map { entry in
      let digest = QuestionDigest(entry.question)
      let number = try db.first(ImportStatement.questionOfImport, [digest.bytes, importID.number]) {
        try $0[0] as Int64
      }
      return number.map(BankQuestionID.init)
    }
  }

  /// Undone imports for the audit log, the latest first.
  func undone(limit: Int) throws -> [AuditLogEntry] {
    try db.all(ImportStatement.allUndone, [limit]) { row in
      AuditLogEntry(
        action: .undoImport, itemID: nil, subject: "\(try row["id"] as Int64) (\(try row["file_name"] as String))",
        operatorName: nil,
        reason: "", doneAt: Timestamp(milliseconds: try row["undone_at"]))
    }
  }

  func list(limit: Int) throws -> [ImportRecord] { try db.all(ImportStatement.list, [limit], record) }

  func find(_ importID: ImportID) throws -> ImportRecord? {
    try db.first(ImportStatement.find, [importID.number], record)
  }

  private func record(in row: SQLRow) throws -> ImportRecord {
    try ImportRecord(
      id: ImportID(row["id"]), file: row["file_name"], format: row["format"],
      startedAt: Timestamp(milliseconds: row["started_at"]),
      endedAt: (row["ended_at"] as Int64?).map(Timestamp.init(milliseconds:)), added: row["added_count"],
      changed: row["changed_count"],
      undoneAt: (row["undone_at"] as Int64?).map(Timestamp.init(milliseconds:)))
  }
}

extension ImportRows where Connection == Transaction {
  /// The unfinished import of this file, or else a new one.
  ///
  /// - Parameter replaced: an import that isn't continued.
  func begin(of file: String, format: String, at now: Timestamp, except replaced: ImportID?) throws -> ImportID {
    let unfinished = try db.first(ImportStatement.unfinished, [file, replaced?.number ?? 0]) { try $0[0] as Int64 }
    if let unfinished { return ImportID(unfinished) }
    try db.run(ImportStatement.begin, [file, format, now.milliseconds])
    return ImportID(db.lastInsertedRowID)
  }

  func addCounts(of results: [BankEntryResult], to importID: ImportID) throws {
    let added = results.count { $0 == .added || $0 == .transferred }
    let changed = results.count(where: \.isChanged)
    guard added + changed > 0 else { return }
    try db.run(ImportStatement.addCounts, [added, changed, importID.number])
    guard db.changesCount == 1 else {
      throw StoreError.refused(detail: "import \(importID.number) was undone while it was under way")
    }
  }

  /// Gives a question of another import to this one.
  ///
  /// - Returns: false if the other import doesn't have the question, or it is retired.
  func transfer(_ digest: QuestionDigest, from replaced: ImportID, to importID: ImportID) throws -> Bool {
    try db.run(ImportStatement.transfer, [importID.number, digest.bytes, replaced.number])
    return db.changesCount == 1
  }

  func end(_ importID: ImportID, at now: Timestamp) throws {
    try db.run(ImportStatement.end, [now.milliseconds, importID.number])
  }

  func markUndone(_ importID: ImportID, at now: Timestamp) throws {
    try db.run(ImportStatement.markUndone, [now.milliseconds, importID.number])
  }
}
