internal import QuizEngine
internal import StoreStatus

/// Private groups of players.
package struct GroupService: Sendable {
  let store: HouseStore
  let secretSource: SecretSource
  let dependencies: Dependencies
}

extension GroupService {
  /// The player's groups, the first joined first.
  package func groups(of account: Account) async throws(GroupError) -> [PlayerGroup] {
    try await mapError(GroupError.store) { () throws(StoreError) in try await store.groups(of: account.id) }
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
    let founded: PlayerGroup?
    do {
      let new = NewGroup(name: name.text, invitation: invitation)
      founded = try await store.createGroup(new, by: account.id, at: dependencies.now())
    } catch {
      // The same form came at the same time and was first.
      if let own = try await joinedGroup(invitation, of: account) { return own }
      throw .store(error)
    }
    guard let founded else { throw .tooManyGroups }
    return founded
  }

  /// The invitation follows from the form and the house's secret, so that nobody can choose one.
  private func invitation(for idempotencyKey: Token128, by account: Account) async throws(GroupError) -> Token128 {
    let secret = try await mapError(GroupError.store) { () throws(StoreError) in try await secretSource.secret() }
    return secret.token("group", [idempotencyKey.text, String(account.id.number)]) ?? Token128(using: dependencies)
  }

  /// The group of an invitation.
  package func group(invitedBy invitation: Token128) async throws(GroupError) -> PlayerGroup {
    let group = try await mapError(GroupError.store) { () throws(StoreError) in
      try await store.group(invitedBy: invitation)
    }
    guard let group else { throw .noSuchGroup }
    return group
  }

  /// The member who made a group; nil if they have left it.
  package func founder(of group: PlayerGroup) async throws(GroupError) -> AccountName? {
    try await mapError(GroupError.store) { () throws(StoreError) in try await store.founder(of: group.id) }
  }

  package func join(_ invitation: Token128, _ account: Account) async throws(GroupError) {
    guard !account.isGuest else { throw .isGuest }
    let group = try await group(invitedBy: invitation)
    let entry = try await mapError(GroupError.store) { () throws(StoreError) in
      try await store.join(group.id, account.id, at: dependencies.now())
    }
    switch entry {
    case .joined: break
    case .groupFull: throw .groupFull
    case .tooManyGroups: throw .tooManyGroups
    case .noSuchGroup: throw .noSuchGroup
    }
  }

  /// Leaves a group. Does nothing for a player who isn't a member.
  package func leave(_ invitation: Token128, _ account: Account) async throws(GroupError) {
    guard let group = try await joinedGroup(invitation, of: account) else { return }
    try await mapError(GroupError.store) { () throws(StoreError) in try await store.leave(group.id, account.id) }
  }

  private func joinedGroup(_ invitation: Token128, of account: Account) async throws(GroupError) -> PlayerGroup? {
    try await groups(of: account).first { $0.invitation == invitation }
  }
}
