import HTTPTypes
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

struct SessionTests {
  private static let phone = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"
  private static let laptop =
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.7339.80 Safari/537.36"

  /// The values of the page's radio buttons, in order.
  private func choices(_ browser: inout TestBrowser) async throws -> [String] {
    try await browser.get("/account/sessions").body.matches(of: /type="radio" name="end" value="([^"]*)"/)
      .map { String($0.1) }
  }

  @Test func `sessions are listed with device and dates only`() async throws {
    let site = try await SiteFixture()
    var (one, two, three) = (
      TestBrowser(site, userAgent: Self.phone), TestBrowser(site, userAgent: Self.laptop), TestBrowser(site)
    )
    _ = try await one.signUp()
    #expect(try await one.get("/account/sessions").body.contains("You aren’t signed in anywhere else."))
    #expect(try await choices(&one).isEmpty)
    _ = try await two.signIn()
    _ = try await three.signIn()
    let page = try await two.get("/account/sessions").body
    for words in ["Firefox on Android", "Chrome on Windows", "Unknown browser", "Signed in on 18 November 2026"] {
      #expect(page.contains(words), "\(words)")
    }
    #expect(page.matches(of: /This browser/).count == 1)
    for secret in [one.session, two.session, three.session, "140.0", "NT 10", "Gecko"] {
      #expect(!page.contains(try #require(secret)))
    }
    let data = try await two.get("/account/data").body
    #expect(data.contains("\"browser\" : \"Firefox\"") && data.contains("\"system\" : \"Android\""))
    #expect(!data.contains("140.0"))
    let digest = try #require(one.sessionDigest).bytes
    #expect(!page.contains(try #require(Token128(bytes: digest.prefix(16))).text))
  }

  @Test func `one session can be ended, with the password only`() async throws {
    let site = try await SiteFixture()
    var (one, two, three) = (TestBrowser(site), TestBrowser(site), TestBrowser(site))
    _ = try await one.signUp()
    _ = try await two.signIn()
    _ = try await three.signIn()
    let handle = try #require(one.sessionDigest).handle.text
    #expect(try await choices(&two).contains(handle))
    for wrong in ["wrong wrong", ""] {
      let refused = try await two.post("/account/sessions", [("end", handle), ("current-password", wrong)])
      #expect(refused.status == 422 && refused.body.contains("id=\"current-password-error\""))
      #expect(refused.body.contains("value=\"\(handle)\" required checked"))
    }
    let nothing = try await two.post("/account/sessions", [("current-password", TestBrowser.password)])
    #expect(nothing.status == 422 && nothing.body.contains("id=\"end-error\""))
    #expect(try await one.get("/account").status == 200)
    let ended = try await two.post("/account/sessions", [("end", handle), ("current-password", TestBrowser.password)])
    #expect(ended.location == "/account/sessions?done=1")
    #expect(try await one.get("/account").status == 303)
    for var other in [two, three] { #expect(try await other.get("/account").status == 200) }
  }

  @Test func `all other or all sessions can be ended, with the password only`() async throws {
    let site = try await SiteFixture()
    var (one, two) = (TestBrowser(site), TestBrowser(site))
    _ = try await one.signUp()
    _ = try await two.signIn()
    for choice in ["others", "all"] {
      #expect(try await two.post("/account/sessions", [("end", choice)]).status == 422)
    }
    #expect(try await one.get("/account").status == 200)
    let fields = [("end", "others"), ("current-password", TestBrowser.password)]
    #expect(try await two.post("/account/sessions", fields).location == "/account/sessions?done=1")
    #expect(try await two.get("/account").status == 200)
    #expect(try await one.get("/account").status == 303)
    _ = try await one.signIn()
    #expect(
      try await two.post("/account/sessions", [("end", "all"), ("current-password", TestBrowser.password)]).location
        == "/")
    for var gone in [one, two] { #expect(try await gone.get("/account").status == 303) }
    #expect(two.session == nil)
  }

  @Test func `pages that find the player renew the session's cookie`() async throws {
    let site = try await SiteFixture()
    var ada = TestBrowser(site)
    _ = try await ada.signUp()
    _ = try await site.services.accounts.setRole(of: try #require(AccountName("Ada")), to: .operator)
    _ = try await ada.post("/daily/welcome", [])
    let session = try #require(ada.session)
    for path in [
      "/account", "/account/sessions", "/daily", "/daily/statistics", "/daily/help", "/daily/welcome", "/studio",
      "/admin",
    ] {
      let page = try await ada.get(path)
      let cookies = page.headers[values: .setCookie].filter { $0.hasPrefix("parlour-session=\(session);") }
      #expect(page.status == 200 && cookies.count == 1, "\(path): \(page.status)")
      #expect(cookies.allSatisfy { $0.contains("Max-Age=\(90 * 86_400)") }, "\(cookies)")
    }
    #expect(try await ada.get("/").headers[values: .setCookie].isEmpty)
  }

  @Test func `nobody can end another account's session`() async throws {
    let site = try await SiteFixture()
    var (ada, eve) = (TestBrowser(site), TestBrowser(site))
    _ = try await ada.signUp("Ada")
    _ = try await eve.signUp("Eve")
    let handle = try #require(ada.sessionDigest).handle.text
    _ = try await eve.post("/account/sessions", [("end", handle), ("current-password", TestBrowser.password)])
    #expect(try await ada.get("/account").status == 200)
  }

  @Test func `an operator can end a player's or all sessions, and passwords stay`() async throws {
    let site = try await SiteFixture()
    var (ada, bob, guest) = (TestBrowser(site), TestBrowser(site), TestBrowser(site))
    _ = try await ada.signUp("Ada")
    _ = try await bob.signUp("Bob")
    _ = try await guest.post("/account/guest", [("zone", "Asia/Taipei")])
    try await site.services.accounts.signOutEverywhere(try #require(AccountName("ada")))
    #expect(try await ada.get("/account").status == 303)
    #expect(try await bob.get("/account").status == 200)
    #expect(try await ada.signIn().status == 303)
    try await site.services.accounts.signOutEverybody()
    for var gone in [ada, bob] { #expect(try await gone.get("/account").status == 303) }
    #expect(try await guest.get("/account").status == 200)
    await #expect(throws: AccountError.noSuchAccount) {
      try await site.services.accounts.signOutEverywhere(try #require(AccountName("Nobody")))
    }
  }
}
