internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Private groups of players.
package struct GroupService: Sendable {
  let store: StoreHandle<GroupError>
  let secretSource: HouseSecretSource
  let dependencies: Dependencies
}

extension GroupService {
  /// The player's groups, the first joined first.
  package func groups(of account: Account) async throws(GroupError) -> [PlayerGroup] {
    try await store.read(.strong) { db in try GroupRows(db: db).all(of: account.id) }
  }

  /// One of the player's groups.
  package func group(_ invitation: Token128, of account: Account) async throws(GroupError) -> PlayerGroup {
    guard let group = try await joinedGroup(invitation, of: account) else { throw .noSuchGroup }
    return group
  }

  /// Makes a group with the player as its first member.
  ///
  /// - Parameter idempotencyKey: 128 random bits of the form; the same form sent again gives the same group.
  package func createGroup(named name: String, idempotencyKey: Token128, by account: Account)
    async throws(GroupError) -> PlayerGroup
  {
    guard !account.isGuest else { throw .isGuest }
    guard let name = GroupName(name) else { throw .invalidName }
    let invitation = try await invitation(for: idempotencyKey, by: account)
    if let own = try await joinedGroup(invitation, of: account) { return own }
    let new = NewGroup(name: name.text, invitation: invitation)
    let creation = GroupCreation(group: new, accountID: account.id, createdAt: dependencies.now())
    do throws(GroupError) {
      return try await store.write(.idempotent) { db in
        guard let group = try creation.run(in: db) else { throw GroupError.tooManyGroups }
        return group
      }
    } catch {
      // The same form came at the same time and was first.
      guard case .store = error, let own = try await joinedGroup(invitation, of: account) else { throw error }
      return own
    }
  }

  /// The invitation follows from the form and the house's secret, so that nobody can choose one.
  private func invitation(for idempotencyKey: Token128, by account: Account) async throws(GroupError) -> Token128 {
    let secret = try await mapError(GroupError.store, secretSource.secret)
    return secret.token("group", [idempotencyKey.text, String(account.id.number)])
  }

  /// The group of an invitation.
  package func group(invitedBy invitation: Token128) async throws(GroupError) -> PlayerGroup {
    try await store.read(.strong) { db in
      guard let group = try GroupRows(db: db).find(invitedBy: invitation) else { throw GroupError.noSuchGroup }
      return group
    }
  }

  /// The member who made a group; nil if they have left it.
  package func founder(of group: PlayerGroup) async throws(GroupError) -> AccountName? {
    try await store.read(.strong) { db in try GroupRows(db: db).founder(of: group.id) }
  }

  /// Joins the group of an invitation. Does nothing for a member.
  package func join(_ invitation: Token128, _ account: Account) async throws(GroupError) {
    guard !account.isGuest else { throw .isGuest }
    let now = dependencies.now()
    try await store.write(.idempotent) { db in
      guard let group = try GroupRows(db: db).find(invitedBy: invitation) else { throw GroupError.noSuchGroup }
      switch try GroupJoin(groupID: group.id, accountID: account.id, joinedAt: now).run(in: db) {
      case .joined: break
      case .groupFull: throw GroupError.groupFull
      case .tooManyGroups: throw GroupError.tooManyGroups
      case .noSuchGroup: throw GroupError.noSuchGroup
      }
    }
  }

  /// Leaves a group, which is deleted with its last member. Does nothing for a player who isn't a member.
  package func leave(_ invitation: Token128, _ account: Account) async throws(GroupError) {
    try await store.write(.idempotent) { db in
      let rows = GroupRows(db: db)
      guard let group = try rows.find(invitedBy: invitation), try rows.isMember(account.id, of: group.id) else {
        return
      }
      try rows.leave(group.id, account.id)
    }
  }

  private func joinedGroup(_ invitation: Token128, of account: Account) async throws(GroupError) -> PlayerGroup? {
    try await groups(of: account).first { $0.invitation == invitation }
  }
}
