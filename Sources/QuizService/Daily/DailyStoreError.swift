public import QuizEngine

/// Why the daily game doesn't do what it was asked.
public enum DailyStoreError: Error, Hashable, Sendable {
  case noSuchRound
  /// Another player's.
  case notOwner
  /// The bank has no question of that language and difficulty left for this player.
  case bankEmpty
  /// The round is still open.
  case stillOpen
  case round(RoundError)
  case store(StoreError)
}
