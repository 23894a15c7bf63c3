internal import QuizDatabase
internal import QuizEngine

/// Counts a play in its quiz's distribution, and publishes that if a full batch of plays was finished since the last
/// time. Does nothing for an open play.
struct FinishedPlayCount: Sendable {
  let record: PlayRecord

  func run(in db: Transaction) throws {
    guard let outcome = record.storedOutcome else { return }
    let rows = DistributionRows(db: db)
    try rows.increment(outcome, of: record.revisionID)
    guard try isBatchFull(rows) else { return }
    try rows.lockQuiz(of: record.revisionID)
    // Another transaction may have published it in the meantime.
    guard try isBatchFull(rows) else { return }
    try rows.publish(record.revisionID)
  }

  private func isBatchFull(_ rows: DistributionRows<Transaction>) throws -> Bool {
    try rows.unpublishedCount(of: record.revisionID) >= OutcomeDistribution.publicationBatch
  }
}
