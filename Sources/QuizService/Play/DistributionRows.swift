internal import QuizDatabase
internal import QuizEngine

/// Reads and writes how many finished plays of a quiz came to each outcome.
struct DistributionRows<Connection: SQLReader> {
  let db: Connection

  /// Of all finished plays.
  func all(of quizID: QuizID) throws -> OutcomeDistribution { try distribution(.all, of: quizID) }

  /// As it was published last.
  func published(of quizID: QuizID) throws -> OutcomeDistribution { try distribution(.published, of: quizID) }

  private func distribution(_ statement: DistributionStatement, of quizID: QuizID) throws -> OutcomeDistribution {
    var distribution = OutcomeDistribution()
    for (outcome, plays) in try db.all(
      statement, [quizID], { (try $0["outcome_id"] as String, try $0["play_count"] as Int) })
    {
      if outcome.isEmpty { distribution.undecided = plays } else { distribution.plays[OutcomeID(outcome)] = plays }
    }
    return distribution
  }

  /// How many plays of a revision's quiz were finished since its distribution was published last.
  func unpublishedCount(of revisionID: RevisionID) throws -> Int {
    try db.first(DistributionStatement.unpublishedCount, [revisionID]) { try $0[0] as Int } ?? 0
  }
}

extension DistributionRows where Connection == Transaction {
  /// - Parameter outcome: the outcome's id; empty for none.
  func increment(_ outcome: String, of revisionID: RevisionID) throws {
    try db.run(DistributionStatement.increment, [outcome, revisionID])
  }

  /// Locks a revision's quiz against another publication.
  func lockQuiz(of revisionID: RevisionID) throws {
    try db.lockRows(DistributionStatement.lockQuiz, [revisionID])
  }

  /// Puts the distribution in the place of the one that was published before.
  func publish(_ revisionID: RevisionID) throws {
    try db.run(DistributionStatement.deletePublished, [revisionID])
    try db.run(DistributionStatement.publish, [revisionID])
  }
}
