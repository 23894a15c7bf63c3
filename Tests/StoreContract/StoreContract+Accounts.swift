import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var accounts: [StoreCase] {
    [
      StoreCase("an account is returned as stored") { fixture in
        let zone = try #require(IANATimeZone("Asia/Taipei"))
        let ada = try await fixture.player("Ada L", zone: zone)
        #expect(ada.name?.text == "Ada L")
        #expect(ada.role == .player && !ada.isOnboarded && ada.createdAt == StoreFixture.noon)
        #expect(ada.calendar == PlayerCalendar(zone: zone, from: StoreFixture.noon))
        #expect(ada.settings == AccountSettings(language: StoreFixture.english))
        #expect(try await fixture.store.account(ada.id) == ada)
        let found = try #require(try await fixture.named("ada l"))
        #expect(found.account == ada)
        #expect(found.credentials == StoreFixture.credentials)
      },
      StoreCase("names that look alike are the same name") { fixture in
        _ = try await fixture.player("Ada")
        for name in ["Ada", "ADA", "Ａｄａ"] {
          await #expect(throws: AccountError.nameTaken) { try await fixture.player(name) }
        }
        #expect(try await fixture.named("Bob") == nil)
        #expect(try await fixture.player("Bob").name?.text == "Bob")
      },
      StoreCase("100 sign-ups with one name at once are one account") { fixture in
        let made = try await atOnce(100) { _ -> Account? in
          do { return try await fixture.player("Ada") } catch AccountError.nameTaken { return nil }
        }
        #expect(made.compactMap { $0 }.count == 1)
      },
      StoreCase("many guests can have no name") { fixture in
        let guests = try await atOnce(20) { _ in try await fixture.guest() }
        #expect(Set(guests.map(\.id)).count == 20)
        #expect(guests.allSatisfy { $0.isGuest })
      },
      StoreCase("a guest signs up once, and a new session replaces the others", naming),
      StoreCase("a guest who has answered a question signs up without an introduction", namingAfterRounds),
      StoreCase("copies of one form at once are one guest, and the session never changes its account", oneGuest),
      StoreCase("a used form, or one of more than a minute ago, gives nobody the guest's session", usedForm),
      StoreCase("a session of one account is never opened for another", foreignSession),
      StoreCase("settings, zone, role and onboarding are changed one by one", changes),
      StoreCase("new credentials end all other sessions and reset the failed attempts") { fixture in
        let (remaining, other, key) = (SessionTokenDigest.random(), SessionTokenDigest.random(), [UInt8]([1]))
        let ada = try await fixture.player(sessionDigest: remaining)
        try await fixture.store.startSession(other, of: ada.id, merging: nil, at: StoreFixture.noon)
        for _ in 0..<4 { _ = try await fixture.store.recordAttempt(key, within: .passwords, at: StoreFixture.noon) }
        let new = Credentials(passwordHash: "$new", recoveryCodeDigest: nil)
        try await fixture.store.setCredentials(new, of: ada.id, clearing: key, keepingSession: remaining)
        #expect(try await fixture.named("Ada")?.credentials == new)
        #expect(try await fixture.store.account(of: remaining, at: StoreFixture.noon) == ada)
        #expect(try await fixture.store.account(of: other, at: StoreFixture.noon) == nil)
        #expect(try await fixture.store.recordAttempt(key, within: .passwords, at: StoreFixture.noon) == nil)
        try await fixture.store.rehash("$newer", of: ada.id)
        #expect(
          try await fixture.named("Ada")?.credentials == Credentials(passwordHash: "$newer", recoveryCodeDigest: nil))
        #expect(try await fixture.store.account(of: remaining, at: StoreFixture.noon) == ada)
      },
      StoreCase("a guest has no credentials and no role to change") { fixture in
        let guest = try await fixture.guest()
        await expectError { try await fixture.store.setRole(.operator, of: guest.id) }
        await expectError { try await fixture.store.rehash("$new", of: guest.id) }
        await expectError { try await fixture.store.finishOnboarding(of: AccountID(4_711)) }
        #expect(try await fixture.store.account(guest.id) == guest)
      },
    ]
  }

  private static func naming(_ fixture: StoreFixture) async throws {
    let (old, new) = (SessionTokenDigest.random(), SessionTokenDigest.random())
    let guest = try await fixture.guest(sessionDigest: old)
    _ = try await fixture.player("Taken")
    let taken = try #require(AccountName("taken"))
    await #expect(throws: AccountError.nameTaken) {
      try await fixture.store.upgradeGuest(
        guest.id, name: taken, credentials: StoreFixture.credentials, sessionDigest: new, at: StoreFixture.noon)
    }
    #expect(try await fixture.store.account(of: old, at: StoreFixture.noon) == guest)
    let name = try #require(AccountName("Grace"))
    let named = try await fixture.store.upgradeGuest(
      guest.id, name: name, credentials: StoreFixture.credentials, sessionDigest: new, at: StoreFixture.noon)
    #expect(named.id == guest.id && named.name == name)
    #expect(try await fixture.store.account(of: new, at: StoreFixture.noon) == named)
    #expect(try await fixture.store.account(of: old, at: StoreFixture.noon) == nil)
    let other = try #require(AccountName("Other"))
    await #expect(throws: AccountError.formUsed) {
      try await fixture.store.upgradeGuest(
        guest.id, name: other, credentials: StoreFixture.credentials, sessionDigest: .random(), at: StoreFixture.noon)
    }
    #expect(try await fixture.store.account(of: new, at: StoreFixture.noon) == named)
    // A guest who was deleted meanwhile.
    let gone = try await fixture.guest()
    try await fixture.store.delete(gone)
    await #expect(throws: AccountError.formUsed) {
      try await fixture.store.upgradeGuest(
        gone.id, name: other, credentials: StoreFixture.credentials, sessionDigest: .random(), at: StoreFixture.noon)
    }
    // The name is still free.
    _ = try await fixture.player(other.text)
  }

  private static func oneGuest(_ fixture: StoreFixture) async throws {
    for copies in [Int](repeating: 2, count: 1000) + [20, 100] {
      let sessionDigest = SessionTokenDigest.random()
      let guests = try await atOnce(copies) { _ in try await fixture.guest(sessionDigest: sessionDigest) }
      #expect(Set(guests.map(\.id)).count == 1, "\(copies) copies")
      #expect(try await fixture.store.account(of: sessionDigest, at: StoreFixture.noon)?.id == guests[0].id)
      #expect(try await fixture.store.sessions(of: guests[0].id, at: StoreFixture.noon).count == 1)
    }
  }

  /// A ticket is no secret: somebody who sends it later gets no session.
  private static func usedForm(_ fixture: StoreFixture) async throws {
    let (unused, used) = (SessionTokenDigest.random(), SessionTokenDigest.random())
    let guests = [try await fixture.guest(sessionDigest: unused), try await fixture.guest(sessionDigest: used)]
    let timeout = StoreFixture.noon + Session.repetitionTimeout
    #expect(try await fixture.store.guest(repeating: .random(), at: timeout) == nil)
    #expect(try await fixture.store.guest(repeating: unused, at: timeout) == guests[0])
    #expect(try await fixture.guest(sessionDigest: unused, at: timeout) == guests[0])
    for late in [timeout + TimeSpan(milliseconds: 1), StoreFixture.noon + Session.absoluteTimeout] {
      await #expect(throws: AccountError.formUsed) { try await fixture.store.guest(repeating: unused, at: late) }
      await #expect(throws: AccountError.formUsed) { try await fixture.guest(sessionDigest: unused, at: late) }
    }
    #expect(try await fixture.store.account(of: used, at: StoreFixture.noon) == guests[1])
    await #expect(throws: AccountError.formUsed) {
      try await fixture.store.guest(repeating: used, at: StoreFixture.noon)
    }
    await #expect(throws: AccountError.formUsed) { try await fixture.guest(sessionDigest: used) }
    #expect(try await fixture.store.account(of: used, at: StoreFixture.noon) == guests[1])
  }

  private static func foreignSession(_ fixture: StoreFixture) async throws {
    let (sessionDigest, other) = (SessionTokenDigest.random(), SessionTokenDigest.random())
    let ada = try await fixture.player("Ada", sessionDigest: sessionDigest)
    let bob = try await fixture.player("Bob", sessionDigest: other)
    let guest = try await fixture.guest()
    await expectError {
      try await fixture.store.startSession(sessionDigest, of: bob.id, merging: guest.id, at: StoreFixture.noon)
    }
    let eve = try #require(AccountName("Eve"))
    await #expect(throws: AccountError.self) {
      try await fixture.store.upgradeGuest(
        guest.id, name: eve, credentials: StoreFixture.credentials, sessionDigest: sessionDigest, at: StoreFixture.noon)
    }
    await #expect(throws: AccountError.self) { try await fixture.player("Eve", sessionDigest: sessionDigest) }
    #expect(try await fixture.store.account(of: sessionDigest, at: StoreFixture.noon) == ada)
    #expect(try await fixture.store.account(of: other, at: StoreFixture.noon) == bob)
    #expect(try await fixture.store.account(guest.id)?.isGuest == true)
    #expect(try await fixture.store.account(named: eve) == nil)
  }

  /// A guest who has answered a question knows the game. One who has only started one doesn't.
  private static func namingAfterRounds(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    for (name, answers) in [("Grace", true), ("Edsger", false)] {
      let guest = try await fixture.guest()
      let round = try await fixture.start(guest)
      if answers { _ = try await fixture.apply(.answer(option: round.wrongOption), to: round, after: .seconds(2)) }
      let named = try await fixture.store.upgradeGuest(
        guest.id, name: try #require(AccountName(name)), credentials: StoreFixture.credentials,
        sessionDigest: .random(), at: StoreFixture.noon)
      #expect(named.isOnboarded == answers)
      #expect(try await fixture.store.account(guest.id)?.isOnboarded == answers)
    }
  }

  private static func changes(_ fixture: StoreFixture) async throws {
    let ada = try await fixture.player()
    let zone = try #require(IANATimeZone("Pacific/Apia"))
    let settings = AccountSettings(language: Language("ru"), hidesStopwatch: true)
    try await fixture.store.changeSettings(settings, of: ada.id)
    try await fixture.store.changeTimeZone(of: ada.id, to: zone, at: StoreFixture.noon)
    try await fixture.store.setRole(.operator, of: ada.id)
    try await fixture.store.finishOnboarding(of: ada.id)
    var calendar = ada.calendar
    calendar.move(to: zone, at: StoreFixture.noon)
    let changed = try #require(try await fixture.store.account(ada.id))
    #expect(changed.settings == settings && changed.role == .operator && changed.isOnboarded)
    #expect(changed.calendar == calendar && calendar.timeZones.count == 2)
  }
}

extension StoreFixture {
  func named(_ name: String) async throws -> (account: Account, credentials: Credentials)? {
    guard let name = AccountName(name) else { return nil }
    return try await store.account(named: name)
  }
}
