import Foundation
import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// Browsers that have signed in before, while strangers guess passwords.
struct KnownBrowserTests {
  private static let proxied = SiteSettings(isBehindProxy: true)
  private static let device = "parlour-device"

  @Test func `in 14 days of guessing strangers get 800 attempts at most, and a known browser still gets in`()
    async throws
  {
    let site = try await SiteFixture(settings: Self.proxied)
    var owner = TestBrowser(site, address: "198.51.100.1")
    _ = try await owner.signUp()
    _ = try await owner.post("/account/sign-out", [])
    let begun = site.clock.now()
    var (tried, refused, signIns) = (0, 0, 0)
    while site.clock.now() - begun < .hours(14 * 24) {
      // Each attempt comes from another address.
      var stranger = TestBrowser(site, address: "10.\(tried % 200).\(refused % 200).1")
      let answer = try await stranger.signIn("Ada", "wrong \(tried)")
      if answer.status == 422 {
        tried += 1
      } else {
        refused += 1
        let wait = try #require(answer.headers[.retryAfter].flatMap { Int64($0) })
        site.clock.advance(min(TimeSpan.seconds(wait), TimeSpan.hours(6)))
      }
      guard site.clock.now() - begun >= .hours(Int64(6 * signIns)) else { continue }
      signIns += 1
      #expect(try await owner.signIn().status == 303, "sign-in \(signIns)")
      #expect(try await owner.post("/account/sign-out", []).status == 303)
    }
    #expect((600...800).contains(tried) && signIns >= 50)
    // A browser that the account doesn't know counts as a stranger's, even if the owner uses it.
    var newPhone = TestBrowser(site, address: "198.51.100.1")
    while try await newPhone.signIn("Ada", "wrong wrong").status == 422 {}
    #expect(try await newPhone.signIn().status == 429)
    // A signed-in player can still do what needs the password.
    #expect(try await owner.signIn().status == 303)
    let change = [("current-password", TestBrowser.password), ("password", "sieben neue kamele")]
    #expect(try await owner.post("/account/password", change).status == 303)
    #expect(
      try await owner.post("/account/delete", [("current-password", "sieben neue kamele")]).location
        == "/account/deleted")
  }

  @Test func `known browsers and sessions each have their own limit of 100 failures`()
    async throws
  {
    let site = try await SiteFixture()
    var known = TestBrowser(site)
    _ = try await known.signUp()
    var other = TestBrowser(site)
    #expect(try await other.signIn().status == 303)
    _ = try await known.post("/account/sign-out", [])
    for path in ["/account/sign-in", "/account/password"] {
      var thief = path == "/account/sign-in" ? known : other
      var failures = 0
      var waits: [Int] = []
      for _ in 0..<220 {
        let answer = try await thief.post(
          path, [("name", "Ada"), ("password", "kein kamel hier"), ("current-password", "kein kamel hier")])
        if answer.status == 422 { failures += 1 }
        if let wait = answer.headers[.retryAfter].flatMap({ Int($0) }) {
          waits.append(wait)
          if wait > 20 * 60 { break }
          site.clock.advance(.seconds(Int64(wait)))
        }
      }
      #expect(failures == 100, "\(path)")
      #expect(waits.prefix(3) == [1, 2, 4] && waits.last ?? 0 > 80_000, "\(path)")
    }
    // Neither blocks anybody else.
    var stranger = TestBrowser(site)
    #expect(try await stranger.signIn().status == 303)
  }

  @Test func `a known browser counts for its own account only`() async throws {
    let site = try await SiteFixture()
    var bob = TestBrowser(site)
    _ = try await bob.signUp("Bob")
    _ = try await bob.post("/account/sign-out", [])
    var ada = TestBrowser(site)
    _ = try await ada.signUp("Ada")
    _ = try await ada.post("/account/sign-out", [])
    var stranger = TestBrowser(site)
    for _ in 0..<5 { _ = try await stranger.signIn("Ada", "wrong wrong") }
    #expect(try await bob.signIn("Ada").status == 429)
    #expect(try await ada.signIn("Ada").status == 303)
    #expect(try await bob.signIn("Bob").status == 303)
  }

  @Test func `one browser can be known to several accounts`() async throws {
    let site = try await SiteFixture()
    var family = TestBrowser(site)
    for name in ["Ada", "Bob", "Cleo"] {
      #expect(try await family.signUp(name).status == 200)
      _ = try await family.post("/account/sign-out", [])
    }
    for name in ["Ada", "Bob", "Cleo"] {
      var stranger = TestBrowser(site)
      for _ in 0..<5 { _ = try await stranger.signIn(name, "wrong wrong") }
      #expect(try await family.signIn(name).status == 303, "\(name)")
      _ = try await family.post("/account/sign-out", [])
    }
    #expect(family.cookies[Self.device]?.split(separator: ".").count == 3)
    // A deleted account takes only its own token with it.
    _ = try await family.signIn("Bob")
    #expect(
      try await family.post("/account/delete", [("current-password", TestBrowser.password)]).location
        == "/account/deleted")
    #expect(family.cookies[Self.device]?.split(separator: ".").count == 2)
    // A new password makes a new token. The old one, which nobody knows any more, goes with the account too.
    _ = try await family.signIn("Ada")
    let change = [("current-password", TestBrowser.password), ("password", "sieben neue kamele")]
    #expect(try await family.post("/account/password", change).status == 303)
    #expect(family.cookies[Self.device]?.split(separator: ".").count == 3)
    #expect(
      try await family.post("/account/delete", [("current-password", "sieben neue kamele")]).location
        == "/account/deleted")
    #expect(family.cookies[Self.device]?.split(separator: ".").count == 1)
    var stranger = TestBrowser(site)
    for _ in 0..<5 { _ = try await stranger.signIn("Cleo", "wrong wrong again") }
    #expect(try await family.signIn("Cleo").status == 303)
  }

  @Test func `the device cookie is set at sign-up, is hidden from scripts, and only its hash is stored`() async throws {
    let address = try #require(PublicURL("https://quiz.test"))
    let site = try await SiteFixture(settings: SiteSettings(publicURL: address))
    var browser = TestBrowser(site)
    _ = try await browser.get("/account/sign-in")
    _ = try await browser.signIn("Ada", "wrong wrong")
    #expect(browser.cookies.isEmpty)
    _ = try await browser.post("/account/guest", [("zone", "Asia/Taipei")])
    #expect(Array(browser.cookies.keys) == ["__Host-parlour-session"])
    let answer = try await browser.signUp()
    let line = try #require(answer.headers[values: .setCookie].first { $0.hasPrefix("__Host-parlour-device=") })
    for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"] { #expect(line.contains(part)) }
    #expect(!line.contains("Domain"))
    let token = try #require(browser.cookies["__Host-parlour-device"].flatMap { KnownBrowserToken(text: $0) })
    let account = try #require(AccountName("Ada"))
    let id = try #require(try await site.store.account(named: account)).account.id
    #expect(try await site.store.knownBrowsers(of: id, at: site.clock.now()).map(\.tokenDigest) == [token.digest])
    await site.store.close()
    #expect(try !site.dataHolds(token.text))
  }

  @Test(arguments: ["password", "recovery", "everywhere", "code", "deletion"])
  func `known devices end with a new password or code, with sign-out everywhere and with deletion`(end: String)
    async throws
  {
    let site = try await SiteFixture()
    var here = TestBrowser(site)
    let code = try #require(try await here.signUp().code)
    var away = TestBrowser(site)
    _ = try await away.signIn()
    let before = away.cookies
    #expect(before[Self.device] != nil && before[Self.device] != here.cookies[Self.device])
    var password = TestBrowser.password
    switch end {
    case "password":
      password = "sieben neue kamele"
      _ = try await here.post(
        "/account/password", [("current-password", TestBrowser.password), ("password", password)])
    case "recovery":
      password = "sieben neue kamele"
      _ = try await here.post("/account/recover", [("name", "Ada"), ("code", code), ("password", password)])
    case "everywhere":
      _ = try await here.post("/account/sessions", [("end", "others"), ("current-password", TestBrowser.password)])
    case "code": _ = try await here.post("/account/code", [("current-password", TestBrowser.password)])
    default:
      _ = try await here.post("/account/delete", [("current-password", TestBrowser.password)])
      #expect(here.cookies[Self.device] == nil)
      #expect(try await site.store.knownBrowsers(of: AccountID(1), at: site.clock.now()).isEmpty)
      return
    }
    _ = try await here.post("/account/sign-out", [])
    var stranger = TestBrowser(site)
    for _ in 0..<5 { _ = try await stranger.signIn("Ada", "wrong wrong") }
    away.cookies = before
    #expect(try await away.signIn("Ada", password).status == 429)
    #expect(try await here.signIn("Ada", password).status == 303)
  }

  @Test func `a repeated sign-up adds no second device`() async throws {
    let site = try await SiteFixture()
    let idempotencyKey = Token128(high: 5, low: 6).text
    let answers = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<20 {
        group.addTask {
          var browser = TestBrowser(site)
          _ = try await browser.signUp(idempotencyKey: idempotencyKey)
          return browser.cookies[Self.device]
        }
      }
      return try await group.reduce(into: Set<String?>()) { $0.insert($1) }
    }
    #expect(answers.count == 1 && answers.first != .some(nil))
    let name = try #require(AccountName("Ada"))
    let id = try #require(try await site.store.account(named: name)).account.id
    #expect(try await site.store.knownBrowsers(of: id, at: site.clock.now()).count == 1)
  }

  @Test func `the data export lists known browsers`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let saved = try await browser.get("/account/data").body
    let object = try #require(try JSONSerialization.jsonObject(with: Data(saved.utf8)) as? [String: Any])
    let known = try #require(object["knownBrowsers"] as? [[String: String]])
    #expect(known.count == 1 && known[0].keys.sorted() == ["firstSignIn", "lastSignIn"])
    let token = try #require(browser.cookies[Self.device])
    #expect(!saved.contains(token))
  }
}
