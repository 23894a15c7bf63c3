import Foundation
import QuizEngine
import QuizSQLite
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizService

/// A use case of accounts is one transaction, besides the count of an attempt.
struct AccountTransactionTests {
  @Test(arguments: AccountUseCase.all)
  func `a use case that fails at any of its statements changes nothing, and the same form succeeds`(
    useCase: AccountUseCase
  ) async throws {
    var index = 1
    var isFinished = false
    while !isFinished {
      let house = try await AccountHouse()
      let before = try await house.rows()
      house.database.fail(atStatement: index)
      do {
        _ = try await useCase.run(house)
        #expect(!house.database.hasFailed, "statement \(index) failed, and nobody was told")
        isFinished = true
      } catch {
        guard case .store = error as? AccountError else { throw error }
        #expect(try await house.rows() == before, "statement \(index) failed, and those before it stayed")
        let reply = try await useCase.run(house)
        #expect(try await house.rows() != before)
        if useCase.isRepeatable { #expect(try await useCase.run(house) == reply) }
      }
      await house.store.close()
      index += 1
    }
    #expect(index > 2, "the use case writes something")
  }

  @Test func `a password that is changed after its check doesn't count`() async throws {
    let house = try await AccountHouse()
    let accounts = house.house.accounts
    let verified = try await accounts.verify(
      accounts.passwordAttempt(of: house.ada, typed: AccountHouse.password))
    _ = try await accounts.changePassword(
      of: house.ada, from: AccountHouse.password, to: TypedPassword("seven green lamps"))
    await #expect(throws: AccountError.invalidCredentials) {
      try await accounts.store.write(.once) { db in _ = try verified.confirm(in: db) }
    }
    // The same password anew is another one, too.
    _ = try await accounts.changePassword(
      of: house.ada, from: TypedPassword("seven green lamps"), to: AccountHouse.password)
    await #expect(throws: AccountError.invalidCredentials) {
      try await accounts.store.write(.once) { db in _ = try verified.confirm(in: db) }
    }
    await house.store.close()
  }

  @Test func `a password that is hashed again after its check still counts`() async throws {
    let house = try await AccountHouse()
    let accounts = house.house.accounts
    let attempt = try await accounts.passwordAttempt(of: house.ada, typed: AccountHouse.password)
    let verified = try await accounts.verify(attempt)
    let stored = try #require(attempt.stored?.credentials.passwordHash)
    let hasher = PasswordHasher(cost: try #require(ScryptCost(logN: 2, r: 1, p: 1)))
    let again = try #require(
      try await hasher.rehash(AccountHouse.password, storedAs: stored, for: .account(house.ada.account.id)))
    #expect(again != stored)
    try await house.store.rehash(again, of: house.ada.account.id)
    let id = try await accounts.store.write(.once) { db in try verified.confirm(in: db).account.id }
    #expect(id == house.ada.account.id)
    // The new hash is of the same password.
    _ = try await accounts.verify(accounts.passwordAttempt(of: house.ada, typed: AccountHouse.password))
    await house.store.close()
  }

  @Test func `a password that was right clears its attempts, whatever comes after it`() async throws {
    let house = try await AccountHouse()
    let accounts = house.house.accounts
    let attempt = try await accounts.passwordAttempt(of: house.ada, typed: AccountHouse.password)
    for _ in 0..<130 { _ = try await accounts.verify(attempt) }
    await house.store.close()
  }

  @Test func `a guest who has a name meanwhile isn't deleted without the password`() async throws {
    let house = try await AccountHouse()
    let accounts = house.house.accounts
    let bob = try await accounts.signUp(try house.signUp("Bob", guest: house.guest))
    #expect(bob.account.id == house.guest.account.id)
    await #expect(throws: AccountError.noLongerGuest) {
      try await accounts.deleteAccount(
        of: house.guest, password: TypedPassword(""), browserDigest: house.browser, knownBrowserTokens: [])
    }
    #expect(try await accounts.authenticate(bob.sessionToken.digest) != nil)
    await house.store.close()
  }

  @Test func `a form that deletes an account can come twice`() async throws {
    let house = try await AccountHouse()
    let accounts = house.house.accounts
    let first = try await accounts.deleteAccount(
      of: house.ada, password: AccountHouse.password, browserDigest: house.browser, knownBrowserTokens: [])
    let before = try await house.rows()
    let second = try await accounts.deleteAccount(
      of: house.ada, password: AccountHouse.password, browserDigest: house.browser, knownBrowserTokens: [])
    #expect(first.withheldDates == [AccountHouse.today])
    // What a deleted account played can't be looked up any more.
    #expect(second.withheldDates.isSuperset(of: first.withheldDates) && second.withheldDates.count == 3)
    #expect(try await house.rows() == before)
    await house.store.close()
  }

  @Test func `a right password doesn't count as a wrong one if the store fails`() async throws {
    let house = try await AccountHouse()
    let accounts = house.house.accounts
    var failures = 0
    for attempt in 0..<130 {
      house.database.fail(atStatement: 2 + attempt % 4)
      do {
        try await accounts.endSessions(.others, of: house.ada, password: AccountHouse.password)
      } catch .store { failures += 1 }
    }
    #expect(failures > 100)
    house.database.fail(atStatement: .max)
    try await accounts.endSessions(.others, of: house.ada, password: AccountHouse.password)
    await house.store.close()
  }

  @Test func `a player stays signed in while the store can't write`() async throws {
    let house = try await AccountHouse()
    house.database.fail(atStatement: 1)
    #expect(try await house.house.accounts.authenticate(house.ada.sessionDigest)?.id == house.ada.account.id)
    #expect(house.database.hasFailed)
    await house.store.close()
  }
}

