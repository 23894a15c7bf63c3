import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var accounts: [StoreCase] {
    [
      StoreCase("an account comes back as it was made") { stage in
        let zone = try #require(IANAZone("Asia/Taipei"))
        let ada = try await stage.player("Ada L", zone: zone)
        #expect(ada.name?.text == "Ada L")
        #expect(ada.role == .player && !ada.isOnboarded && ada.created == Stage.noon)
        #expect(ada.calendar == PlayerCalendar(zone: zone, from: Stage.noon))
        #expect(ada.settings == AccountSettings(language: Stage.english))
        #expect(try await stage.store.account(ada.id) == ada)
        let found = try #require(try await stage.named("ada l"))
        #expect(found.account == ada)
        #expect(found.credentials == Stage.credentials)
      },
      StoreCase("names that look alike are one name") { stage in
        _ = try await stage.player("Ada")
        for name in ["Ada", "ADA", "Ａｄａ"] {
          await #expect(throws: AccountError.nameTaken) { try await stage.player(name) }
        }
        #expect(try await stage.named("Bob") == nil)
        #expect(try await stage.player("Bob").name?.text == "Bob")
      },
      StoreCase("100 sign-ups with one name at once are one account") { stage in
        let made = try await atOnce(100) { _ -> Account? in
          do { return try await stage.player("Ada") } catch AccountError.nameTaken { return nil }
        }
        #expect(made.compactMap { $0 }.count == 1)
      },
      StoreCase("any number of guests have no name") { stage in
        let guests = try await atOnce(20) { _ in try await stage.guest() }
        #expect(Set(guests.map(\.id)).count == 20)
        #expect(guests.allSatisfy { $0.isGuest })
      },
      StoreCase("a guest gets a name once, with a new session in the place of the others", naming),
      StoreCase("settings, zone, role and onboarding are changed one by one", changes),
      StoreCase("new credentials end every session but the one that brought them, and forget the guesses") { stage in
        let (kept, other, bucket) = (SessionKey.random(), SessionKey.random(), [UInt8]([1]))
        let ada = try await stage.player(session: kept)
        try await stage.store.open(other, of: ada.id, adopting: nil, at: Stage.noon)
        for _ in 0..<4 { _ = try await stage.store.attempt(bucket, within: .signIn, at: Stage.noon) }
        let new = Credentials(password: "$new", recovery: nil)
        try await stage.store.change(new, of: ada.id, clearing: bucket, keeping: kept)
        #expect(try await stage.named("Ada")?.credentials == new)
        #expect(try await stage.store.account(of: kept, at: Stage.noon) == ada)
        #expect(try await stage.store.account(of: other, at: Stage.noon) == nil)
        #expect(try await stage.store.attempt(bucket, within: .signIn, at: Stage.noon) == nil)
        try await stage.store.rehash("$newer", of: ada.id)
        #expect(try await stage.named("Ada")?.credentials == Credentials(password: "$newer", recovery: nil))
        #expect(try await stage.store.account(of: kept, at: Stage.noon) == ada)
      },
      StoreCase("a guest has no credentials and no role to change") { stage in
        let guest = try await stage.guest()
        await expectRefusal { try await stage.store.setRole(.operator, of: guest.id) }
        await expectRefusal { try await stage.store.rehash("$new", of: guest.id) }
        await expectRefusal { try await stage.store.finishOnboarding(of: AccountID(4_711)) }
        #expect(try await stage.store.account(guest.id) == guest)
      },
    ]
  }

  private static func naming(_ stage: Stage) async throws {
    let (old, new) = (SessionKey.random(), SessionKey.random())
    let guest = try await stage.guest(session: old)
    _ = try await stage.player("Taken")
    let taken = try #require(AccountName("taken"))
    await #expect(throws: AccountError.nameTaken) {
      try await stage.store.name(guest.id, taken, Stage.credentials, session: new, at: Stage.noon)
    }
    #expect(try await stage.store.account(of: old, at: Stage.noon) == guest)
    let name = try #require(AccountName("Grace"))
    let named = try await stage.store.name(guest.id, name, Stage.credentials, session: new, at: Stage.noon)
    #expect(named.id == guest.id && named.name == name)
    #expect(try await stage.store.account(of: new, at: Stage.noon) == named)
    #expect(try await stage.store.account(of: old, at: Stage.noon) == nil)
    let other = try #require(AccountName("Other"))
    await #expect(throws: AccountError.self) {
      try await stage.store.name(guest.id, other, Stage.credentials, session: .random(), at: Stage.noon)
    }
    #expect(try await stage.store.account(of: new, at: Stage.noon) == named)
  }

  private static func changes(_ stage: Stage) async throws {
    let ada = try await stage.player()
    let zone = try #require(IANAZone("Pacific/Apia"))
    let settings = AccountSettings(language: Language("ru"), hidesWatch: true)
    try await stage.store.change(settings, of: ada.id)
    try await stage.store.move(ada.id, to: zone, at: Stage.noon)
    try await stage.store.setRole(.operator, of: ada.id)
    try await stage.store.finishOnboarding(of: ada.id)
    var calendar = ada.calendar
    calendar.move(to: zone, at: Stage.noon)
    let changed = try #require(try await stage.store.account(ada.id))
    #expect(changed.settings == settings && changed.role == .operator && changed.isOnboarded)
    #expect(changed.calendar == calendar && calendar.residences.count == 2)
  }
}

extension Stage {
  func named(_ name: String) async throws -> (account: Account, credentials: Credentials)? {
    guard let name = AccountName(name) else { return nil }
    return try await store.account(named: name)
  }
}
