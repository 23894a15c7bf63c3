import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

struct AccountFlowTests {
  @Test func `a player signs up, signs out and signs in again`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    #expect(try await browser.get("/daily").body.contains("Three questions a day"))
    let page = try await browser.signUp()
    #expect(page.status == 200 && page.code != nil && page.headers[.cacheControl] == "no-store")
    let first = try #require(browser.session)
    #expect(try await browser.get("/account").body.contains("Ada"))
    #expect(try await browser.post("/account/sign-out", []).location == "/")
    #expect(browser.session == nil)
    #expect(try await browser.get("/account").location == "/account/sign-in?return=%2Faccount")
    let back = try await browser.post(
      "/account/sign-in", [("name", "ada"), ("password", TestBrowser.password), ("return", "/account/sessions")])
    #expect(back.status == 303 && back.location == "/account/sessions")
    #expect(browser.session != nil && browser.session != first)
  }

  @Test func `the front page redirects signed-in players from outside to the game`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    let fetchSite = try #require(HTTPField.Name("Sec-Fetch-Site"))
    let outside: [HTTPFields] = [
      [fetchSite: "none"], [fetchSite: "cross-site"], [fetchSite: "same-site"], [:],
      [.referer: "https://elsewhere.example/"],
    ]
    let inside: [HTTPFields] = [[fetchSite: "same-origin"], [.referer: "http://quiz.test/q/weather"]]
    for headers in outside + inside { #expect(try await browser.get("/", headers: headers).status == 200) }
    _ = try await browser.signUp()
    for headers in outside { #expect(try await browser.get("/", headers: headers).location == "/daily", "\(headers)") }
    for headers in inside { #expect(try await browser.get("/", headers: headers).status == 200, "\(headers)") }
    #expect(try await browser.get("/?search=rain").status == 200)
    _ = try await browser.post("/account/sign-out", [])
    #expect(try await browser.get("/").status == 200)
  }

  @Test func `a session ends 90 days after its last use, and after 180 days`() async throws {
    let site = try await SiteFixture()
    var (browser, idle) = (TestBrowser(site), TestBrowser(site))
    _ = try await browser.signUp()
    _ = try await idle.signIn()
    for _ in 0..<2 {
      site.clock.advance(.hours(24 * 60))
      let page = try await browser.get("/account")
      #expect(page.status == 200)
      #expect(page.headers[.setCookie]?.contains("Max-Age=7776000") == true)
    }
    #expect(try await idle.get("/account").status == 303)
    site.clock.advance(.hours(24 * 59))
    #expect(try await browser.get("/account").status == 200)
    site.clock.advance(.hours(24))
    #expect(try await browser.get("/account").status == 303)
    #expect(try await browser.signIn().status == 303)
    #expect(try await browser.get("/account").status == 200)
  }

  @Test func `an error is shown beside its field, and a rejected form keeps the name but not the password`()
    async throws
  {
    var browser = TestBrowser(try await SiteFixture())
    let page = try await browser.post(
      "/account/sign-up", [("name", "a<b"), ("password", "tiger"), ("zone", "Mars/Olympus")])
    #expect(page.status == 422 && page.body.contains("role=\"alert\""))
    for field in ["name", "password", "zone"] {
      #expect(page.body.contains("href=\"#\(field)\"") && page.body.contains("id=\"\(field)-error\""))
    }
    #expect(page.body.contains("value=\"a&lt;b\"") && !page.body.contains("tiger"))
    let marked = try await browser.signUp(String(repeating: "कि", count: 13))
    #expect(
      marked.status == 422
        && marked.body.contains("If your script writes vowel signs separately, each one counts as a letter."))
    _ = try await browser.signUp()
    var other = TestBrowser(browser.site)
    let taken = try await other.signUp("ADA", "fünf alte kamele")
    #expect(taken.status == 422 && taken.body.contains("That name is taken") && other.session == nil)
  }

  @Test(arguments: [("sign-in", "password"), ("recover", "code")])
  func `a wrong password or recovery code is marked at its field`(form: String, field: String) async throws {
    var browser = TestBrowser(try await SiteFixture())
    let page = try await browser.post(
      "/account/\(form)", [("name", "Nobody"), ("password", "wrong wrong"), ("code", "wrong")])
    #expect(page.status == 422 && page.body.contains("aria-invalid=\"true\" autofocus") && browser.session == nil)
    #expect(page.body.contains("aria-describedby=\"\(field)-error"))
    #expect(page.body.split(separator: "aria-invalid=\"true\"").count == 2)
  }

  @Test(arguments: ["", "Mars/Olympus"])
  func `a guest with an invalid time zone is asked again`(zone: String) async throws {
    var browser = TestBrowser(try await SiteFixture())
    let page = try await browser.post(
      "/account/guest", [("zone", zone), ("idempotency-key", "0123456789abcdefghjkmnpqrs")])
    #expect(page.status == 422 && page.body.contains(" autofocus") && browser.session == nil)
    #expect(page.body.contains("aria-describedby=\"zone-error zone-hint\" aria-invalid=\"true\""))
    #expect(page.body.contains("0123456789abcdefghjkmnpqrs"))
  }

  @Test func `a name that looks like another can't be taken, and its owner can still sign in`() async throws {
    let site = try await SiteFixture()
    var (ada, other) = (TestBrowser(site), TestBrowser(site))
    _ = try await ada.signUp()
    let page = try await other.signUp("Ada\u{200D}")
    #expect(page.status == 422 && page.body.contains("id=\"name-error\"") && other.session == nil)
    let request = SignUpInput(
      name: try #require(AccountName("Ada\u{200D}")), password: TypedPassword(TestBrowser.password), zone: .utc,
      settings: AccountSettings(language: Language("en")), guest: nil,
      idempotencyKey: Token128(using: site.services.dependencies),
      network: nil)
    let before = try await site.services.accounts.signUp(request)
    #expect(try await other.signIn("Ada\u{200D}").status == 303)
    #expect(try await site.player(of: other)?.account.id == before.account.id)
  }

  @Test func `a guest who signs up keeps all rounds`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    #expect(try await browser.post("/account/guest", []).location == "/account/guest")
    #expect(try await browser.get("/account/guest").body.contains("<select id=\"zone\""))
    #expect(try await browser.post("/account/guest", [("zone", "Asia/Taipei")]).location == "/daily/easy")
    let guest = try #require(try await site.player(of: browser))
    #expect(guest.account.isGuest && guest.account.calendar.timeZones[0].zone.name == "Asia/Taipei")
    #expect(try await browser.get("/account").body.contains("You’re playing as a guest"))
    let page = try await browser.get("/account/sign-up")
    #expect(page.body.contains("Create an account") && !page.body.contains("<select"))
    let before = browser.session
    #expect(
      try await browser.post("/account/sign-up", [("name", "Ada"), ("password", TestBrowser.password)]).code != nil)
    let player = try #require(try await site.player(of: browser))
    #expect(player.account.id == guest.account.id && player.account.name?.text == "Ada")
    #expect(browser.session != before)
  }

  @Test func `a guest who signs in is merged into the account`() async throws {
    let site = try await SiteFixture()
    var (ada, guest) = (TestBrowser(site), TestBrowser(site))
    _ = try await ada.signUp()
    _ = try await guest.post("/account/guest", [("zone", "Asia/Taipei")])
    let id = try #require(try await site.player(of: guest)).account.id
    #expect(try await guest.signIn().status == 303)
    #expect(try await site.store.account(id) == nil)
    #expect(try await site.player(of: guest)?.account.name?.text == "Ada")
  }

  @Test func `guests can be turned off`() async throws {
    let site = try await SiteFixture(gameSettings: GameSettings(allowsGuests: false))
    var browser = TestBrowser(site)
    #expect(try await browser.get("/daily").body.contains("No questions here yet"))
    _ = try await site.store.add([BankEntry(question: DailyGuest.question(.easy, 1))], at: site.clock.now())
    let welcome = try await browser.get("/daily").body
    #expect(!welcome.contains("/daily/play") && welcome.contains("/account/sign-up?return=%2Fdaily%2Feasy"))
    #expect(try await browser.get("/account/guest").status == 403)
    let refused = try await browser.post("/account/guest", [("zone", "Asia/Taipei")])
    #expect(
      refused.status == 403 && refused.body.contains("You can’t play as a guest on this site.")
        && browser.session == nil)
  }

  @Test func `a recovery code works once and is replaced by the next`() async throws {
    let site = try await SiteFixture()
    var (browser, thief) = (TestBrowser(site), TestBrowser(site))
    let code = try #require(try await browser.signUp().code)
    #expect(try await thief.signIn().status == 303)
    func recover(_ code: String, _ browser: inout TestBrowser) async throws -> SiteFixture.ReceivedResponse {
      try await browser.post("/account/recover", [("name", "Ada"), ("code", code), ("password", "sieben neue kamele")])
    }
    var elsewhere = TestBrowser(site)
    #expect(try await recover("00000-00000-00000-00000-00000", &elsewhere).status == 422)
    let page = try await recover(code.uppercased().replacing("-", with: " "), &elsewhere)
    let next = try #require(page.code)
    #expect(next != code && elsewhere.session != nil)
    for var old in [browser, thief] { #expect(try await old.get("/account").status == 303) }
    #expect(try await thief.signIn().status == 422)
    #expect(try await thief.signIn("Ada", "sieben neue kamele").status == 303)
    var late = TestBrowser(site)
    #expect(try await recover(code, &late).status == 422)
    #expect(try await recover(next, &late).code != nil)
  }

  @Test func `settings are saved, and a move waits for midnight`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let saved = try await browser.post("/account", [("zone", "Asia/Taipei"), ("hides-stopwatch", "1")])
    #expect(saved.location == "/account?done=1")
    let page = try await browser.get(saved.location).body
    #expect(page.contains("Saved.") && page.contains("Your time zone changes to Taipei at the next midnight there."))
    #expect(
      page.contains("value=\"Asia/Taipei\" selected") && page.contains("role=\"switch\"") && page.contains(" checked"))
    let player = try #require(try await site.player(of: browser))
    #expect(player.account.settings.hidesStopwatch)
    #expect(player.account.calendar.zone(at: site.clock.now()).name == "Europe/Berlin")
    #expect(try await browser.post("/account", [("zone", "Nowhere"), ("language", "tlh")]).status == 422)
    #expect(try await site.player(of: browser)?.account.settings.hidesStopwatch == true)
  }

  @Test func `deleting an account needs its password and frees its name`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    #expect(try await browser.post("/account/delete", [("current-password", "wrong wrong")]).status == 422)
    #expect(try await browser.post("/account/delete", []).status == 422)
    let gone = try await browser.post("/account/delete", [("current-password", TestBrowser.password)])
    #expect(gone.location == "/account/deleted" && browser.session == nil)
    #expect(try await browser.get("/account/deleted").body.contains("Your data has been deleted"))
    #expect(try await browser.signIn().status == 422)
    #expect(try await browser.signUp().code != nil)
  }

  @Test func `a guest is deleted without a password`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.post("/account/guest", [("zone", "Asia/Taipei")])
    let id = try #require(try await site.player(of: browser)).account.id
    for path in ["/account/password", "/account/code", "/account/sessions"] {
      #expect(try await browser.get(path).status == 404)
    }
    #expect(try await browser.post("/account/delete", []).location == "/account/deleted")
    #expect(try await site.store.account(id) == nil)
  }
}

extension SiteFixture {
  func player(of browser: TestBrowser) async throws -> Player? {
    guard let token = browser.session.flatMap({ SessionToken(text: $0) }) else { return nil }
    return try await services.accounts.authenticate(token.digest).map {
      Player(account: $0, sessionDigest: token.digest)
    }
  }
}
