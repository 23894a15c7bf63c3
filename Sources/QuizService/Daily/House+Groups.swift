internal import QuizEngine

/// The name of a group: ``TextLimit/groupName`` characters, and something to see among them.
public struct GroupName: Hashable, Sendable {
  public let text: String

  /// - Parameter text: blanks around it are left out; nil comes of anything that can't be a name.
  public init?(_ text: String) {
    guard text.utf8.count <= 1000 else { return nil }
    let words = text.split { $0.isWhitespace }
    let name = words.joined(separator: " ")
    guard TextLimit.groupName.contains(name.unicodeScalars.count), !name.unicodeScalars.contains(where: Self.isHidden),
      name.contains(where: { $0.isLetter || $0.isNumber || $0.isSymbol || $0.isPunctuation })
    else { return nil }
    self.text = name
  }

  /// Whether it has no place in a name. What joins emoji into one, and chooses between two forms of a character, does:
  /// groups may have the same name.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isUnseen && scalar.value != 0x200D && !scalar.properties.isVariationSelector
  }
}

/// Why nothing came of it with a group.
public enum GroupRefusal: Error, Hashable, Sendable {
  case badName
  /// The player is in ``Group/mostGroups`` already.
  case tooMany
  /// It has ``Group/mostMembers`` already.
  case full
  /// There is no such group, or the player isn't in it.
  case noSuchGroup
  /// Groups compare named players.
  case isGuest
  case store(StoreError)
}

extension House {
  /// The player's groups, the first joined first.
  public func groups(of account: Account) async throws(GroupRefusal) -> [Group] {
    try await groupStore { () throws(StoreError) in try await daily.groups(of: account.id) }
  }

  /// One of the player's groups.
  public func group(_ invitation: Key128, of account: Account) async throws(GroupRefusal) -> Group {
    guard let group = try await own(invitation, of: account) else { throw .noSuchGroup }
    return group
  }

  /// Founds a group with the player as its first member.
  ///
  /// - Parameter ticket: 128 random bits that the form came with; the same form sent again is the same group.
  public func found(_ name: String, ticket: Key128, by account: Account) async throws(GroupRefusal) -> Group {
    guard !account.isGuest else { throw .isGuest }
    guard let name = GroupName(name) else { throw .badName }
    let invitation = try await invitation(for: ticket, by: account)
    if let own = try await own(invitation, of: account) { return own }
    let founded: Group?
    do {
      let new = NewGroup(name: name.text, invitation: invitation)
      founded = try await daily.found(new, by: account.id, at: surroundings.now())
    } catch {
      // The same form came at the same time, and was first.
      if let own = try await own(invitation, of: account) { return own }
      throw .store(error)
    }
    guard let founded else { throw .tooMany }
    return founded
  }

  /// Follows from the form, and can't be chosen.
  private func invitation(for ticket: Key128, by account: Account) async throws(GroupRefusal) -> Key128 {
    do {
      return try await secret().token("group", [ticket.text, String(account.id.number)]) ?? Key128(from: surroundings)
    } catch .store(let error) { throw .store(error) } catch { throw .store(.unavailable(detail: "no secret")) }
  }

  /// The group that somebody is invited to.
  public func group(invitedBy invitation: Key128) async throws(GroupRefusal) -> Group {
    let group = try await groupStore { () throws(StoreError) in try await daily.group(invitedBy: invitation) }
    guard let group else { throw .noSuchGroup }
    return group
  }

  public func join(_ invitation: Key128, _ account: Account) async throws(GroupRefusal) {
    guard !account.isGuest else { throw .isGuest }
    let group = try await group(invitedBy: invitation)
    let entry = try await groupStore { () throws(StoreError) in
      try await daily.join(group.id, account.id, at: surroundings.now())
    }
    switch entry {
    case .member: break
    case .full: throw .full
    case .tooMany: throw .tooMany
    case .gone: throw .noSuchGroup
    }
  }

  /// Leaving a group that one isn't in changes nothing.
  public func leave(_ invitation: Key128, _ account: Account) async throws(GroupRefusal) {
    guard let group = try await own(invitation, of: account) else { return }
    try await groupStore { () throws(StoreError) in try await daily.leave(group.id, account.id) }
  }

  private func own(_ invitation: Key128, of account: Account) async throws(GroupRefusal) -> Group? {
    try await groups(of: account).first { $0.invitation == invitation }
  }

  private func groupStore<Value>(_ work: () async throws(StoreError) -> Value) async throws(GroupRefusal) -> Value {
    do { return try await work() } catch { throw .store(error) }
  }
}
