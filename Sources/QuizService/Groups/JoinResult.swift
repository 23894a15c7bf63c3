/// The result of joining a group.
public enum JoinResult: String, Hashable, Sendable {
  case joined = "member"
  /// It has ``Group/maximumMembers``.
  case groupFull = "full"
  /// The player is in ``Group/maximumGroups`` already.
  case tooManyGroups = "tooMany"
  /// There is no such group (any more).
  case noSuchGroup = "gone"
}
