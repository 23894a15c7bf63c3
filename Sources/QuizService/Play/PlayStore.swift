public import QuizEngine

/// Stores plays of quizzes. When a method that changes something returns, the change is on disk.
public protocol PlayStore: Sendable {
  /// Stores a new play. Earlier ones of the same player stay.
  func begin(_ play: PlayRecord) async throws(StoreError)

  /// A play as it was last stored; nil if there is none of that id.
  func play(_ id: PlayID) async throws(StoreError) -> PlayRecord?

  /// The player's latest play of a quiz, if it is still open.
  func openPlay(of quiz: QuizID, by player: AnonymousPlayerID) async throws(StoreError) -> PlayRecord?

  /// Gives or changes one answer by ``PlayRecord/record(_:)``, in one transaction.
  ///
  /// The answer that finishes the play counts it in the quiz's distribution, exactly once.
  ///
  /// - Returns: the play with the answer.
  func record(_ answer: GivenAnswer) async throws(PlayStoreError) -> PlayRecord

  /// Deletes all plays of a browser. Finished ones stay counted.
  func deletePlays(of player: AnonymousPlayerID) async throws(StoreError)

  /// How many finished plays of a quiz, over all its revisions, came to each outcome.
  ///
  /// - Complexity: constant; every finished play updates the counts.
  func distribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution

  /// The distribution that players see: as it was after the last full batch of ``OutcomeDistribution/publicationBatch``
  /// plays; empty before the first.
  func publishedDistribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution
}
