internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes groups and their members. Reads also work outside a transaction.
struct GroupRows {
  let db: any SQLConnection

  func find(invitedBy invitation: Token128) throws -> QuizService.Group? {
    try db.first(GroupQuery.groupInvitedBy, [Data(invitation.bytes)], group)
  }

  func all(of account: AccountID) throws -> [QuizService.Group] {
    try db.all(GroupQuery.groupsOf, [account.number], group)
  }

  func has(_ group: GroupID, _ account: AccountID) throws -> Bool {
    try db.first(GroupQuery.isMember, [group.number, account.number]) { _ in true } ?? false
  }

  /// A group is made with its first member, in one transaction and at one instant. Nobody else can join at that instant,
  /// since nobody else has the invitation yet.
  func founder(of group: GroupID) throws -> AccountName? { try db.first(GroupQuery.founder, [group.number], Self.name) }

  func membersStillToPlay(on date: CalendarDate, in group: GroupID) throws -> [AccountName] {
    try db.all(GroupQuery.stillToPlay, [group.number, date.epochDay, Difficulty.allCases.count], Self.name)
      .sorted { $0.folded < $1.folded }
  }

  private static func name(in row: SQLRow) throws -> AccountName {
    try AccountName(stored: row["name"], folded: row["folded_name"])
  }

  /// - Returns: nil if the account is already in the greatest number of groups.
  func create(_ group: NewGroup, by account: AccountID, at now: Timestamp) throws -> QuizService.Group? {
    if let present = try find(invitedBy: group.invitation), try has(present.id, account) { return present }
    try AccountRows(db: db).acquireMutex(account)
    guard try count(.groupCount, account.number) < QuizService.Group.maximumGroups else { return nil }
    try db.run(GroupQuery.addGroup, [group.name, Data(group.invitation.bytes), now.milliseconds])
    let id = GroupID(db.lastInsertedRowID)
    try db.run(GroupQuery.addMember, [id.number, account.number, now.milliseconds])
    return try db.first(GroupQuery.group, [id.number], self.group)
  }

  func join(_ group: GroupID, _ account: AccountID, at now: Timestamp) throws -> JoinResult {
    if try has(group, account) { return .joined }
    try db.acquireMutex(GroupQuery.acquireMutex, [group.number])
    try AccountRows(db: db).acquireMutex(account)
    let members = try count(.memberCount, group.number)
    // A group without members is being deleted: leaving as the last member deletes the group.
    if members == 0 { return .noSuchGroup }
    if members >= QuizService.Group.maximumMembers { return .groupFull }
    if try count(.groupCount, account.number) >= QuizService.Group.maximumGroups { return .tooManyGroups }
    try db.run(GroupQuery.addMember, [group.number, account.number, now.milliseconds])
    return .joined
  }

  /// Removes a member. If that was the last one, the group is deleted.
  func leave(_ group: GroupID, _ account: AccountID) throws {
    try db.acquireMutex(GroupQuery.acquireMutex, [group.number])
    try db.run(GroupQuery.leave, [group.number, account.number])
  }

  private func count(_ query: GroupQuery, _ number: Int64) throws -> Int {
    try db.first(query, [number]) { try $0[0] as Int } ?? 0
  }

  private func group(in row: SQLRow) throws -> QuizService.Group {
    let id: Int64 = try row["id"]
    guard let invitation = Token128(bytes: try row["invitation_token"] as Data) else {
      throw StoreError.damaged(detail: "group \(id)")
    }
    return try QuizService.Group(
      id: GroupID(id), name: row["name"], invitation: invitation, members: count(.memberCount, id))
  }
}
