import QuizEngine
import QuizMetrics
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// The link with which a house gets its first operator.
struct SetupSiteTests {
  private let site: SiteFixture
  private let link: String

  init() async throws {
    site = try await SiteFixture()
    link = "/setup/" + (try #require(try await site.services.accounts.makeSetupToken(by: .commandLine))).text
  }

  private func setUp(_ browser: inout TestBrowser, _ name: String = "Ada", at link: String? = nil) async throws
    -> SiteFixture.ReceivedResponse
  {
    try await browser.post(
      link ?? self.link,
      [
        ("name", name), ("password", TestBrowser.password), ("zone", "Europe/Berlin"),
        ("idempotency-key", Self.idempotencyKey(name)),
      ])
  }

  private static func idempotencyKey(_ name: String) -> String { Token128(high: UInt64(name.utf8.count), low: 9).text }

  private func role(_ name: String) async throws -> Account.Role? {
    let name = try #require(AccountName(name))
    return try await site.store.account(named: name)?.account.role
  }

  @Test func `who opens the link makes the first account, which is the operator's, and all links end`() async throws {
    let other = "/setup/" + (try #require(try await site.services.accounts.makeSetupToken(by: .commandLine))).text
    var browser = TestBrowser(site)
    let page = try await browser.get(link)
    #expect(page.status == 200 && page.body.contains("action=\"\(link)\"") && page.body.contains("Set up this site"))
    #expect(page.body.contains("/account/sign-in?return=\(link.replacing("/", with: "%2F"))"))
    #expect(try await site.get(link).status == 200, "to open it isn't to use it")
    let made = try await setUp(&browser)
    #expect(made.status == 200 && made.code != nil && made.body.contains("href=\"/admin\""))
    #expect(try await role("Ada") == .operator)
    #expect(try await browser.get("/admin").status == 200)
    for link in [link, other] {
      let ended = try await site.get(link)
      #expect(ended.status == 410 && ended.body.contains("This link has ended"))
      var stranger = TestBrowser(site)
      #expect(try await setUp(&stranger, "Mallory", at: link).status == 410)
      #expect(try await role("Mallory") == nil, "no account without the role")
    }
    #expect(try await site.services.accounts.makeSetupToken(by: .commandLine) == nil)
  }

  @Test func `the form that is sent twice gets the same reply`() async throws {
    var browser = TestBrowser(site)
    let first = try await setUp(&browser)
    var again = TestBrowser(site)
    let second = try await setUp(&again)
    #expect(second.status == 200 && second.code == first.code && again.session == browser.session)
    let reloaded = try await setUp(&browser)
    #expect(reloaded.status == 200 && reloaded.code == first.code, "in the browser that is signed in now")
    #expect(try await browser.get(link).location == "/studio", "the back button")
  }

  @Test func `a form belongs to the person who saw it, whoever has signed in since`() async throws {
    var browser = TestBrowser(site)
    #expect(try await browser.get(link).body.contains("name=\"password\""))
    _ = try await browser.signUp("Bob")
    let other = try await browser.post(link, [("account", "Ada")])
    #expect(other.location == link, "Ada's button, but Bob is here")
    #expect(try await setUp(&browser, "Ada").status == 200)
    #expect(try await role("Ada") == .operator)
    #expect(try await role("Bob") == .player)
  }

  @Test func `a link that has ended says so, whatever the form has`() async throws {
    var browser = TestBrowser(site)
    _ = try await setUp(&browser)
    for (name, password) in [("Mallory", "short"), ("Ada", TestBrowser.password), ("", "")] {
      var stranger = TestBrowser(site)
      let answer = try await stranger.post(link, [("name", name), ("password", password), ("zone", "UTC")])
      #expect(answer.status == 410, "\(name)")
    }
  }

  @Test func `a wrong form is shown again with what was typed, and the link stays`() async throws {
    var browser = TestBrowser(site)
    let refused = try await browser.post(link, [("name", "Ada"), ("password", "short"), ("zone", "Europe/Berlin")])
    #expect(
      refused.status == 422 && refused.body.contains("value=\"Ada\"") && refused.body.contains("action=\"\(link)\""))
    #expect(try await setUp(&browser).status == 200)
  }

  @Test func `a player who has an account becomes the operator by one button`() async throws {
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Bob")
    let page = try await browser.get(link)
    #expect(page.status == 200 && page.body.contains("signed in as Bob") && page.body.contains("Become the operator"))
    for _ in 0..<2 { #expect(try await browser.post(link, [("account", "Bob")]).location == "/studio") }
    #expect(try await role("Bob") == .operator)
  }

  @Test func `a guest keeps what they played`() async throws {
    var browser = TestBrowser(site)
    let zone = [("zone", "Europe/Berlin"), ("idempotency-key", Self.idempotencyKey("guest"))]
    #expect(try await browser.post("/account/guest", zone).status == 303)
    let key = try #require(browser.sessionDigest)
    let guest = try #require(try await site.services.accounts.authenticate(key))
    #expect(try await browser.get(link).body.contains("<select") == false, "the time zone is known")
    #expect(try await setUp(&browser).status == 200)
    #expect(try await site.store.account(guest.id)?.role == .operator)
  }

  @Test func `a link ends after 24 hours, and with an operator who was made on the server`() async throws {
    site.clock.advance(.hours(24))
    #expect(try await site.get(link).status == 410)
    let next = "/setup/" + (try #require(try await site.services.accounts.makeSetupToken(by: .commandLine))).text
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Bob")
    let bob = try #require(AccountName("Bob"))
    try await site.services.accounts.setRole(of: bob, to: .operator)
    #expect(try await site.get(next).status == 410)
    try await site.services.accounts.setRole(of: bob, to: .player)
    #expect(try await site.get(next).status == 410, "it doesn't come back")
  }

  @Test func `a house with an operator makes no link, and writes nothing to find that out`() async throws {
    var browser = TestBrowser(site)
    _ = try await setUp(&browser)
    #expect(try await site.services.accounts.makeSetupToken(by: .server) == nil)
    let writes = {
      PrometheusText(site.store.metrics).text.split(separator: "\n").filter { $0.contains("kind=\"write\"") }
    }
    let before = writes()
    #expect(try await site.services.accounts.makeSetupToken(by: .server) == nil)
    #expect(!before.isEmpty && writes() == before)
  }

  @Test(arguments: ["/setup/", "/setup/x", "/setup/" + String(repeating: "a", count: 1_000)])
  func `what can't be a link is no page`(path: String) async throws {
    #expect(try await site.get(path).status == 404)
    #expect(try await site.post(path, "name=Ada").status == 404)
  }

  @Test func `of 20 people with a link each, one becomes the operator`() async throws {
    var links: [String] = []
    for _ in 0..<20 {
      links.append("/setup/" + (try #require(try await site.services.accounts.makeSetupToken(by: .commandLine))).text)
    }
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, link) in links.enumerated() {
        group.addTask {
          var browser = TestBrowser(site)
          return try await browser.post(
            link,
            [
              ("name", "Player \(number)"), ("password", TestBrowser.password), ("zone", "UTC"),
              ("idempotency-key", Token128(high: 5, low: UInt64(number)).text),
            ]
          ).status
        }
      }
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(statuses.count { $0 == 200 } == 1 && statuses.count { $0 == 410 } == 19, "\(statuses)")
    #expect(try await site.services.commandLineAdmin.accountsWithRole().map(\.role) == [.operator])
  }
}
