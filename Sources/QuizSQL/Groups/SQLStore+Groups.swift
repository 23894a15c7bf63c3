internal import QuizDatabase
public import QuizEngine
public import QuizService
public import StoreStatus

extension SQLStore {
  /// - Throws: `.refused` if the name is not valid for a group, or if another group has the invitation.
  public func createGroup(
    _ group: NewGroup, by account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> Group? {
    try await write { db in try GroupRows(db: db).create(group, by: account, at: now) }
  }

  public func group(invitedBy invitation: Token128) async throws(StoreError) -> Group? {
    try await read { db in try GroupRows(db: db).find(invitedBy: invitation) }
  }

  public func groups(of account: AccountID) async throws(StoreError) -> [Group] {
    try await read { db in try GroupRows(db: db).all(of: account) }
  }

  public func founder(of group: GroupID) async throws(StoreError) -> AccountName? {
    try await read { db in try GroupRows(db: db).founder(of: group) }
  }

  public func memberDays(
    on date: CalendarDate, in group: GroupID, for account: AccountID
  ) async throws(StoreError) -> [GroupMemberDay] {
    try await read(.eventual) { db in
      let groups = GroupRows(db: db)
      return try groups.has(group, account) ? groups.memberDays(on: date, in: group) : []
    }
  }

  public func join(
    _ group: GroupID, _ account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> JoinResult {
    try await write { db in try GroupRows(db: db).join(group, account, at: now) }
  }

  public func leave(_ group: GroupID, _ account: AccountID) async throws(StoreError) {
    try await write { db in try GroupRows(db: db).leave(group, account) }
  }
}
