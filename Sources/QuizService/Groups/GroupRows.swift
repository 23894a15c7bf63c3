internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Reads and writes groups and their members.
struct GroupRows<Connection: SQLReader> {
  let db: Connection

  func find(invitedBy invitation: Token128) throws -> PlayerGroup? {
    try db.first(GroupStatement.groupInvitedBy, [invitation], group)
  }

  func all(of accountID: AccountID) throws -> [PlayerGroup] {
    try db.all(GroupStatement.groupsOf, [accountID], group)
  }

  func isMember(_ accountID: AccountID, of groupID: GroupID) throws -> Bool {
    try db.exists(GroupStatement.isMember, [groupID, accountID])
  }

  /// A group is made with its first member, in one transaction and at one instant. Nobody else can join at that
  /// instant, because nobody has the invitation yet.
  func founder(of groupID: GroupID) throws -> AccountName? {
    try db.first(GroupStatement.founder, [groupID], Self.name)
  }

  /// Each member's results of a date's questions so far, in the order of their names.
  func memberDays(on date: CalendarDate, in groupID: GroupID) throws -> [GroupMemberDay] {
    let rows = try db.all(GroupStatement.memberDays, [groupID, date]) { row in
      (name: try Self.name(in: row), round: try Self.round(in: row))
    }
    return Dictionary(grouping: rows, by: \.name.folded).sorted { $0.key < $1.key }.map { _, rows in
      GroupMemberDay(
        name: rows[0].name,
        rounds: Dictionary(rows.compactMap(\.round).map { ($0.difficulty, $0.round) }, uniquingKeysWith: { $1 }))
    }
  }

  /// A member's round; nil if the member has none.
  private static func round(in row: SQLRow) throws -> (difficulty: Difficulty, round: GroupMemberDay.Round)? {
    guard let difficulty = try row["difficulty"] as Difficulty? else { return nil }
    return (difficulty, try GroupMemberDay.Round(verdict: row["verdict"], isVoid: row["is_void"]))
  }

  private static func name(in row: SQLRow) throws -> AccountName {
    try AccountName(stored: row["name"], folded: row["folded_name"])
  }

  func find(_ id: GroupID) throws -> PlayerGroup? { try db.first(GroupStatement.group, [id], group) }

  func memberCount(of groupID: GroupID) throws -> Int { try count(.memberCount, groupID) }

  /// How many groups an account is in.
  func groupCount(of accountID: AccountID) throws -> Int { try count(.groupCount, accountID) }

  private func count(_ statement: GroupStatement, _ id: some SQLWritable) throws -> Int {
    try db.first(statement, [id]) { try $0[0] as Int } ?? 0
  }

  private func group(in row: SQLRow) throws -> PlayerGroup {
    let id: GroupID = try row["id"]
    guard let invitation = Token128(bytes: try row["invitation_token"] as Data) else {
      throw StoreError.damaged(detail: "group \(id.number)")
    }
    return try PlayerGroup(id: id, name: row["name"], invitation: invitation, members: count(.memberCount, id))
  }
}

extension GroupRows where Connection == Transaction {
  func add(_ group: NewGroup, at now: Timestamp) throws -> GroupID {
    try db.run(GroupStatement.addGroup, [group.name, group.invitation, now])
    return GroupID(db.lastInsertedRowID)
  }

  func addMember(_ accountID: AccountID, to groupID: GroupID, at now: Timestamp) throws {
    try db.run(GroupStatement.addMember, [groupID, accountID, now])
  }

  /// Makes transactions that depend on the number of a group's members run one after the other.
  func acquireMutex(_ groupID: GroupID) throws { try db.acquireMutex(GroupStatement.acquireMutex, [groupID]) }

  /// Moves a guest's membership to the account that the guest is merged into, even beyond the limits. If the account
  /// is a member already, the guest leaves.
  func moveMember(_ guestID: AccountID, to accountID: AccountID, in groupID: GroupID) throws {
    if try isMember(accountID, of: groupID) { return try leave(groupID, guestID) }
    try acquireMutex(groupID)
    try db.run(GroupStatement.moveMember, [accountID, groupID, guestID])
  }

  /// Removes a member. If that was the last one, the group is deleted.
  func leave(_ groupID: GroupID, _ accountID: AccountID) throws {
    try acquireMutex(groupID)
    try db.run(GroupStatement.leave, [groupID, accountID])
  }

  /// Removes a member from all their groups. A trigger deletes each group with its last member.
  func leaveAll(_ accountID: AccountID) throws {
    try db.acquireMutex(GroupStatement.acquireMutexes, [accountID])
    try db.run(GroupStatement.leaveAll, [accountID])
  }
}
