internal import QuizDatabase
internal import QuizEngine

/// Marks the reports on a question as dealt with, with a line in the audit log.
struct ReportDismissal: Sendable {
  let itemID: ItemID
  let correction: Correction

  /// - Throws: `.noSuchItem`.
  func run(in db: Transaction) throws {
    guard try ItemRows(db: db).find(itemID, locking: .exclusive) != nil else { throw AdminError.noSuchItem }
    try CorrectionRows(db: db).add(.dismiss, on: itemID, correction)
    try ReportRows(db: db).settle(on: itemID)
  }
}
