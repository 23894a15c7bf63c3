public import QuizEngine
public import StoreStatus

/// Stores groups and their members. When a method that changes something returns, the change is on disk.
public protocol GroupStore: Sendable {
  /// - Returns: nil if the account is in too many groups already.
  func createGroup(_ group: NewGroup, by account: AccountID, at now: Timestamp) async throws(StoreError) -> Group?

  /// The group of an invitation; nil if there is none.
  func group(invitedBy invitation: Token128) async throws(StoreError) -> Group?

  /// The groups of an account, the first joined first.
  func groups(of account: AccountID) async throws(StoreError) -> [Group]

  /// The member who made a group; nil if they have left it.
  func founder(of group: GroupID) async throws(StoreError) -> AccountName?

  /// What each member of a group made of a date's questions so far, in the order of their names. It is empty unless the
  /// account is a member.
  func memberDays(on date: CalendarDate, in group: GroupID, for account: AccountID)
    async throws(StoreError) -> [GroupMemberDay]

  /// Joins a group. Does nothing for a member.
  func join(_ group: GroupID, _ account: AccountID, at now: Timestamp) async throws(StoreError) -> JoinResult

  /// Leaves a group. The group is deleted with its last member.
  func leave(_ group: GroupID, _ account: AccountID) async throws(StoreError)
}
