/// Why there is no such board.
public enum BoardError: Error, Hashable, Sendable {
  /// It hasn't begun anywhere, or lies before the first one.
  case noSuchDate
  /// There is no such group, or the player isn't in it.
  case noSuchGroup
  /// Everybody gets questions of their own.
  case personalDraw
  case store(StoreError)
}
