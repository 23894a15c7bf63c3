public import QuizEngine

/// Keeps plays. When a method that changes something returns, the change is on disk.
public protocol PlayStore: Sendable {
  /// Keeps a new play. Earlier ones of the same player stay as they are.
  func begin(_ play: PlayRecord) async throws(StoreError)

  func play(_ id: PlayID) async throws(StoreError) -> PlayRecord?

  /// The player's latest play of a quiz, where it is still open: what Continue goes on with.
  func openPlay(of quiz: QuizID, by player: AnonymousPlayerID) async throws(StoreError) -> PlayRecord?

  /// Gives or changes one answer by ``PlayRecord/record(_:)``, in one transaction.
  ///
  /// The answer that finishes the play counts it in the quiz's distribution, once, whatever comes at the same time.
  /// - Returns: the play with the answer in it.
  func record(_ answer: GivenAnswer) async throws(PlayStoreError) -> PlayRecord

  /// Forgets every play of a browser, open and finished. What the finished ones came to stays counted.
  func deletePlays(of player: AnonymousPlayerID) async throws(StoreError)

  /// How many finished plays of a quiz, over all its revisions, came to each outcome. Kept up to date with every
  /// finished play, so the cost doesn't grow with their number.
  func distribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution

  /// The distribution as players are told it: as it was when the last full batch of ``OutcomeDistribution/batch`` plays was
  /// finished, so that no single play can be read off; empty before the first.
  func publishedDistribution(of quiz: QuizID) async throws(StoreError) -> OutcomeDistribution

  /// Returns when the store answers.
  func ping() async throws(StoreError)

  /// Writes something and takes it back: returns where a write would be kept now.
  func probeWriting() async throws(StoreError)

  /// What the clock that all servers of the store share shows; nil where the store has one server, which has a clock.
  func time() async throws(StoreError) -> Timestamp?
}
