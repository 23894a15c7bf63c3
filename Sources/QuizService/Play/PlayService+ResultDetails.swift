internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// What the page of a result shows beside the result itself.
package struct ResultDetails: Sendable {
  /// See ``PlayService/publishedDistribution(of:)``.
  package let distribution: OutcomeDistribution?
  /// The invitation of the play; nil if others can't compare theirs with it.
  package let invitation: Token128?
  /// The profile of the friend from whose invitation the play was begun; nil if there is none, if the friend has
  /// withdrawn it, or if it is the browser's own.
  package let friend: OutcomeProfile?
  /// The browser's latest play of each of the other quizzes.
  package let latestPlays: [QuizID: PlayRecord]
}

extension PlayService {
  /// Reads the details of a finished play's result at once. A friend's play and plays of other quizzes whose rows are
  /// damaged are left out.
  ///
  /// - Parameter quizzes: other quizzes that the page offers.
  package func resultDetails(
    of record: PlayRecord, besides quizzes: Set<QuizID>
  ) async throws(PlayServiceError) -> ResultDetails {
    try await readComparisons { comparisons in
      let quiz = record.play.quiz
      let inviting = try unlessDamaged { try comparisons.play(inviting: record.id) } ?? nil
      let friend = inviting.flatMap { inviting in
        inviting.owner != record.owner && inviting.play.quiz.id == quiz.id ? OutcomeProfile(of: inviting.play) : nil
      }
      return ResultDetails(
        distribution: try DistributionRows(db: comparisons.db).published(of: quiz.id).published(for: quiz.outcomes),
        invitation: try comparisons.invitation(of: record.id), friend: friend,
        latestPlays: quizzes.isEmpty
          ? [:] : try unlessDamaged { try comparisons.plays.latest(of: quizzes, by: record.owner) } ?? [:])
    }
  }
}

/// Nil if what `read` reads is damaged.
private func unlessDamaged<Value>(_ read: () throws -> Value) throws -> Value? {
  do { return try read() } catch let error as StoreError where error.kind == .damaged { return nil }
}
