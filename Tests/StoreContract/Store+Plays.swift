import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the service of plays does in its transactions, for tests one by one.
extension Store {
  /// The player's latest play of each of these quizzes, whether it is open or finished. Quizzes without a play are left
  /// out.
  package func latestPlays(
    of quizzes: Set<QuizID>, by browser: PlayOwner
  ) async throws(StoreError) -> [QuizID: PlayRecord] {
    try await readPlays { try $0.latest(of: quizzes, by: browser) }
  }

  /// The player's latest finished play of a quiz.
  package func latestFinishedPlay(
    of quiz: QuizID, by browser: PlayOwner
  ) async throws(StoreError) -> PlayRecord? {
    try await readPlays { try $0.latestFinished(of: quiz, by: browser) }
  }

  /// The distribution that players see: as it was after the last full batch of ``OutcomeDistribution/publicationBatch``
  /// plays; empty before the first.
  package func publishedDistribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution {
    try await read(.eventual) { db in try DistributionRows(db: db).published(of: quiz) }
  }

  private func readPlays<Value: Sendable>(
    _ need: ReadMode = .strong, _ work: @escaping @Sendable (PlayRows<ReadConnection>) throws -> Value
  ) async throws(StoreError) -> Value {
    try await read(need) { [revisionCache = caches.revisions] db in try work(PlayRows(db: db, cache: revisionCache)) }
  }
}

extension Store {
  /// Lets others compare their plays with this one.
  ///
  /// - Parameter token: the invitation of a play that has none yet.
  /// - Returns: the play's invitation, which may be an earlier one; nil if the play isn't the player's, or isn't
  ///   finished.
  package func allowComparison(
    with play: PlayID, of browser: PlayOwner, proposing token: Token128, at now: Timestamp
  ) async throws(StoreError) -> Token128? {
    let revisionCache = caches.revisions
    return try await write { db in
      try ComparisonRows(db: db, cache: revisionCache).allow(play, of: browser, proposing: token, at: now)
    }
  }

  /// Withdraws a play's invitation permanently. Plays that were begun from it can't be compared any more either.
  package func withdrawComparison(with play: PlayID, of browser: PlayOwner) async throws(StoreError) {
    let revisionCache = caches.revisions
    try await write { db in try ComparisonRows(db: db, cache: revisionCache).withdraw(play, of: browser) }
  }

  /// The invitation of a play; nil if others can't compare theirs with it.
  package func comparisonInvitation(of play: PlayID) async throws(StoreError) -> Token128? {
    try await readComparisons { try $0.invitation(of: play) }
  }

  /// The finished play to which an invitation belongs; nil if it was withdrawn, or never was.
  package func play(invitingBy invitation: Token128) async throws(StoreError) -> PlayRecord? {
    try await readComparisons { try $0.play(of: invitation) }
  }

  /// The play from whose invitation a play was begun; nil if there is none, or if the invitation was withdrawn.
  package func play(inviting play: PlayID) async throws(StoreError) -> PlayRecord? {
    try await readComparisons { try $0.play(inviting: play) }
  }

  private func readComparisons<Value: Sendable>(
    _ work: @escaping @Sendable (ComparisonRows<ReadConnection>) throws -> Value
  ) async throws(StoreError) -> Value {
    let revisionCache = caches.revisions
    return try await read { db in try work(ComparisonRows(db: db, cache: revisionCache)) }
  }
}
