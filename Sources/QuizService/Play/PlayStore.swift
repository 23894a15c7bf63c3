public import QuizEngine
public import StoreStatus

/// Stores plays of quizzes. When a method that changes something returns, the change is on disk.
public protocol PlayStore: Sendable {
  /// Stores a new play. Earlier ones of the same player stay.
  ///
  /// - Parameter invitation: the invitation to compare that it was begun from; nil for none. One that was withdrawn, or
  ///   never was, counts as none.
  func begin(_ play: PlayRecord, invitedBy invitation: Token128?) async throws(StoreError)

  /// A play as it was last stored; nil if there is none of that id.
  func play(_ id: PlayID) async throws(StoreError) -> PlayRecord?

  /// The player's latest play of a quiz, if it is still open.
  func openPlay(of quiz: QuizID, by player: AnonymousPlayerID) async throws(StoreError) -> PlayRecord?

  /// The player's latest play of each of these quizzes, whether it is open or finished. Quizzes without a play are left
  /// out.
  func latestPlays(of quizzes: Set<QuizID>, by player: AnonymousPlayerID) async throws(StoreError) -> [QuizID:
    PlayRecord]

  /// The player's latest finished play of a quiz.
  func latestFinishedPlay(of quiz: QuizID, by player: AnonymousPlayerID) async throws(StoreError) -> PlayRecord?

  /// Lets others compare their plays with this one.
  ///
  /// - Parameter token: the invitation of a play that has none yet.
  /// - Returns: the play's invitation, which may be an earlier one; nil if the play isn't the player's, or isn't
  ///   finished.
  func allowComparison(
    with play: PlayID, of player: AnonymousPlayerID, proposing token: Token128, at now: Timestamp
  ) async throws(StoreError) -> Token128?

  /// Withdraws a play's invitation for good: also plays that were begun from it can't be compared any more.
  func withdrawComparison(with play: PlayID, of player: AnonymousPlayerID) async throws(StoreError)

  /// The invitation of a play; nil if others can't compare theirs with it.
  func comparisonInvitation(of play: PlayID) async throws(StoreError) -> Token128?

  /// The finished play to which an invitation belongs; nil if it was withdrawn, or never was.
  func play(invitingBy invitation: Token128) async throws(StoreError) -> PlayRecord?

  /// The play from whose invitation a play was begun; nil if there is none, or if the invitation was withdrawn.
  func play(inviting play: PlayID) async throws(StoreError) -> PlayRecord?

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

extension PlayStore {
  /// Stores a new play that was begun without an invitation.
  public func begin(_ play: PlayRecord) async throws(StoreError) { try await begin(play, invitedBy: nil) }
}
