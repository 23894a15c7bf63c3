import QuizDatabase
package import QuizEngine
package import StoreStatus

@testable package import QuizService

// What the service of groups does in its transactions, for tests one by one.
extension Store {
  /// - Returns: nil if the account is in too many groups already.
  /// - Throws: `.refused` if the name is not valid for a group, or if another group has the invitation.
  package func createGroup(
    _ group: NewGroup, by account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> PlayerGroup? {
    try await write { db in try GroupCreation(group: group, accountID: account, createdAt: now).run(in: db) }
  }

  /// The group of an invitation; nil if there is none.
  package func group(invitedBy invitation: Token128) async throws(StoreError) -> PlayerGroup? {
    try await read { db in try GroupRows(db: db).find(invitedBy: invitation) }
  }

  /// The groups of an account, the first joined first.
  package func groups(of account: AccountID) async throws(StoreError) -> [PlayerGroup] {
    try await read { db in try GroupRows(db: db).all(of: account) }
  }

  /// The member who made a group; nil if they have left it.
  package func founder(of group: GroupID) async throws(StoreError) -> AccountName? {
    try await read { db in try GroupRows(db: db).founder(of: group) }
  }

  /// Joins a group. Does nothing for a member.
  package func join(
    _ group: GroupID, _ account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> JoinResult {
    try await write { db in try GroupJoin(groupID: group, accountID: account, joinedAt: now).run(in: db) }
  }

  /// Leaves a group. The group is deleted with its last member.
  package func leave(_ group: GroupID, _ account: AccountID) async throws(StoreError) {
    try await write { db in try GroupRows(db: db).leave(group, account) }
  }
}
