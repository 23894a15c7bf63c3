internal import QuizDatabase
internal import QuizEngine

/// Publishes the answers to an item, if a full batch of them came in since the last time.
struct AnswerPublication: Sendable {
  let itemID: ItemID
  /// When the last of them was given.
  let answeredAt: Timestamp

  func run(in db: Transaction) throws {
    let rows = PublishedAnswerRows(db: db)
    guard try isBatchFull(rows) else { return }
    try rows.lock(itemID)
    // Another transaction may have published it in the meantime.
    guard try isBatchFull(rows) else { return }
    try rows.replace(itemID, at: answeredAt)
  }

  private func isBatchFull(_ rows: PublishedAnswerRows<Transaction>) throws -> Bool {
    try rows.unpublishedCount(of: itemID) >= RoundStatistics.batchSize
  }
}
