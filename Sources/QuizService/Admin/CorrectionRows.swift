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
        itemID.number, action.rawValue, correctIndex, correction.operatorID?.number, correction.reason,
        correction.madeAt.milliseconds,
      ])
  }
}
