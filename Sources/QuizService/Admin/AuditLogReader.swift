internal import QuizDatabase
internal import QuizEngine

/// Reads what operators decided.
struct AuditLogReader<Connection: SQLReader> {
  let db: Connection

  /// The latest decisions first.
  func latest(limit: Int) throws -> [AuditLogEntry] {
    let decisions = try db.all(AdminStatement.auditLog, [limit]) { row in
      try AuditLogEntry(
        action: row["action"], itemID: row["item_id"], subject: row["text"],
        operatorName: (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) },
        reason: row["reason"], doneAt: row["decided_at"])
    }
    let others =
      try LatestInstantRows(db: db).resets(limit: limit) + ImportRows(db: db).undone(limit: limit)
      + TranslationRows(db: db).corrections(limit: limit)
    return others.isEmpty ? decisions : Array((decisions + others).sorted { $0.doneAt > $1.doneAt }.prefix(limit))
  }
}
