/// Identifies a private group.
public struct GroupID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// A private group: players who know each other and have their own boards.
public struct PlayerGroup: Hashable, Sendable {
  /// The most members of a group, and the most groups of a player.
  public static let (maximumMembers, maximumGroups) = (200, 20)

  public let id: GroupID
  public let name: String
  /// A secret token. Everybody who knows it can join.
  public let invitation: Token128
  /// How many members it has.
  public let members: Int

  public init(id: GroupID, name: String, invitation: Token128, members: Int) {
    self.id = id
    self.name = name
    self.invitation = invitation
    self.members = members
  }
}
