package import StoreStatus

/// Why a board can't be shown.
package enum BoardError: Error, Hashable, Sendable {
  /// The date hasn't begun for the player, or is before the first question.
  case noSuchDate
  /// There is no such group, or the player isn't in it.
  case noSuchGroup
  /// Each player gets different questions, so there are no boards.
  case personalDraw
  case store(StoreError)
}
