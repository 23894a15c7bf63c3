internal import QuizDatabase

/// Deletes a browser's plays of quizzes. Finished ones stay counted.
struct PlayDeletion: Sendable {
  let owner: PlayOwner

  /// - Parameter cache: loses the deleted plays after the commit.
  func run(in db: Transaction, _ cache: PlayCache) throws {
    let deleted = try db.all(PlayStatement.playsOfBrowser, [owner]) { row in try row["public_id"] as PlayID }
    try db.run(PlayStatement.deletePlays, [owner])
    db.afterCommit { for play in deleted { cache.remove(play) } }
  }
}
