internal import QuizDatabase
internal import QuizEngine

/// Makes an account a member of a group. Does nothing for a member.
struct GroupJoin: Sendable {
  let groupID: GroupID
  let accountID: AccountID
  let joinedAt: Timestamp

  func run(in db: Transaction) throws -> JoinResult {
    let rows = GroupRows(db: db)
    if try rows.isMember(accountID, of: groupID) { return .joined }
    try rows.acquireMutex(groupID)
    try AccountRows(db: db).acquireMutex(accountID)
    let members = try rows.memberCount(of: groupID)
    // A group without members is being deleted: leaving as the last member deletes the group.
    if members == 0 { return .noSuchGroup }
    if members >= PlayerGroup.maxMembers { return .groupFull }
    if try rows.groupCount(of: accountID) >= PlayerGroup.maxGroups { return .tooManyGroups }
    try rows.addMember(accountID, to: groupID, at: joinedAt)
    return .joined
  }
}
