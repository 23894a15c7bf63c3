internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes the records of imports.
struct ImportRows<Connection: SQLReader> {
  let db: Connection

  func questions(like entries: [BankEntry], of importID: ImportID) throws -> [BankQuestionID?] {
    try entries.map { entry in
      let digest = QuestionDigest(entry.question)
      return try db.first(ImportStatement.questionOfImport, [digest, importID]) { try $0[0] as BankQuestionID }
    }
  }

  /// Undone imports for the audit log, the latest first.
  func undone(limit: Int) throws -> [AuditLogEntry] {
    try db.all(ImportStatement.allUndone, [limit]) { row in
      AuditLogEntry(
        action: .undoImport, itemID: nil, subject: "\(try row["id"] as Int64) (\(try row["file_name"] as String))",
        operatorName: nil,
        reason: "", doneAt: try row["undone_at"])
    }
  }

  func list(limit: Int) throws -> [ImportRecord] { try db.all(ImportStatement.list, [limit], record) }

  func find(_ importID: ImportID) throws -> ImportRecord? {
    try db.first(ImportStatement.find, [importID], record)
  }

  private func record(in row: SQLRow) throws -> ImportRecord {
    try ImportRecord(
      id: row["id"], file: row["file_name"], format: row["format"], startedAt: row["started_at"],
      endedAt: row["ended_at"], added: row["added_count"], changed: row["changed_count"], undoneAt: row["undone_at"])
  }
}

extension ImportRows where Connection == Transaction {
  /// The unfinished import of this file, or else a new one.
  ///
  /// - Parameter replaced: an import that isn't continued.
  func begin(of file: String, format: String, at now: Timestamp, except replaced: ImportID?) throws -> ImportID {
    let unfinished = try db.first(ImportStatement.unfinished, [file, replaced?.number ?? 0]) { try $0[0] as ImportID }
    if let unfinished { return unfinished }
    try db.run(ImportStatement.begin, [file, format, now])
    return ImportID(db.lastInsertedRowID)
  }

  func addCounts(of results: [BankEntryResult], to importID: ImportID) throws {
    let added = results.count { $0 == .added || $0 == .transferred }
    let changed = results.count(where: \.isChanged)
    guard added + changed > 0 else { return }
    try db.run(ImportStatement.addCounts, [added, changed, importID])
    guard db.changesCount == 1 else {
      throw StoreError.refused(detail: "import \(importID.number) was undone while it was under way")
    }
  }

  /// Gives a question of another import to this one.
  ///
  /// - Returns: false if the other import doesn't have the question, or it is retired.
  func transfer(_ digest: QuestionDigest, from replaced: ImportID, to importID: ImportID) throws -> Bool {
    try db.run(ImportStatement.transfer, [importID, digest, replaced])
    return db.changesCount == 1
  }

  func end(_ importID: ImportID, at now: Timestamp) throws {
    try db.run(ImportStatement.end, [now, importID])
  }

  func markUndone(_ importID: ImportID, at now: Timestamp) throws {
    try db.run(ImportStatement.markUndone, [now, importID])
  }
}
