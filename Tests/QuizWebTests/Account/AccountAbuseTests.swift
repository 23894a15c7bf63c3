import Dispatch
import HTTPTypes
import QuizEngine
import Testing

@testable import QuizService
@testable import QuizWeb

struct AccountAbuseTests {
  @Test func `a form from another site or without a CSRF token changes no account`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let forms = [
      "/account", "/account/sign-out", "/account/password", "/account/code", "/account/sessions", "/account/delete",
      "/account/sign-in", "/account/sign-up", "/account/recover", "/account/guest",
    ]
    let form = TestBrowser.encode([
      ("current-password", TestBrowser.password), ("password", "sieben neue kamele"), ("end", "all"),
    ])
    for path in forms {
      #expect(try await site.post(path, form, cookie: browser.cookie, origin: "http://evil.example").status == 403)
      #expect(try await site.post(path, form, cookie: browser.cookie, origin: nil).status == 403)
    }
    #expect(try await browser.get("/account").status == 200)
    let token = try #require(try await browser.get("/account").hidden("csrf-token"))
    let signedOut = try await site.post("/account/sign-out", "csrf-token=\(token)", cookie: browser.cookie, origin: nil)
    #expect(signedOut.status == 303)
  }

  @Test func `a CSRF token is valid for one browser only, and not after signing in`() async throws {
    let site = try await SiteFixture()
    var (ada, bob) = (TestBrowser(site), TestBrowser(site))
    let before = try #require(try await ada.get("/account/sign-up").hidden("csrf-token"))
    _ = try await ada.signUp("Ada")
    _ = try await bob.signUp("Bob")
    let bobs = try #require(try await bob.get("/account").hidden("csrf-token"))
    for token in [before, bobs] {
      #expect(
        try await site.post("/account/sign-out", "csrf-token=\(token)", cookie: ada.cookie, origin: nil).status == 403)
    }
  }

  @Test func `a session chosen by somebody else is never accepted`() async throws {
    let site = try await SiteFixture()
    _ = try await {
      var ada = TestBrowser(site); return try await ada.signUp()
    }()
    let planted = Token128(high: 1, low: 2).text
    var victim = TestBrowser(site)
    victim.cookies["parlour-session"] = planted
    #expect(try await victim.signIn().status == 303)
    #expect(victim.session != planted)
    var thief = TestBrowser(site)
    thief.cookies["parlour-session"] = planted
    #expect(try await thief.get("/account").status == 303)
    // The idempotency key of a sign-up doesn't determine its session either.
    var fresh = TestBrowser(site)
    _ = try await fresh.signUp("Bob", idempotencyKey: planted)
    #expect(fresh.session != planted && fresh.session != nil)
    var same = TestBrowser(site)
    _ = try await same.signUp("Bob", "another password", idempotencyKey: planted)
    #expect(same.session == nil)
  }

  @Test func `a stolen cookie is invalid after a change of password`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    var thief = browser
    let wrong = try await thief.post(
      "/account/password", [("current-password", "i don't know"), ("password", "sieben neue kamele")])
    #expect(wrong.status == 422 && wrong.body.contains("id=\"current-password-error\""))
    let changed = try await browser.post(
      "/account/password", [("current-password", TestBrowser.password), ("password", "sieben neue kamele")])
    #expect(changed.location == "/account/password?done=1" && browser.session != thief.session)
    #expect(try await browser.get("/account").status == 200)
    #expect(try await thief.get("/account").status == 303)
    #expect(try await thief.signIn().status == 422)
  }

  @Test func `every form that sets a password checks it`() async throws {
    var browser = TestBrowser(try await SiteFixture())
    let code = try #require(try await browser.signUp().code)
    for weak in ["short", "password1", "ada12345"] {
      let fields = [("name", "Ada"), ("code", code), ("current-password", TestBrowser.password), ("password", weak)]
      #expect(try await browser.post("/account/password", fields).status == 422)
      #expect(try await browser.post("/account/recover", fields).status == 422)
    }
    #expect(try await browser.signIn().status == 303)
  }

  @Test func `after an operator's reset only the new recovery code works`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    let old = try #require(try await browser.signUp().code)
    let code = try await site.services.accounts.resetCredentials(of: try #require(AccountName("ada")))
    #expect(try await browser.get("/account").status == 303)
    for password in [TestBrowser.password, "*", ""] { #expect(try await browser.signIn("Ada", password).status == 422) }
    func recover(_ code: String) async throws -> Int {
      try await browser.post(
        "/account/recover", [("name", "Ada"), ("code", code), ("password", "sieben neue kamele")]
      ).status
    }
    #expect(try await recover(old) == 422)
    #expect(try await recover(code.text) == 200)
    await #expect(throws: AccountError.noSuchAccount) {
      try await site.services.accounts.resetCredentials(of: try #require(AccountName("Eve")))
    }
  }

  @Test func `no message reveals whether an account exists`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    func answer(to name: String, at path: String) async throws -> String {
      var stranger = TestBrowser(site)
      let page = try await stranger.post(
        path,
        [
          ("name", name), ("password", "wrong wrong"), ("code", RecoveryCode(random: [UInt8](1...15)).text),
          ("idempotency-key", "x"),
        ])
      return "\(page.status) \(page.headers[.retryAfter] ?? "") "
        + page.body.replacing(name, with: "").replacing(/value="[0-9a-z]{26}"/, with: "")
    }
    for path in ["/account/sign-in", "/account/recover"] {
      #expect(try await answer(to: "Ada", at: path) == answer(to: "Eva", at: path))
    }
    // From the fifth attempt on, both accounts are slowed down equally.
    for name in ["Ada", "Eva"] { for _ in 0..<5 { _ = try await answer(to: name, at: "/account/sign-in") } }
    let (ada, eva) = (
      try await answer(to: "Ada", at: "/account/sign-in"), try await answer(to: "Eva", at: "/account/sign-in")
    )
    #expect(ada == eva && ada.hasPrefix("429 "))
  }

  /// Almost all of the response time is hashing. So every sign-in must compute one hash, whether the account exists or
  /// not.
  @Test func `no response time reveals whether an account exists`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let (threads, gate) = (site.services.accounts.passwordHasher.threadPool, DispatchSemaphore(value: 0))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<2 { group.addTask { try await threads.run(for: .network(nil)) { gate.wait() } } }
      for name in ["Ada", "Eva", "?", "", String(repeating: "x", count: 5000)] {
        group.addTask {
          var stranger = TestBrowser(site)
          let answer = try await stranger.signIn(name, "wrong wrong")
          #expect(answer.status == 422)
        }
      }
      let deadline = ContinuousClock.now + .seconds(600)
      while threads.jobCount < 2 + 5, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(2)) }
      #expect(threads.jobCount == 2 + 5)
      for _ in 0..<2 { gate.signal() }
      try await group.waitForAll()
    }
  }

  @Test(arguments: [
    "https://evil.example", "//evil.example", "/\\evil.example", "javascript:alert(1)", "\\\\evil.example", "",
    "/\u{9}/evil.example", "http:evil.example", " //evil.example",
  ])
  func `no redirect leads to another site`(address: String) async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let fields = [("name", "Ada"), ("password", TestBrowser.password), ("return", address)]
    #expect(try await browser.post("/account/sign-in", fields).location == "/daily")
    let query = TestBrowser.encode([("return", address)])
    #expect(try await browser.get("/account/sign-in?\(query)").location == "/daily")
  }

  @Test func `a hundred submissions of one sign-up form create one account and get the same response`() async throws {
    let site = try await SiteFixture()
    let idempotencyKey = Token128(high: 3, low: 4).text
    let replies = try await atOnce(100) { _ in
      var browser = TestBrowser(site)
      let page = try await browser.signUp(idempotencyKey: idempotencyKey)
      return [page.status.description, page.code ?? "", browser.session ?? ""]
    }
    #expect(replies.count == 1 && replies.first?[0] == "200")
  }

  @Test func `one of a hundred simultaneous sign-ups gets a name`() async throws {
    let site = try await SiteFixture()
    let replies = try await atOnce(100) { number in
      var browser = TestBrowser(site)
      let page = try await browser.signUp("Ada", "vier alte kamele \(number)")
      return [page.status.description, page.code ?? ""]
    }
    #expect(replies.count == 2 && replies.contains(["422", ""]))
  }

  @Test func `a hundred presses on the guest button create one guest`() async throws {
    let site = try await SiteFixture()
    let idempotencyKey = Token128(high: 5, low: 6).text
    let sessions = try await atOnce(100) { _ in
      var browser = TestBrowser(site)
      _ = try await browser.post("/account/guest", [("zone", "Asia/Taipei"), ("idempotency-key", idempotencyKey)])
      return [browser.session ?? ""]
    }
    #expect(sessions.count == 1 && sessions.first != [""])
  }

  @Test(arguments: [false, true])
  func `a guest's form in another browser gives a fresh form`(afterFirstUse isUsed: Bool) async throws {
    let site = try await SiteFixture()
    var (first, other) = (TestBrowser(site), TestBrowser(site))
    let idempotencyKey = Token128(high: 5, low: 6).text
    let form = [("zone", "Asia/Taipei"), ("idempotency-key", idempotencyKey)]
    #expect(try await first.post("/account/guest", form).status == 303)
    if isUsed { _ = try await first.get("/daily") } else { site.clock.advance(.seconds(61)) }
    let page = try await other.post("/account/guest", form)
    #expect(page.status == 409 && other.session == nil)
    #expect(page.body.contains("error-summary"))
    #expect(page.body.contains("<option value=\"Asia/Taipei\" selected>"), "one press is enough")
    let fresh = try #require(page.hidden("idempotency-key"))
    #expect(fresh != idempotencyKey)
    #expect(
      try await other.post("/account/guest", [("zone", "Asia/Taipei"), ("idempotency-key", fresh)]).status == 303)
    #expect(other.session != nil && other.session != first.session)
    let players = [try await site.player(of: first), try await site.player(of: other)]
    #expect(Set(players.compactMap { $0?.account.id }).count == 2)
  }

  @Test func `session cookies are hidden from scripts, other sites and plain HTTP`() async throws {
    let site = try await SiteFixture(settings: SiteSettings(publicURL: PublicURL("https://quiz.test")))
    let form = TestBrowser.encode([("zone", "Asia/Taipei")])
    let admitted = try await site.post("/account/guest", form, origin: "https://quiz.test")
    let cookie = try #require(admitted.headers[.setCookie])
    #expect(cookie.hasPrefix("__Host-parlour-session="))
    for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=7776000"] { #expect(cookie.contains(part)) }
    #expect(!cookie.contains("Domain"))
  }

  private func atOnce(
    _ count: Int, _ work: @escaping @Sendable (Int) async throws -> [String]
  ) async throws -> Set<[String]> {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<count { group.addTask { try await work(number) } }
      return try await group.reduce(into: []) { $0.insert($1) }
    }
  }
}
