import Foundation
import QuizEngine
import QuizSQLite
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizService

/// A use case of accounts is one transaction, besides those that count an attempt and end the count.
struct AccountTransactionTests {
  @Test(arguments: AccountUseCase.all)
  func `a use case that fails at any of its statements changes nothing, and the same form succeeds`(
    useCase: AccountUseCase
  ) async throws {
    var index = 1
    var isFinished = false
    while !isFinished {
      let fixture = try await AccountFixture()
      let before = try await fixture.rows()
      fixture.database.fail(atStatement: index)
      do {
        _ = try await useCase.run(fixture)
        #expect(!fixture.database.hasFailed, "statement \(index) failed, and nobody was told")
        isFinished = true
      } catch {
        guard case .store = error as? AccountError else { throw error }
        #expect(try await fixture.rows() == before, "statement \(index) failed, and those before it stayed")
        let reply = try await useCase.run(fixture)
        #expect(try await fixture.rows() != before)
        if useCase.isRepeatable { #expect(try await useCase.run(fixture) == reply) }
      }
      await fixture.store.close()
      index += 1
    }
    #expect(index > 2, "the use case writes something")
  }

  @Test func `a password that is changed after its check doesn't count`() async throws {
    let fixture = try await AccountFixture()
    let accounts = fixture.services.accounts
    let verified = try await accounts.verify(accounts.passwordAttempt(of: fixture.ada, typed: AccountFixture.password))
    _ = try await accounts.changePassword(
      of: fixture.ada, from: AccountFixture.password, to: TypedPassword("seven green lamps"))
    await #expect(throws: AccountError.invalidCredentials) {
      try await accounts.store.write(.once) { db in _ = try verified.confirm(in: db) }
    }
    // The same password anew is another one, too.
    _ = try await accounts.changePassword(
      of: fixture.ada, from: TypedPassword("seven green lamps"), to: AccountFixture.password)
    await #expect(throws: AccountError.invalidCredentials) {
      try await accounts.store.write(.once) { db in _ = try verified.confirm(in: db) }
    }
    await fixture.store.close()
  }

  @Test func `a password that is hashed again after its check still counts`() async throws {
    let fixture = try await AccountFixture()
    let accounts = fixture.services.accounts
    let attempt = try await accounts.passwordAttempt(of: fixture.ada, typed: AccountFixture.password)
    let verified = try await accounts.verify(attempt)
    let stored = try #require(attempt.stored?.credentials.passwordHash)
    let hasher = PasswordHasher(cost: try #require(ScryptCost(logN: 2, r: 1, p: 1)))
    let again = try #require(
      try await hasher.rehash(AccountFixture.password, storedAs: stored, for: .account(fixture.ada.account.id)))
    #expect(again != stored)
    try await fixture.store.rehash(again, of: fixture.ada.account.id)
    let id = try await accounts.store.write(.once) { db in try verified.confirm(in: db).account.id }
    #expect(id == fixture.ada.account.id)
    // The new hash is of the same password.
    _ = try await accounts.verify(accounts.passwordAttempt(of: fixture.ada, typed: AccountFixture.password))
    await fixture.store.close()
  }

  @Test func `a password that was right clears its attempts, whatever comes after it`() async throws {
    let fixture = try await AccountFixture()
    let accounts = fixture.services.accounts
    let attempt = try await accounts.passwordAttempt(of: fixture.ada, typed: AccountFixture.password)
    for _ in 0..<130 { _ = try await accounts.verify(attempt) }
    await fixture.store.close()
  }

  @Test func `a guest who has a name meanwhile isn't deleted without the password`() async throws {
    let fixture = try await AccountFixture()
    let accounts = fixture.services.accounts
    let bob = try await accounts.signUp(try fixture.signUp("Bob", guest: fixture.guest))
    #expect(bob.account.id == fixture.guest.account.id)
    await #expect(throws: AccountError.noLongerGuest) {
      try await accounts.deleteAccount(
        of: fixture.guest, password: TypedPassword(""), playOwner: fixture.browser, knownBrowserTokens: [])
    }
    #expect(try await accounts.authenticate(bob.sessionToken.digest) != nil)
    await fixture.store.close()
  }

  @Test func `a form that deletes an account can come twice`() async throws {
    let fixture = try await AccountFixture()
    let accounts = fixture.services.accounts
    let first = try await accounts.deleteAccount(
      of: fixture.ada, password: AccountFixture.password, playOwner: fixture.browser, knownBrowserTokens: [])
    let before = try await fixture.rows()
    let second = try await accounts.deleteAccount(
      of: fixture.ada, password: AccountFixture.password, playOwner: fixture.browser, knownBrowserTokens: [])
    #expect(first.withheldDates == [AccountFixture.today])
    // What a deleted account played can't be looked up any more.
    #expect(second.withheldDates.isSuperset(of: first.withheldDates) && second.withheldDates.count == 3)
    #expect(try await fixture.rows() == before)
    await fixture.store.close()
  }

  @Test func `a right password doesn't count as a wrong one if the store fails`() async throws {
    let fixture = try await AccountFixture()
    let accounts = fixture.services.accounts
    var failures = 0
    for attempt in 0..<130 {
      fixture.database.fail(atStatement: 2 + attempt % 4)
      do {
        try await accounts.endSessions(.others, of: fixture.ada, password: AccountFixture.password)
      } catch .store { failures += 1 }
    }
    #expect(failures > 100)
    fixture.database.fail(atStatement: .max)
    try await accounts.endSessions(.others, of: fixture.ada, password: AccountFixture.password)
    await fixture.store.close()
  }

  @Test func `a player stays signed in while the store can't write`() async throws {
    let fixture = try await AccountFixture()
    fixture.database.fail(atStatement: 1)
    #expect(try await fixture.services.accounts.authenticate(fixture.ada.sessionDigest)?.id == fixture.ada.account.id)
    #expect(fixture.database.hasFailed)
    await fixture.store.close()
  }
}

