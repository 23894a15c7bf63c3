internal import QuizDatabase
internal import QuizEngine

/// Makes a group with its first member. If the account is in the group of the invitation already, that is the group.
struct GroupCreation: Sendable {
  let group: NewGroup
  let accountID: AccountID
  let createdAt: Timestamp

  /// - Returns: nil if the account is in ``PlayerGroup/maxGroups`` already.
  func run(in db: Transaction) throws -> PlayerGroup? {
    let rows = GroupRows(db: db)
    if let present = try rows.find(invitedBy: group.invitation), try rows.isMember(accountID, of: present.id) {
      return present
    }
    try AccountRows(db: db).acquireMutex(accountID)
    guard try rows.groupCount(of: accountID) < PlayerGroup.maxGroups else { return nil }
    let id = try rows.add(group, at: createdAt)
    try rows.addMember(accountID, to: id, at: createdAt)
    return try rows.find(id)
  }
}
