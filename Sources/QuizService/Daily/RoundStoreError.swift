package import QuizEngine
package import StoreStatus

/// Why a store refused a request of the daily game.
package enum RoundStoreError: Error, Hashable, Sendable {
  case noSuchRound
  /// The round is another player's.
  case notOwner
  /// The bank has no question of that language and difficulty left for this player.
  case bankEmpty
  /// The round is still open.
  case stillOpen
  case round(RoundError)
  case store(StoreError)
}
