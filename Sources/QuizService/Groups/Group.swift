/// Names a private group.
public struct GroupID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// Players who know each other and share boards of their own.
public struct Group: Hashable, Sendable {
  /// How many members a group may have, and how many groups a player.
  public static let (maximumMembers, maximumGroups) = (200, 20)

  public let id: GroupID
  public let name: String
  /// Whoever knows it can join.
  public let invitation: Token128
  public let members: Int

  public init(id: GroupID, name: String, invitation: Token128, members: Int) {
    self.id = id
    self.name = name
    self.invitation = invitation
    self.members = members
  }
}
