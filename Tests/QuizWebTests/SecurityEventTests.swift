import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Synchronization
import Testing

@testable import QuizWeb

struct SecurityEventTests {
  private final class EventRecorder: Sendable {
    private let all = Mutex<[SecurityEvent]>([])
    var events: [SecurityEvent] { all.withLock { $0 } }
    func add(_ event: SecurityEvent) { all.withLock { $0.append(event) } }
  }

  @Test func `sign-ins and refusals are logged as counts, without names`() async throws {
    let lines = EventRecorder()
    let security = SecurityLog(lines.add)
    let site = try await SiteFixture(security: security)
    var browser = TestBrowser(site, userAgent: "Firefox/1 Linux")
    let code = try #require(try await browser.signUp("Countess").code)
    for _ in 0..<3 { #expect(try await browser.signIn("Countess", "wrong wrong").status == 422) }
    #expect(try await browser.signIn("Countess").status == 303)
    for _ in 0..<5 { _ = try await browser.signIn("Nobody", "wrong wrong") }
    _ = try await browser.post("/account/password", [("current-password", "no"), ("password", "sieben neue kamele")])
    _ = try await browser.post(
      "/account/recover", [("name", "Countess"), ("code", "?"), ("password", "sieben neue kamele")])
    _ = try await site.post("/account/sign-out", origin: "http://evil.example")
    _ = try await browser.get("/admin")
    _ = try await browser.post("/admin/bank", [])
    security.flushCounts()
    let fields = try #require(lines.events.last?.fields)
    #expect(fields["sign_ups"] == "1" && fields["sign_ins"] == "1")
    // Four of the five attempts are on an account that doesn't exist. The fifth came too early.
    #expect(fields["failed_sign_ins"] == "7" && fields["rate_limited"] == "1")
    #expect(fields["failed_password_checks"] == "1" && fields["failed_recoveries"] == "1")
    #expect(fields["cross_site_requests"] == "1" && fields["admin_refusals"] == "2")
    #expect(lines.events.count == 1)
    for secret in ["countess", "nobody", TestBrowser.password, code, try #require(browser.session), "firefox"] {
      #expect(!"\(lines.events)".lowercased().contains(secret.lowercased()), "\(secret)")
    }
  }

  @Test func `operators' actions are logged at once, with account numbers`() async throws {
    let lines = EventRecorder()
    let site = try await SiteFixture(security: SecurityLog(lines.add))
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Countess")
    let name = try #require(AccountName("countess"))
    let account = try #require(try await site.player(of: browser)).account.id
    try await site.services.accounts.setRole(of: name, to: .operator)
    try await site.services.accounts.signOutEverywhere(name)
    _ = try await site.services.accounts.resetCredentials(of: name)
    #expect(lines.events.map(\.name) == ["role-changed", "signed-out", "account-reset"])
    for event in lines.events {
      #expect(event.fields["account"] == "\(account.number)" && event.fields["by"] == "command line" && event.isNotable)
    }
    #expect(lines.events.first?.fields["role"] == "operator")
    #expect(!"\(lines.events)".lowercased().contains("countess"))
  }

  @Test func `corrections are logged with item and operator`() async throws {
    let lines = EventRecorder()
    let site = try await SiteFixture(security: SecurityLog(lines.add))
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Countess")
    let name = try #require(AccountName("countess"))
    try await site.services.accounts.setRole(of: name, to: .operator)
    let known = try #require(try await site.player(of: browser)).account
    let question = TriviaQuestion(
      language: Language("en"), category: .history, difficulty: .easy, text: "When?", correctAnswer: "1066",
      distractors: ["1067", "1068"])
    _ = try await site.store.add([BankEntry(question: question)], at: site.clock.now())
    let days = try await site.services.commandLineAdmin.draw(ahead: 1, of: GameID(Language("en")))
    let scheduled = try #require(days.first?.item)
    let (item, key) = (scheduled.id, scheduled.content.correctIndex)
    _ = try await site.services.commandLineAdmin.rekey(item, to: (key + 1) % 3, reason: "Countess said so")
    _ = try await site.services.commandLineAdmin.rekey(item, to: key, reason: "again")
    _ = try await #require(site.services.admin(of: known)).void(item, reason: "unclear")
    let corrections = lines.events.filter { $0.name == "question-corrected" }
    #expect(corrections.count == 3)
    #expect(corrections.first?.fields == ["action": "rekey", "item": "\(item.number)", "by": "command line"])
    #expect(
      corrections.last?.fields == ["action": "void", "item": "\(item.number)", "by": "account \(known.id.number)"])
    #expect(!"\(lines.events)".lowercased().contains("countess"))
  }
}
