internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads what operators decided.
struct AuditLogReader<Connection: SQLReader> {
  let db: Connection

  /// The latest decisions first.
  func latest(limit: Int) throws -> [AuditLogEntry] {
    let decisions = try db.all(AdminStatement.auditLog, [limit]) { row in
      guard let action = AuditLogEntry.Action(rawValue: try row["action"]) else {
        throw StoreError.damaged(detail: "a correction")
      }
      return try AuditLogEntry(
        action: action, itemID: ItemID(row["item_id"]), subject: row["text"],
        operatorName: (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) },
        reason: row["reason"],
        doneAt: Timestamp(milliseconds: row["decided_at"]))
    }
    let others =
      try LatestInstantRows(db: db).resets(limit: limit) + ImportRows(db: db).undone(limit: limit)
      + TranslationRows(db: db).corrections(limit: limit)
    return others.isEmpty ? decisions : Array((decisions + others).sorted { $0.doneAt > $1.doneAt }.prefix(limit))
  }
}