/// A use case with a form that is always the same.
struct AccountUseCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether the same form gets the same reply, the session's token.
  var isRepeatable = false
  let run: @Sendable (AccountHouse) async throws -> SessionToken?

  static let all: [AccountUseCase] = [
    AccountUseCase(testDescription: "delete an account") { house in
      _ = try await house.house.accounts.deleteAccount(
        of: house.ada, password: AccountHouse.password, browserDigest: house.browser, knownBrowserTokens: [])
      return nil
    },
    AccountUseCase(testDescription: "set up a house with a new account", isRepeatable: true) { house in
      let request = try house.signUp("Bob", guest: nil, setupToken: AccountHouse.setupToken)
      return try await house.house.accounts.signUp(request).sessionToken
    },
    AccountUseCase(testDescription: "set up a house with an account") { house in
      try await house.house.accounts.becomeOperator(house.ada, setupToken: AccountHouse.setupToken)
      return nil
    },
    AccountUseCase(testDescription: "delete a guest") { house in
      _ = try await house.house.accounts.deleteAccount(
        of: house.guest, password: TypedPassword(""), browserDigest: house.browser, knownBrowserTokens: [])
      return nil
    },
    AccountUseCase(testDescription: "change the password") { house in
      _ = try await house.house.accounts.changePassword(
        of: house.ada, from: AccountHouse.password, to: TypedPassword("seven green lamps"))
      return nil
    },
    AccountUseCase(testDescription: "renew the recovery code") { house in
      _ = try await house.house.accounts.renewRecoveryCode(of: house.ada, password: AccountHouse.password)
      return nil
    },
    AccountUseCase(testDescription: "end the other sessions") { house in
      try await house.house.accounts.endSessions(.others, of: house.ada, password: AccountHouse.password)
      return nil
    },
    AccountUseCase(testDescription: "change settings and time zone") { house in
      try await house.house.accounts.changeSettings(
        AccountSettings(language: Language("ru"), hidesStopwatch: true),
        timeZone: try #require(IANATimeZone("Asia/Tokyo")), of: house.ada)
      return nil
    },
    AccountUseCase(testDescription: "sign in, merge a guest and replace a session") { house in
      _ = try await house.house.accounts.signIn(
        SignInRequest(
          name: "Ada", password: AccountHouse.password, player: house.guest, oldSessionToken: house.otherSessionToken,
          knownBrowserTokens: [], network: .unknown))
      return nil
    },
    AccountUseCase(testDescription: "sign up", isRepeatable: true) { house in
      try await house.house.accounts.signUp(try house.signUp("Bob", guest: nil)).sessionToken
    },
    AccountUseCase(testDescription: "sign up as a guest", isRepeatable: true) { house in
      try await house.house.accounts.signUp(try house.signUp("Bob", guest: house.guest)).sessionToken
    },
    AccountUseCase(testDescription: "become a guest", isRepeatable: true) { house in
      try await house.house.accounts.createGuest(
        zone: .utc, settings: AccountSettings(language: Language("en")),
        idempotencyKey: Token128(high: 5, low: 6), from: .unknown
      ).sessionToken
    },
    AccountUseCase(testDescription: "recover an account", isRepeatable: true) { house in
      try await house.house.accounts.recover(
        name: "Ada", code: house.recoveryCode.text, password: TypedPassword("seven green lamps"),
        idempotencyKey: Token128(high: 7, low: 8), from: .unknown
      ).sessionToken
    },
    AccountUseCase(testDescription: "reset credentials") { house in
      _ = try await house.house.accounts.resetCredentials(of: try #require(AccountName("Ada")))
      return nil
    },
    AccountUseCase(testDescription: "sign an account out everywhere") { house in
      try await house.house.accounts.signOutEverywhere(try #require(AccountName("Ada")))
      return nil
    },
    AccountUseCase(testDescription: "make an operator") { house in
      try await house.house.accounts.setRole(of: try #require(AccountName("Ada")), to: .operator)
      return nil
    },
  ]
}

/// A house with an account that has two sessions, a guest, and a browser with a play.
final class AccountHouse: Sendable {
  static let password = TypedPassword("four blue chairs")
  static let setupToken = Token128(high: 77, low: 7)
  static let now = Timestamp(milliseconds: 1_795_000_000_000)
  /// In UTC, which is the zone of all players.
  static let today = CalendarDate(of: now, offset: .zero)

  let database: FailingDatabase
  let store: HouseStore
  let house: House
  let ada: Player
  let otherSessionToken: SessionToken
  let guest: Player
  let browser = BrowserDigest(bearerOf: PlayID(Token128(high: 1, low: 1)))
  let recoveryCode: RecoveryCode
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")

  init() async throws {
    database = FailingDatabase(try SQLiteDatabase.open(directory: folder.path))
    store = HouseStore(database)
    house = House(
      library: Library(store: store), store: store,
      dependencies: Dependencies(
        now: { Self.now }, randomBits: { .random(in: 0 ... .max) }),
      passwordHasher: PasswordHasher(cost: try #require(ScryptCost(logN: 1, r: 1, p: 1))))
    let accounts = house.accounts
    let signedUp = try await accounts.signUp(Self.signUp("Ada", guest: nil))
    recoveryCode = try #require(signedUp.recoveryCode)
    ada = Player(account: signedUp.account, sessionDigest: signedUp.sessionToken.digest)
    let again = try await accounts.signIn(
      SignInRequest(
        name: "Ada", password: Self.password, player: nil, oldSessionToken: nil, knownBrowserTokens: [],
        network: .unknown))
    otherSessionToken = again.sessionToken
    let guest = try await accounts.createGuest(
      zone: .utc, settings: AccountSettings(language: Language("en")), idempotencyKey: Token128(high: 3, low: 4),
      from: .unknown)
    self.guest = Player(account: guest.account, sessionDigest: guest.sessionToken.digest)
    _ = try await house.groups.createGroup(
      named: "Friends", idempotencyKey: Token128(high: 9, low: 9), by: ada.account)
    let revision = try await house.library.publish(.singles(2), pictures: [], at: Timestamp(milliseconds: 1))
    let play = PlayRecord(
      id: PlayID(Token128(high: 1, low: 1)), browser: browser, revisionID: revision.id,
      startedAt: Timestamp(milliseconds: 2),
      play: Play(quiz: revision.quiz, seed: 3))
    try await store.begin(play)
    try await store.addRoleInvitation(
      RoleInvitation(
        digest: RoleInvitationDigest(token: Self.setupToken), role: .operator, inviterID: nil, createdAt: Self.now,
        expiresAt: Self.now + RoleInvitation.setupLifetime))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func signUp(_ name: String, guest: Player?, setupToken: Token128? = nil) throws -> SignUpRequest {
    try Self.signUp(name, guest: guest, setupToken: setupToken)
  }

  private static func signUp(_ name: String, guest: Player?, setupToken: Token128? = nil) throws -> SignUpRequest {
    SignUpRequest(
      name: try #require(AccountName(name)), password: password, zone: .utc,
      settings: AccountSettings(language: Language("en")), guest: guest, idempotencyKey: Token128(high: 1, low: 2),
      network: .unknown, setupToken: setupToken)
  }

  /// All rows but the counts of attempts.
  func rows() async throws -> [String: [[SQLValue]]] {
    try await store.database.read(.snapshot) { db in
      var rows: [String: [[SQLValue]]] = [:]
      for table in Schema.tables where table.name != "attempt_count" {
        rows[table.name] = try TableRows(table, in: db).page(after: nil, limit: 1_000)
      }
      return rows
    }
  }
}