/// A use case with a form that is always the same.
struct AccountUseCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Whether the same form gets the same reply, the session's token.
  var isRepeatable = false
  let run: @Sendable (AccountFixture) async throws -> SessionToken?

  static let all: [AccountUseCase] = [
    AccountUseCase(testDescription: "delete an account") { fixture in
      _ = try await fixture.services.accounts.deleteAccount(
        of: fixture.ada, password: AccountFixture.password, playOwner: fixture.browser, knownBrowserTokens: [])
      return nil
    },
    AccountUseCase(testDescription: "set up a house with a new account", isRepeatable: true) { fixture in
      let request = try fixture.signUp("Bob", guest: nil, setupToken: AccountFixture.setupToken)
      return try await fixture.services.accounts.signUp(request).sessionToken
    },
    AccountUseCase(testDescription: "set up a house with an account") { fixture in
      try await fixture.services.accounts.becomeOperator(fixture.ada, setupToken: AccountFixture.setupToken)
      return nil
    },
    AccountUseCase(testDescription: "delete a guest") { fixture in
      _ = try await fixture.services.accounts.deleteAccount(
        of: fixture.guest, password: TypedPassword(""), playOwner: fixture.browser, knownBrowserTokens: [])
      return nil
    },
    AccountUseCase(testDescription: "change the password") { fixture in
      _ = try await fixture.services.accounts.changePassword(
        of: fixture.ada, from: AccountFixture.password, to: TypedPassword("seven green lamps"))
      return nil
    },
    AccountUseCase(testDescription: "renew the recovery code") { fixture in
      _ = try await fixture.services.accounts.renewRecoveryCode(of: fixture.ada, password: AccountFixture.password)
      return nil
    },
    AccountUseCase(testDescription: "end the other sessions") { fixture in
      try await fixture.services.accounts.endSessions(.others, of: fixture.ada, password: AccountFixture.password)
      return nil
    },
    AccountUseCase(testDescription: "change settings and time zone") { fixture in
      try await fixture.services.accounts.changeSettings(
        AccountSettings(language: Language("ru"), hidesStopwatch: true),
        timeZone: try #require(IANATimeZone("Asia/Tokyo")), of: fixture.ada)
      return nil
    },
    AccountUseCase(testDescription: "sign in, merge a guest and replace a session") { fixture in
      _ = try await fixture.services.accounts.signIn(
        SignInInput(
          name: "Ada", password: AccountFixture.password, player: fixture.guest,
          oldSessionToken: fixture.otherSessionToken, knownBrowserTokens: [], network: .unknown))
      return nil
    },
    AccountUseCase(testDescription: "sign up", isRepeatable: true) { fixture in
      try await fixture.services.accounts.signUp(try fixture.signUp("Bob", guest: nil)).sessionToken
    },
    AccountUseCase(testDescription: "sign up as a guest", isRepeatable: true) { fixture in
      try await fixture.services.accounts.signUp(try fixture.signUp("Bob", guest: fixture.guest)).sessionToken
    },
    AccountUseCase(testDescription: "become a guest", isRepeatable: true) { fixture in
      try await fixture.services.accounts.createGuest(
        zone: .utc, settings: AccountSettings(language: Language("en")),
        idempotencyKey: Token128(high: 5, low: 6), from: .unknown
      ).sessionToken
    },
    AccountUseCase(testDescription: "recover an account", isRepeatable: true) { fixture in
      try await fixture.services.accounts.recover(
        name: "Ada", code: fixture.recoveryCode.text, password: TypedPassword("seven green lamps"),
        idempotencyKey: Token128(high: 7, low: 8), from: .unknown
      ).sessionToken
    },
    AccountUseCase(testDescription: "reset credentials") { fixture in
      _ = try await fixture.services.accounts.resetCredentials(of: try #require(AccountName("Ada")))
      return nil
    },
    AccountUseCase(testDescription: "sign an account out everywhere") { fixture in
      try await fixture.services.accounts.signOutEverywhere(try #require(AccountName("Ada")))
      return nil
    },
    AccountUseCase(testDescription: "make an operator") { fixture in
      try await fixture.services.accounts.setRole(of: try #require(AccountName("Ada")), to: .operator)
      return nil
    },
  ]
}

/// A house with an account that has two sessions, a guest, and a browser with a play.
final class AccountFixture: Sendable {
  static let password = TypedPassword("four blue chairs")
  static let setupToken = Token128(high: 77, low: 7)
  static let now = Timestamp(milliseconds: 1_795_000_000_000)
  /// In UTC, which is the zone of all players.
  static let today = CalendarDate(of: now, offset: .zero)

  let database: FailingDatabase
  let store: Store
  let services: Services
  let ada: Player
  let otherSessionToken: SessionToken
  let guest: Player
  let browser = PlayOwner(bearerOf: PlayID(Token128(high: 1, low: 1)))
  let recoveryCode: RecoveryCode
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")

  init() async throws {
    database = FailingDatabase(try SQLiteDatabase.open(directory: folder.path))
    store = Store(database)
    services = Services(
      library: LibraryService(store: store), store: store,
      dependencies: Dependencies(
        now: { Self.now }, randomBits: { .random(in: 0 ... .max) }),
      passwordHasher: PasswordHasher(cost: try #require(ScryptCost(logN: 1, r: 1, p: 1))))
    let accounts = services.accounts
    let signedUp = try await accounts.signUp(Self.signUp("Ada", guest: nil))
    recoveryCode = try #require(signedUp.recoveryCode)
    ada = Player(account: signedUp.account, sessionDigest: signedUp.sessionToken.digest)
    let again = try await accounts.signIn(
      SignInInput(
        name: "Ada", password: Self.password, player: nil, oldSessionToken: nil, knownBrowserTokens: [],
        network: .unknown))
    otherSessionToken = again.sessionToken
    let guest = try await accounts.createGuest(
      zone: .utc, settings: AccountSettings(language: Language("en")), idempotencyKey: Token128(high: 3, low: 4),
      from: .unknown)
    self.guest = Player(account: guest.account, sessionDigest: guest.sessionToken.digest)
    _ = try await services.groups.createGroup(
      named: "Friends", idempotencyKey: Token128(high: 9, low: 9), by: ada.account)
    let revision = try await services.library.publish(.singles(2), pictures: [], at: Timestamp(milliseconds: 1))
    let play = PlayRecord(
      id: PlayID(Token128(high: 1, low: 1)), owner: browser, revisionID: revision.id,
      startedAt: Timestamp(milliseconds: 2), play: Play(quiz: revision.quiz, seed: 3))
    try await store.begin(play)
    try await store.addRoleInvitation(
      RoleInvitation(
        digest: RoleInvitationDigest(token: Self.setupToken), role: .operator, inviterID: nil, createdAt: Self.now,
        expiresAt: Self.now + RoleInvitation.setupLifetime))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func signUp(_ name: String, guest: Player?, setupToken: Token128? = nil) throws -> SignUpInput {
    try Self.signUp(name, guest: guest, setupToken: setupToken)
  }

  private static func signUp(_ name: String, guest: Player?, setupToken: Token128? = nil) throws -> SignUpInput {
    SignUpInput(
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
