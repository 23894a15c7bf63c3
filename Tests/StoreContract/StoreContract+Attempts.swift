internal import QuizEngine
import QuizService
internal import Testing

private let hourly = AttemptPolicy.leakyBucket(LeakyBucket(perHour: 60))
private let one = AttemptLimit(key: AttemptKey(bytes: [1]), policy: hourly)
private let two = AttemptLimit(key: AttemptKey(bytes: [2]), policy: hourly)
private let three = AttemptLimit(key: AttemptKey(bytes: [3]), policy: hourly)
private let guessing = AttemptLimit(key: AttemptKey(bytes: [9]), policy: .backoff(.passwords))

extension StoreContract {
  /// Attempts that are replenished at a steady rate, and attempts that count under several limits.
  static var steadyAttempts: [StoreCase] {
    [
      StoreCase("an hour's attempts may come at once, then at the steady rate") { fixture in
        for _ in 0..<60 { #expect(try await fixture.attempt([one]) == nil) }
        let opens = try await fixture.attempt([one])
        #expect(opens == StoreFixture.noon + .minutes(1))
        #expect(try await fixture.attempt([two]) == nil)
        let later = StoreFixture.noon + .minutes(1)
        #expect(try await fixture.attempt([one], at: later) == nil)
        #expect(try await fixture.attempt([one], at: later) == later + .minutes(1))
        let muchLater = later + .minutes(61)
        for _ in 0..<60 { #expect(try await fixture.attempt([one], at: muchLater) == nil) }
        #expect(try await fixture.attempt([one], at: muchLater) != nil)
      },
      StoreCase("200 attempts at once are let in as often as there is room") { fixture in
        let replies = try await atOnce(200) { _ in try await fixture.attempt([one]) }
        #expect(replies.count { $0 == nil } == 60)
      },
      StoreCase("an attempt counts under all of its limits or under none") { fixture in
        for _ in 0..<4 { #expect(try await fixture.attempt([one, guessing]) == nil) }
        for _ in 0..<200 { #expect(try await fixture.attempt([one, guessing]) == StoreFixture.noon + .seconds(1)) }
        for _ in 0..<56 { #expect(try await fixture.attempt([one]) == nil) }
        let opens = try await fixture.attempt([one])
        #expect(opens != nil)
        let later = StoreFixture.noon + .seconds(30)
        #expect(try await fixture.attempt([one, guessing], at: later) == StoreFixture.noon + .minutes(1))
        // If it counted, two seconds wouldn't be enough.
        #expect(try await fixture.attempt([guessing], at: later) == nil)
        #expect(try await fixture.attempt([guessing], at: later) == later + .seconds(2))
      },
      StoreCase("a checked attempt counts when it is charged, and an excess is refunded") { fixture in
        for _ in 0..<100 { #expect(try await fixture.attempt([], checking: [one]) == nil) }
        for _ in 0..<90 { try await fixture.store.recordFailedAttempt([one], at: StoreFixture.noon) }
        #expect(try await fixture.attempt([], checking: [one]) == StoreFixture.noon + .minutes(31))
        #expect(try await fixture.attempt([guessing], checking: [one]) == StoreFixture.noon + .minutes(31))
        let later = StoreFixture.noon + .minutes(31)
        #expect(try await fixture.attempt([], checking: [one], at: later) == nil)
      },
      StoreCase("an attempt can be refunded") { fixture in
        for _ in 0..<60 { #expect(try await fixture.attempt([one]) == nil) }
        try await fixture.store.takeBackAttempt([one], at: StoreFixture.noon)
        #expect(try await fixture.attempt([one]) == nil)
        #expect(try await fixture.attempt([one]) != nil)
        for _ in 0..<4 { #expect(try await fixture.attempt([guessing]) == nil) }
        try await fixture.store.takeBackAttempt([guessing, three], at: StoreFixture.noon)
        #expect(try await fixture.attempt([guessing]) == nil)
        #expect(try await fixture.attempt([guessing]) != nil)
        try await fixture.store.takeBackAttempt([one], at: StoreFixture.noon)
        try await fixture.store.clearAttempts(guessing.key)
        #expect(try await fixture.attempt([one, guessing]) == nil)
      },
      StoreCase("a clock that is set back makes a network wait an hour at most") { fixture in
        for _ in 0..<500 { try await fixture.store.recordFailedAttempt([one], at: StoreFixture.noon) }
        let earlier = StoreFixture.noon - .hours(1000)
        #expect(try await fixture.attempt([], checking: [one], at: earlier) == earlier + .minutes(1))
        #expect(try await fixture.attempt([], checking: [one], at: earlier + .minutes(1)) == nil)
      },
    ]
  }

  /// The browsers that an account knows.
  static var knownBrowsers: [StoreCase] {
    [
      StoreCase("known browsers are returned as stored, the latest first, to their account only") { fixture in
        let (phone, laptop) = (KnownBrowserDigest.random(), KnownBrowserDigest.random())
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        try await fixture.store.recordKnownBrowser(phone, of: ada.id, at: StoreFixture.noon)
        try await fixture.store.recordKnownBrowser(laptop, of: ada.id, at: StoreFixture.noon + .hours(1))
        #expect(try await fixture.knownBrowsers(of: ada).map(\.tokenDigest) == [laptop, phone])
        try await fixture.store.recordKnownBrowser(phone, of: ada.id, at: StoreFixture.noon + .hours(2))
        let used = KnownBrowser(
          tokenDigest: phone, createdAt: StoreFixture.noon, lastSignInAt: StoreFixture.noon + .hours(2))
        #expect(try await fixture.knownBrowsers(of: ada).first == used)
        #expect(try await fixture.knownBrowsers(of: bob).isEmpty)
      },
      StoreCase(
        "a known browser is forgotten after a year without use, and the oldest is forgotten if there are too many"
      ) {
        fixture in
        let ada = try await fixture.player()
        let old = KnownBrowserDigest.random()
        try await fixture.store.recordKnownBrowser(old, of: ada.id, at: StoreFixture.noon)
        #expect(
          try await fixture.store.knownBrowsers(
            of: ada.id, at: StoreFixture.noon + KnownBrowser.idleTimeout - .seconds(1)
          ).count
            == 1
        )
        #expect(
          try await fixture.store.knownBrowsers(of: ada.id, at: StoreFixture.noon + KnownBrowser.idleTimeout).isEmpty)
        for hour in 1...Int64(KnownBrowser.maxCount + 3) {
          try await fixture.store.recordKnownBrowser(.random(), of: ada.id, at: StoreFixture.noon + .hours(hour))
        }
        let remaining = try await fixture.knownBrowsers(of: ada)
        #expect(remaining.count == KnownBrowser.maxCount && !remaining.contains { $0.tokenDigest == old })
        #expect(remaining.last?.lastSignInAt == StoreFixture.noon + .hours(4))
      },
      StoreCase("known browsers are forgotten with new credentials, all sessions or the account, except kept ones") {
        fixture in
        let (remaining, other) = (KnownBrowserDigest.random(), KnownBrowserDigest.random())
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        func rememberBoth() async throws {
          for browser in [remaining, other] {
            try await fixture.store.recordKnownBrowser(browser, of: ada.id, at: StoreFixture.noon)
          }
        }
        try await fixture.store.recordKnownBrowser(.random(), of: bob.id, at: StoreFixture.noon)
        try await rememberBoth()
        let credentials = Credentials(passwordHash: "$new", recoveryCodeDigest: nil)
        try await fixture.store.setCredentials(
          credentials, of: ada.id, clearing: [1], keepingSession: nil, knownBrowsers: [remaining])
        #expect(try await fixture.knownBrowsers(of: ada).map(\.tokenDigest) == [remaining])
        try await fixture.store.setCredentials(credentials, of: ada.id, clearing: [1], keepingSession: nil)
        #expect(try await fixture.knownBrowsers(of: ada).isEmpty)
        try await rememberBoth()
        try await fixture.store.endSessions(of: ada.id, except: nil, keepingKnownBrowsers: [remaining])
        #expect(try await fixture.knownBrowsers(of: ada).map(\.tokenDigest) == [remaining])
        try await fixture.store.endSessions(of: ada.id, except: nil)
        #expect(try await fixture.knownBrowsers(of: ada).isEmpty)
        try await rememberBoth()
        try await fixture.store.delete(ada)
        #expect(try await fixture.knownBrowsers(of: ada).isEmpty)
        await expectError {
          try await fixture.store.recordKnownBrowser(remaining, of: ada.id, at: StoreFixture.noon)
        }
        #expect(try await fixture.knownBrowsers(of: ada).isEmpty)
        #expect(try await fixture.knownBrowsers(of: bob).count == 1)
      },
    ]
  }
}

extension KnownBrowserDigest {
  static func random() -> KnownBrowserDigest {
    KnownBrowserToken(Token128(high: .random(in: .min ... .max), low: 0)).digest
  }
}

extension StoreFixture {
  fileprivate func attempt(
    _ counts: [AttemptLimit], checking checked: [AttemptLimit] = [], at now: Timestamp = noon
  ) async throws -> Timestamp? {
    try await store.recordAttempt(counts, checking: checked, at: now)
  }

  fileprivate func knownBrowsers(of account: Account) async throws -> [KnownBrowser] {
    try await store.knownBrowsers(of: account.id, at: StoreFixture.noon + .hours(100))
  }
}
