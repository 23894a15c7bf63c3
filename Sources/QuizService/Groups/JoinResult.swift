/// The result of joining a group.
package enum JoinResult: String, Hashable, Sendable {
  case joined = "member"
  /// It has ``PlayerGroup/maxMembers``.
  case groupFull = "full"
  /// The player is in ``PlayerGroup/maxGroups`` already.
  case tooManyGroups = "tooMany"
  /// There is no such group (any more).
  case noSuchGroup = "gone"
}
