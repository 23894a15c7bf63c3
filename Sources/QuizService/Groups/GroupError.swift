/// Why nothing came of it with a group.
public enum GroupError: Error, Hashable, Sendable {
  case invalidName
  /// The player is in ``Group/maximumGroups`` already.
  case tooManyGroups
  /// It has ``Group/maximumMembers`` already.
  case groupFull
  /// There is no such group, or the player isn't in it.
  case noSuchGroup
  /// Groups compare named players.
  case isGuest
  case store(StoreError)
}
