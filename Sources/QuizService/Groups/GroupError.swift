package import StoreStatus

/// Why a request about a group failed. Nothing was changed; see
/// ``StoreError`` for one exception.
package enum GroupError: Error, Hashable, Sendable {
  case invalidName
  /// The player is in ``PlayerGroup/maxGroups`` already.
  case tooManyGroups
  /// It has ``PlayerGroup/maxMembers`` already.
  case groupFull
  /// There is no such group, or the player isn't in it.
  case noSuchGroup
  /// Guests can't join groups.
  case isGuest
  case store(StoreError)
}
