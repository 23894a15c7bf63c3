import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var sessions: [StoreCase] {
    [
      StoreCase("an account has as many sessions as browsers, and each ends alone") { stage in
        let keys = [SessionKey.random(), .random(), .random()]
        let ada = try await stage.player(session: keys[0])
        for key in keys[1...] { try await stage.store.open(key, of: ada.id, adopting: nil, at: Stage.noon) }
        try await stage.store.end(keys[1])
        #expect(try await stage.signedIn(keys) == [true, false, true])
        try await stage.store.endSessions(of: ada.id, except: keys[2])
        #expect(try await stage.signedIn(keys) == [false, false, true])
        try await stage.store.endSessions(of: ada.id, except: nil)
        #expect(try await stage.signedIn(keys) == [false, false, false])
      },
      StoreCase("nobody comes in by an unknown session") { stage in
        _ = try await stage.player()
        #expect(try await stage.store.account(of: .random(), at: Stage.noon) == nil)
        #expect(try await stage.store.account(of: SessionKey(digest: []), at: Stage.noon) == nil)
      },
      StoreCase("a session lasts as long as it is used at least once in its rest") { stage in
        let (used, idle) = (SessionKey.random(), SessionKey.random())
        let ada = try await stage.player(session: used)
        try await stage.store.open(idle, of: ada.id, adopting: nil, at: Stage.noon)
        var now = Stage.noon
        for _ in 0..<3 {
          now = now + .hours(24 * 40)
          #expect(try await stage.store.account(of: used, at: now) == ada)
        }
        #expect(try await stage.store.account(of: idle, at: now) == nil)
        #expect(try await stage.store.account(of: used, at: now + Session.rest) == nil)
      },
      StoreCase("a session is over after its longest time, however much it is used") { stage in
        let (old, new) = (SessionKey.random(), SessionKey.random())
        let ada = try await stage.player(session: old)
        var now = Stage.noon
        for _ in 0..<7 {
          now = now + .hours(24 * 25)
          #expect(try await stage.store.account(of: old, at: now) == ada)
        }
        try await stage.store.open(new, of: ada.id, adopting: nil, at: now)
        let end = Stage.noon + Session.longest
        #expect(try await stage.store.account(of: old, at: end - .seconds(1)) == ada)
        #expect(try await stage.store.account(of: old, at: end) == nil)
        #expect(try await stage.store.sessions(of: ada.id, at: end).map(\.key) == [new])
        #expect(try await stage.store.account(of: new, at: end) == ada)
      },
      StoreCase("a session keeps its device, and gets another when it is opened anew") { stage in
        let (key, other) = (SessionKey.random(), SessionKey.random())
        let ada = try await stage.player(session: key)
        let phone = DeviceDescription(browser: .firefox, system: .android)
        try await stage.store.open(other, of: ada.id, adopting: nil, on: phone, at: Stage.noon)
        func device(of key: SessionKey) async throws -> DeviceDescription? {
          try await stage.store.sessions(of: ada.id, at: Stage.noon).first { $0.key == key }?.device
        }
        #expect(try await device(of: key) == .unknown)
        #expect(try await device(of: other) == phone)
        let half = DeviceDescription(browser: nil, system: .windows)
        try await stage.store.open(other, of: ada.id, adopting: nil, on: half, at: Stage.noon)
        #expect(try await device(of: other) == half)
      },
      StoreCase("all sessions end but those of guests") { stage in
        let keys = [SessionKey.random(), .random()]
        _ = try await stage.player(session: keys[0])
        _ = try await stage.guest(session: keys[1])
        try await stage.store.endAllSessions()
        #expect(try await stage.signedIn(keys) == [false, true])
      },
      StoreCase("a session is opened only for an account that is there") { stage in
        let key = SessionKey.random()
        await expectRefusal { try await stage.store.open(key, of: AccountID(99), adopting: nil, at: Stage.noon) }
        let account = try await stage.store.account(of: key, at: Stage.noon)
        #expect(account == nil)
      },
      StoreCase("a clock that is set back ends no session") { stage in
        let key = SessionKey.random()
        let ada = try await stage.player(session: key)
        #expect(try await stage.store.account(of: key, at: Stage.noon - .hours(1_000)) == ada)
        #expect(try await stage.store.account(of: key, at: Stage.noon) == ada)
      },
    ]
  }

  static var attempts: [StoreCase] {
    [
      StoreCase("attempts slow down, and nobody is locked out for good", slowing),
      StoreCase("attempts at once are all counted") { stage in
        let replies = try await atOnce(100) { _ in
          try await stage.store.attempt([7], within: .signIn, at: Stage.noon)
        }
        #expect(replies.count { $0 == nil } == AttemptLimit.signIn.free)
        #expect(Set(replies.compactMap { $0 }) == [Stage.noon + AttemptLimit.signIn.first])
      },
      StoreCase("each bucket counts its own, and a right one clears it") { stage in
        for _ in 0..<4 { _ = try await stage.store.attempt([1], within: .signIn, at: Stage.noon) }
        #expect(try await stage.store.attempt([1], within: .signIn, at: Stage.noon) != nil)
        #expect(try await stage.store.attempt([2], within: .signIn, at: Stage.noon) == nil)
        try await stage.store.clearAttempts([1])
        #expect(try await stage.store.attempt([1], within: .signIn, at: Stage.noon) == nil)
      },
      StoreCase("a clock that is set back makes nobody wait until it has caught up") { stage in
        for _ in 0..<4 { _ = try await stage.store.attempt([1], within: .signIn, at: Stage.noon) }
        let earlier = Stage.noon - .hours(10)
        #expect(try await stage.store.attempt([1], within: .signIn, at: earlier) == earlier + .seconds(1))
        #expect(try await stage.store.attempt([1], within: .signIn, at: earlier + .seconds(1)) == nil)
      },
      StoreCase("attempts are still counted after the store was opened again") { stage in
        for _ in 0..<4 { _ = try await stage.store.attempt([1], within: .signIn, at: Stage.noon) }
        try await stage.reopened { again in
          let opens = try await again.store.attempt([1], within: .signIn, at: Stage.noon)
          #expect(opens != nil)
        }
      },
    ]
  }

  private static func slowing(_ stage: Stage) async throws {
    let limit = AttemptLimit(
      free: 2, first: .seconds(1), longest: .seconds(4), most: 100, rest: .minutes(10))
    var (now, waits) = (Stage.noon, [Int64]())
    for _ in 0..<7 {
      let start = now
      while let opens = try await stage.store.attempt([1, 2], within: limit, at: now) { now = opens }
      waits.append((now - start).milliseconds)
    }
    #expect(waits == [0, 0, 1_000, 2_000, 4_000, 4_000, 4_000])
    now = now + limit.rest
    for _ in 0..<2 { #expect(try await stage.store.attempt([1, 2], within: limit, at: now) == nil) }
    #expect(try await stage.store.attempt([1, 2], within: limit, at: now) == now + .seconds(1))
  }
}

extension Stage {
  func signedIn(_ keys: [SessionKey], at now: Timestamp = noon) async throws -> [Bool] {
    var found: [Bool] = []
    for key in keys { found.append(try await store.account(of: key, at: now) != nil) }
    return found
  }
}
