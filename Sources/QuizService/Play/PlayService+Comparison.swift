internal import QuizDatabase
package import QuizEngine

/// The result of a friend's play: its points for each outcome, but no answers.
package struct OutcomeProfile: Hashable, Sendable {
  /// The friend's outcome; nil if no answer gave points.
  package let outcome: OutcomeID?
  /// The points of all outcomes of the revision that the friend played.
  package let points: [OutcomeID: Int]

  /// Nil while the play is open.
  init?(of play: Play) {
    guard let result = play.result else { return nil }
    outcome = result.outcome.map { play.quiz.outcomes[$0].id }
    points = Dictionary(zip(play.quiz.outcomes.map(\.id), result.tally.points)) { first, _ in first }
  }
}

// Comparing a result with a friend's, by the friend's consent.
extension PlayService {
  /// Lets others who begin a play from the invitation see this play's profile beside theirs, until the player withdraws
  /// it.
  ///
  /// - Returns: the play's invitation. A second call returns the same one.
  package func allowComparison(with playID: PlayID, of owner: PlayOwner) async throws(PlayServiceError)
    -> Token128
  {
    let token = Token128(using: dependencies)
    let now = dependencies.now()
    let revisions = store.caches.revisions
    return try await store.write(.idempotent) { db in
      let rows = ComparisonRows(db: db, cache: revisions)
      guard let invitation = try rows.allow(playID, of: owner, proposing: token, at: now) else {
        throw PlayServiceError.notOwner
      }
      return invitation
    }
  }

  /// Withdraws the consent. The profile is hidden from everyone, including players who started earlier.
  package func withdrawComparison(with playID: PlayID, of owner: PlayOwner) async throws(PlayServiceError) {
    try await store.write(.idempotent) { [revisions = store.caches.revisions] db in
      try ComparisonRows(db: db, cache: revisions).withdraw(playID, of: owner)
    }
  }

  /// Whether an invitation to a quiz holds: its player hasn't withdrawn it.
  package func isOpen(_ invitation: Token128, to quizID: QuizID) async throws(PlayServiceError) -> Bool {
    let found = try await readComparisons { rows in try rows.play(of: invitation) }
    return found?.play.quiz.id == quizID
  }
}
