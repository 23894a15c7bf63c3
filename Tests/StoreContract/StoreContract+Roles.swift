import QuizEngine
import QuizService
import StoreStatus
import Testing

extension StoreContract {
  static var roles: [StoreCase] {
    [
      StoreCase("an account has one of three roles, and a guest none") { fixture in
        let (ada, guest) = (try await fixture.player(), try await fixture.guest())
        #expect(try await !fixture.store.hasOperator())
        for role in [Account.Role.author, .operator, .author, .player, .operator] {
          try await fixture.store.setRole(role, of: ada.id)
          #expect(try await fixture.store.account(ada.id)?.role == role)
          #expect(try await fixture.store.hasOperator() == (role == .operator))
        }
        await #expect(throws: StoreError.self) { try await fixture.store.setRole(.author, of: guest.id) }
        try await fixture.reopening { again in
          let role = try await again.store.account(ada.id)?.role
          #expect(role == .operator)
        }
      },
      StoreCase("an invitation to a role can be used once, until it expires") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let invitation = try await fixture.invite(to: .author, by: ada)
        #expect(try await fixture.store.roleInvitation(invitation.digest, at: StoreFixture.noon) == invitation)
        #expect(try await fixture.store.roleInvitation(invitation.digest, at: invitation.expiresAt) == nil)
        #expect(try await fixture.use(invitation, for: bob, at: invitation.expiresAt) == nil)
        #expect(try await fixture.use(invitation, for: bob) == .author)
        #expect(try await fixture.store.account(bob.id)?.role == .author)
        #expect(try await fixture.use(invitation, for: ada) == nil)
        #expect(try await fixture.store.account(ada.id)?.role == .player)
      },
      StoreCase("an invitation never takes a higher role away, and is gone with the account that made it") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        try await fixture.store.setRole(.operator, of: ada.id)
        let first = try await fixture.invite(to: .author, by: bob)
        #expect(try await fixture.use(first, for: ada) == .operator)
        #expect(try await fixture.store.account(ada.id)?.role == .operator)
        let second = try await fixture.invite(to: .operator, by: ada)
        try await fixture.store.delete(ada)
        #expect(try await fixture.use(second, for: bob) == nil)
      },
      StoreCase("of 20 accounts that use an invitation at once, one gets the role") { fixture in
        let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
        let invitation = try await fixture.invite(to: .operator, by: nil)
        let roles = try await atOnce(players.count) { try await fixture.use(invitation, for: players[$0]) }
        #expect(roles.compactMap(\.self) == [.operator])
        let stored = try await players.asyncMap { try await fixture.store.account($0.id)?.role }
        #expect(stored.count { $0 == .operator } == 1)
      },
      StoreCase("of 20 accounts that use a set-up link each at once, one becomes the operator") { fixture in
        let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
        let links = try await atOnce(players.count) { _ in try await fixture.invite(to: .operator, by: nil) }
        let roles = try await atOnce(players.count) { try await fixture.use(links[$0], for: players[$0]) }
        #expect(roles.compactMap(\.self) == [.operator])
        let stored = try await players.asyncMap { try await fixture.store.account($0.id)?.role }
        #expect(stored.count { $0 == .operator } == 1)
        for link in links { #expect(try await fixture.store.roleInvitation(link.digest, at: StoreFixture.noon) == nil) }
      },
    ]
  }
}

extension StoreFixture {
  func invite(to role: Account.Role, by account: Account?) async throws -> RoleInvitation {
    let invitation = RoleInvitation(
      digest: RoleInvitationDigest(token: .random()), role: role, inviterID: account?.id, createdAt: Self.noon,
      expiresAt: Self.noon + .hours(24))
    try await store.addRoleInvitation(invitation)
    return invitation
  }

  func use(
    _ invitation: RoleInvitation, for account: Account, at now: Timestamp = noon
  ) async throws -> Account.Role? {
    try await store.useRoleInvitation(invitation.digest, for: account.id, at: now)
  }
}
