import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var sessions: [StoreCase] {
    [
      StoreCase("an account has a session for each browser, and each ends separately") { fixture in
        let digests = [SessionTokenDigest.random(), .random(), .random()]
        let ada = try await fixture.player(sessionDigest: digests[0])
        for digest in digests[1...] {
          try await fixture.store.startSession(digest, of: ada.id, merging: nil, at: StoreFixture.noon)
        }
        try await fixture.store.endSession(digests[1])
        #expect(try await fixture.signedIn(digests) == [true, false, true])
        try await fixture.store.endSessions(of: ada.id, except: digests[2])
        #expect(try await fixture.signedIn(digests) == [false, false, true])
        try await fixture.store.endSessions(of: ada.id, except: nil)
        #expect(try await fixture.signedIn(digests) == [false, false, false])
      },
      StoreCase("an unknown session is refused") { fixture in
        _ = try await fixture.player()
        #expect(try await fixture.store.account(of: .random(), at: StoreFixture.noon) == nil)
        #expect(try await fixture.store.account(of: SessionTokenDigest(bytes: []), at: StoreFixture.noon) == nil)
      },
      StoreCase("a session lasts while it is used often enough") { fixture in
        let (used, idle) = (SessionTokenDigest.random(), SessionTokenDigest.random())
        let ada = try await fixture.player(sessionDigest: used)
        try await fixture.store.startSession(idle, of: ada.id, merging: nil, at: StoreFixture.noon)
        var now = StoreFixture.noon
        for _ in 0..<3 {
          now = now + .hours(24 * 40)
          #expect(try await fixture.store.account(of: used, at: now) == ada)
        }
        #expect(try await fixture.store.account(of: idle, at: now) == nil)
        #expect(try await fixture.store.account(of: used, at: now + Session.idleTimeout) == nil)
      },
      StoreCase("a session ends after its maximum lifetime, however often it is used") { fixture in
        let (old, new) = (SessionTokenDigest.random(), SessionTokenDigest.random())
        let ada = try await fixture.player(sessionDigest: old)
        var now = StoreFixture.noon
        for _ in 0..<7 {
          now = now + .hours(24 * 25)
          #expect(try await fixture.store.account(of: old, at: now) == ada)
        }
        try await fixture.store.startSession(new, of: ada.id, merging: nil, at: now)
        let end = StoreFixture.noon + Session.absoluteTimeout
        #expect(try await fixture.store.account(of: old, at: end - .seconds(1)) == ada)
        #expect(try await fixture.store.account(of: old, at: end) == nil)
        #expect(try await fixture.store.sessions(of: ada.id, at: end).map(\.tokenDigest) == [new])
        #expect(try await fixture.store.account(of: new, at: end) == ada)
      },
      StoreCase("a session has its device, and a new one when it is opened again") { fixture in
        let (digest, other) = (SessionTokenDigest.random(), SessionTokenDigest.random())
        let ada = try await fixture.player(sessionDigest: digest)
        let phone = BrowserDescription(browser: .firefox, system: .android)
        try await fixture.store.startSession(other, of: ada.id, merging: nil, on: phone, at: StoreFixture.noon)
        func browserDescription(of digest: SessionTokenDigest) async throws -> BrowserDescription? {
          try await fixture.store.sessions(of: ada.id, at: StoreFixture.noon).first { $0.tokenDigest == digest }?
            .browserDescription
        }
        #expect(try await browserDescription(of: digest) == .unknown)
        #expect(try await browserDescription(of: other) == phone)
        let half = BrowserDescription(browser: nil, system: .windows)
        try await fixture.store.startSession(other, of: ada.id, merging: nil, on: half, at: StoreFixture.noon)
        #expect(try await browserDescription(of: other) == half)
      },
      StoreCase("all sessions but guests' can be ended") { fixture in
        let digests = [SessionTokenDigest.random(), .random()]
        _ = try await fixture.player(sessionDigest: digests[0])
        _ = try await fixture.guest(sessionDigest: digests[1])
        try await fixture.store.endAllSessions()
        #expect(try await fixture.signedIn(digests) == [false, true])
      },
      StoreCase("a session needs an existing account") { fixture in
        let digest = SessionTokenDigest.random()
        await expectError {
          try await fixture.store.startSession(digest, of: AccountID(99), merging: nil, at: StoreFixture.noon)
        }
        let account = try await fixture.store.account(of: digest, at: StoreFixture.noon)
        #expect(account == nil)
      },
      StoreCase("a clock that is set back ends no session") { fixture in
        let digest = SessionTokenDigest.random()
        let ada = try await fixture.player(sessionDigest: digest)
        #expect(try await fixture.store.account(of: digest, at: StoreFixture.noon - .hours(1_000)) == ada)
        #expect(try await fixture.store.account(of: digest, at: StoreFixture.noon) == ada)
      },
    ]
  }

  static var attempts: [StoreCase] {
    [
      StoreCase("attempts slow down, but nobody is locked out forever", slowing),
      StoreCase("concurrent attempts are all counted") { fixture in
        let replies = try await atOnce(100) { _ in
          try await fixture.store.recordAttempt([7], within: .passwords, at: StoreFixture.noon)
        }
        #expect(replies.count { $0 == nil } == ExponentialBackoff.passwords.freeAttempts)
        #expect(Set(replies.compactMap { $0 }) == [StoreFixture.noon + ExponentialBackoff.passwords.initialDelay])
      },
      StoreCase("each limit counts separately, and a success clears it") { fixture in
        for _ in 0..<4 { _ = try await fixture.store.recordAttempt([1], within: .passwords, at: StoreFixture.noon) }
        #expect(try await fixture.store.recordAttempt([1], within: .passwords, at: StoreFixture.noon) != nil)
        #expect(try await fixture.store.recordAttempt([2], within: .passwords, at: StoreFixture.noon) == nil)
        try await fixture.store.clearAttempts(AttemptKey(bytes: [1]))
        #expect(try await fixture.store.recordAttempt([1], within: .passwords, at: StoreFixture.noon) == nil)
      },
      StoreCase("a clock that is set back makes nobody wait until it catches up") { fixture in
        for _ in 0..<4 { _ = try await fixture.store.recordAttempt([1], within: .passwords, at: StoreFixture.noon) }
        let earlier = StoreFixture.noon - .hours(10)
        #expect(try await fixture.store.recordAttempt([1], within: .passwords, at: earlier) == earlier + .seconds(1))
        #expect(try await fixture.store.recordAttempt([1], within: .passwords, at: earlier + .seconds(1)) == nil)
      },
      StoreCase("attempts still count after reopening") { fixture in
        for _ in 0..<4 { _ = try await fixture.store.recordAttempt([1], within: .passwords, at: StoreFixture.noon) }
        try await fixture.reopening { again in
          let opens = try await again.store.recordAttempt([1], within: .passwords, at: StoreFixture.noon)
          #expect(opens != nil)
        }
      },
    ]
  }

  private static func slowing(_ fixture: StoreFixture) async throws {
    let limit = ExponentialBackoff(
      freeAttempts: 2, initialDelay: .seconds(1), maxDelay: .seconds(4), maxAttempts: 100, resetInterval: .minutes(10))
    var (now, waits) = (StoreFixture.noon, [Int64]())
    for _ in 0..<7 {
      let start = now
      while let opens = try await fixture.store.recordAttempt([1, 2], within: limit, at: now) { now = opens }
      waits.append((now - start).milliseconds)
    }
    #expect(waits == [0, 0, 1_000, 2_000, 4_000, 4_000, 4_000])
    now = now + limit.resetInterval
    for _ in 0..<2 { #expect(try await fixture.store.recordAttempt([1, 2], within: limit, at: now) == nil) }
    #expect(try await fixture.store.recordAttempt([1, 2], within: limit, at: now) == now + .seconds(1))
  }
}

extension StoreFixture {
  func signedIn(_ digests: [SessionTokenDigest], at now: Timestamp = noon) async throws -> [Bool] {
    var found: [Bool] = []
    for digest in digests { found.append(try await store.account(of: digest, at: now) != nil) }
    return found
  }
}
