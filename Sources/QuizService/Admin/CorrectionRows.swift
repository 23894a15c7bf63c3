internal import QuizDatabase
internal import QuizEngine

/// Writes operators' corrections, which are the audit log.
struct CorrectionRows {
  let db: Transaction

  /// - Parameter correctIndex: the correct option from now on, for a re-key.
  func add(
    _ action: AuditLogEntry.Action, on itemID: ItemID, to correctIndex: Int? = nil, _ correction: Correction
  ) throws {
    try db.run(
      AdminStatement.addCorrection,
      [
        "item_id": itemID, "action": action, "new_correct_option": correctIndex, "account_id": correction.operatorID,
        "reason": correction.reason, "decided_at": correction.madeAt,
      ])
  }
}
