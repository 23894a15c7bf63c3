import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

struct AccountLimitTests {
  private static let proxied = SiteSettings(isBehindProxy: true)

  @Test func `wrong passwords are slowed down from the fifth on, even after a restart, until a correct one`()
    async throws
  {
    var site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    func attempt(_ password: String = "wrong wrong") async throws -> SiteFixture.ReceivedResponse {
      var stranger = TestBrowser(site)
      return try await stranger.signIn("Ada", password)
    }
    for _ in 0..<4 { #expect(try await attempt().status == 422) }
    let slowed = try await attempt(TestBrowser.password)
    #expect(slowed.status == 429 && slowed.headers[.retryAfter] == "1")
    #expect(slowed.body.contains("Try again in 1 second."))
    #expect(!slowed.body.contains("new password"), "who waits for a second isn't led to a new password")
    site = try await site.restarted()
    #expect(try await attempt(TestBrowser.password).status == 429)
    site.clock.advance(.seconds(2))
    #expect(try await attempt().status == 422)
    #expect(try await attempt().headers[.retryAfter] == "2")
    site.clock.advance(.seconds(3))
    #expect(try await attempt(TestBrowser.password).status == 303)
    for _ in 0..<4 { #expect(try await attempt().status == 422) }
  }

  @Test func `after 100 failures an account is locked for a day, except for the recovery code`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    let code = try #require(try await browser.signUp().code)
    var stranger = TestBrowser(site)
    var failures = 0
    for _ in 0..<200 {
      let answer = try await stranger.signIn("Ada", "wrong wrong")
      if answer.status == 422 { failures += 1 }
      if (answer.headers[.retryAfter].flatMap { Int($0) } ?? 0) > 20 * 60 { break }
      site.clock.advance(.minutes(16))
    }
    #expect(failures == 100)
    let closed = try await stranger.signIn()
    #expect(closed.status == 429 && closed.body.contains(">Set a new password with your recovery code</a>"))
    // Active sessions stay valid, and the owner can sign in.
    #expect(try await browser.get("/account").status == 200)
    let fields = [("name", "Ada"), ("code", code), ("password", "sieben neue kamele")]
    #expect(try await stranger.post("/account/recover", fields).code != nil)
    #expect(try await stranger.signIn("Ada", "sieben neue kamele").status == 303)
  }

  @Test func `simultaneous wrong passwords are all counted`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask {
          var stranger = TestBrowser(site)
          return try await stranger.signIn("Ada", "wrong wrong").status
        }
      }
      return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
    #expect(statuses[422] == 4 && statuses[429] == 46)
  }

  @Test func `attempts are limited for each network address`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    var thief = TestBrowser(site, address: "203.0.113.9")
    var statuses: [Int] = []
    for number in 0..<1000 { statuses.append(try await thief.signIn("Player\(number)", "wrong wrong").status) }
    let tried = statuses.count { $0 == 422 }
    // The fixture's clock advances a little with each request, and one more attempt is allowed every 18 seconds.
    #expect((200...202).contains(tried) && statuses.count { $0 == 429 } == 1000 - tried)
    #expect(statuses.prefix(200).allSatisfy { $0 == 422 } && statuses.suffix(700).allSatisfy { $0 == 429 })
    var other = TestBrowser(site, address: "203.0.113.10")
    #expect(try await other.signIn("Player1", "wrong wrong").status == 422)
    let again = try await site.restarted(settings: Self.proxied)
    var still = TestBrowser(again, address: "203.0.113.9")
    #expect(try await still.signIn("Somebody", "wrong wrong").status == 429)
    again.clock.advance(.seconds(18))
    #expect(try await still.signIn("Somebody", "wrong wrong").status == 422)
  }

  @Test func `the data contains neither names nor network addresses of attempts`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    var thief = TestBrowser(site, address: "203.0.113.77")
    _ = try await thief.signIn("Zebulonina", "wrong wrong")
    await site.store.close()
    for text in ["203.0.113.77", "ebulonina", "wrong wrong"] { #expect(try !site.dataHolds(text)) }
  }

  @Test func `a password is hashed again after a change of cost`() async throws {
    var site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let name = try #require(AccountName("Ada"))
    func storedHash() async throws -> String? { try await site.store.account(named: name)?.credentials.passwordHash }
    #expect(try await storedHash()?.contains("$ln=1,r=1,p=1$") == true)
    site = try await site.restarted(cost: (2, 1, 1))
    var again = TestBrowser(site)
    #expect(try await again.signIn("Ada", "wrong wrong").status == 422)
    #expect(try await storedHash()?.contains("$ln=1,") == true)
    #expect(try await again.signIn().status == 303)
    #expect(try await storedHash()?.contains("$ln=2,") == true)
    #expect(try await again.signIn().status == 303)
  }
}
