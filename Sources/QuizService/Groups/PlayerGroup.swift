/// Identifies a private group.
package struct GroupID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }
}

/// A private group: players who know each other and have their own boards.
package struct PlayerGroup: Hashable, Sendable {
  /// The most members of a group, and the most groups of a player.
  package static let (maxMembers, maxGroups) = (200, 20)

  package let id: GroupID
  package let name: String
  /// A secret token. Everybody who knows it can join.
  package let invitation: Token128
  /// How many members it has.
  package let members: Int

  package init(id: GroupID, name: String, invitation: Token128, members: Int) {
    self.id = id
    self.name = name
    self.invitation = invitation
    self.members = members
  }
}
