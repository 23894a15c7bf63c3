import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import StoreStatus
import Testing

@testable import QuizWeb

struct AdminSiteTests {
  private static let paths = [
    "/admin", "/admin/schedule", "/admin/bank", "/admin/audit-log", "/admin/accounts", "/admin/analytics",
    "/admin/item/1",
    "/admin/nothing",
    "/admin/item/1/void",
  ]

  @Test(arguments: paths)
  func `admin pages respond with 404 to everybody but operators`(path: String) async throws {
    let fixture = try await BoardFixture()
    let (ada, guest) = (try await fixture.signIn("Ada"), try await fixture.signIn(nil))
    try await fixture.play(ada)
    let missing = try await fixture.get("/no/such/page", ada)
    for signedIn in [ada, guest, nil] {
      let got = try await fixture.get(path, signedIn)
      #expect(got.status == 404)
      #expect(signedIn?.cookie != ada.cookie || got.body == missing.body)
      #expect(try await fixture.post(path, "void-reason=x&days=3", signedIn).status == 404)
    }
  }

  @Test func `an operator gives roles, but not their own`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    var grace = try await operatorBrowser(fixture)
    let page = try await grace.get("/admin/accounts").body
    #expect(page.contains("<bdi>Grace</bdi>") && !page.contains("Ada") && !page.contains(" checked"))
    let saved = try await grace.changeRole(of: "ADA", to: "author")
    #expect(saved.location == "/admin/accounts?name=ADA&done=1")
    #expect(try await fixture.site.store.account(ada.account.id)?.role == .author)
    let done = try await grace.get(saved.location).body
    #expect(done.contains("Saved. Ada is now: Author") && done.contains("<bdi>Ada</bdi>"))
    let chosen = try await grace.get("/admin/accounts?name=Ada").body
    #expect(chosen.contains("value=\"author\" required checked"), "an author can stay one")
    #expect(try await grace.get("/admin/accounts?name=Nobody").body.contains(" checked") == false)
    #expect(try await grace.changeRole(of: "Ada", to: "player").status == 303)
    #expect(try await fixture.site.store.account(ada.account.id)?.role == .player)
    let own = try await grace.changeRole(of: "GRACE", to: "player")
    #expect(own.status == 422 && own.body.contains("own role") && own.body.contains("value=\"GRACE\""))
    for name in ["Nobody", "", "\0", "<b>"] {
      let refused = try await grace.changeRole(of: name, to: "author")
      #expect(refused.status == 422 && refused.body.contains("no account with that name"), "\(name)")
    }
    for role in ["king", ""] {
      let refused = try await grace.changeRole(of: "Ada", to: role)
      #expect(refused.status == 422 && refused.body.contains("Choose a role") && refused.body.contains("value=\"Ada\""))
    }
  }

  @Test func `roles are given by an operator who knows the password, and is still an operator`() async throws {
    let fixture = try await BoardFixture()
    _ = try await fixture.signIn("Ada")
    var grace = try await operatorBrowser(fixture)
    for password in ["", "not the password"] {
      let refused = try await grace.changeRole(of: "Ada", to: "operator", password: password)
      #expect(refused.status == 422 && refused.body.contains("id=\"current-password-error\""))
    }
    let accounts = fixture.site.services.accounts
    let (name, key) = (try #require(AccountName("Ada")), try #require(grace.sessionDigest))
    let before = Player(account: try #require(try await accounts.authenticate(key)), sessionDigest: key)
    try await accounts.setRole(of: try #require(AccountName("Grace")), to: .player)
    await #expect(throws: AccountError.notOperator) {
      try await accounts.setRole(of: name, to: .operator, by: before, password: TypedPassword(TestBrowser.password))
    }
    #expect(try await fixture.site.store.account(named: name)?.account.role == .player)
  }

  /// A browser in which Grace, an operator, is signed in.
  private func operatorBrowser(_ fixture: BoardFixture) async throws -> TestBrowser {
    var browser = TestBrowser(fixture.site)
    _ = try await browser.signUp("Grace")
    try await fixture.site.services.accounts.setRole(of: try #require(AccountName("Grace")), to: .operator)
    return browser
  }

  @Test func `an operator sees reports and the details of a question`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signInOperator())
    let round = try await fixture.play(ada, isRight: false)
    try await fixture.site.services.daily.report("<b>Wrong!</b>", on: round.id, by: ada.player)
    let reports = try await fixture.get("/admin", grace)
    #expect(reports.status == 200 && reports.headers[.cacheControl] == "no-store")
    #expect(reports.body.contains("Reported by 1 player") && reports.body.contains("&lt;b&gt;Wrong!"))
    let item = try await fixture.get("/admin/item/\(round.item.id.number)", grace).body
    #expect(item.contains("✓ correct") && item.contains("started by 1 player"))
    #expect(try await fixture.get("/admin/item/99999", grace).status == 404)
    #expect(try await fixture.get("/admin/item/x", grace).status == 404)
  }

  @Test func `of corrections that are made at once one counts, and the others are refused`() async throws {
    let fixture = try await BoardFixture()
    let item = try await fixture.play(try await fixture.signIn("Ada")).item
    let admin = fixture.site.services.commandLineAdmin
    let isDone = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<10 {
        group.addTask {
          do throws(AdminError) {
            _ = try await admin.void(item.id, reason: "Two answers are right")
            return true
          } catch {
            #expect(error == .isVoid)
            return false
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(isDone.count { $0 } == 1)
    #expect(try await admin.auditLog().count == 1)
    await #expect(throws: AdminError.isVoid) {
      try await admin.rekey(item.id, to: (item.content.correctIndex + 1) % item.content.options.count, reason: "Late")
    }
  }

  @Test func `a void question doesn't count, and the audit log says who voided it and why`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signInOperator())
    let round = try await fixture.play(ada)
    let item = "/admin/item/\(round.item.id.number)"
    let refused = try await fixture.post("\(item)/void", "void-reason=++", grace)
    #expect(refused.status == 422 && refused.body.contains("aria-describedby=\"void-reason-error void-reason-hint\""))
    let asked = try await fixture.post("\(item)/void", "void-reason=Two+are+right", grace)
    #expect(asked.status == 200 && asked.body.contains("It affects 1 player.") && asked.body.contains("Two are right"))
    let done = try await fixture.post("\(item)/void", "void-reason=Two+are+right&confirmed=1", grace)
    #expect(done.status == 303 && done.location == "\(item)?effect=1")
    #expect(try await fixture.get(done.location, grace).body.contains("Done. 1 result changed."))
    let boardPath = "/daily/boards?date=\(fixture.today.text)&difficulty=easy"
    #expect(try await fixture.get(boardPath, ada).body.contains("This question was removed"))
    // Others are asked the same question, and know before Start that it counts for nobody.
    let alan = try await fixture.signIn("Alan")
    #expect(try await fixture.get("/daily/easy", alan).body.contains("count for anyone"))
    #expect(try await !fixture.get("/daily/medium", alan).body.contains("count for anyone"))
    let statistics = try await fixture.get("/daily/statistics", ada).body
    #expect(statistics.contains("<dt>Days played</dt><dd>0</dd>") && statistics.contains("question removed"))
    #expect(try await fixture.post("\(item)/void", "void-reason=again&confirmed=1", grace).status == 422)
    let log = try await fixture.get("/admin/audit-log", grace).body
    #expect(log.contains("Grace") && log.contains("Two are right") && log.contains("Question removed"))
  }

  @Test func `a corrected key turns wrong answers into correct ones`() async throws {
    let fixture = try await BoardFixture()
    let (ada, alan, grace) = (
      try await fixture.signIn("Ada"), try await fixture.signIn("Alan"), try await fixture.signInOperator()
    )
    let wrong = try await fixture.play(ada, isRight: false)
    try await fixture.play(alan)
    guard case .answered(let option, _) = wrong.round.phase else { throw StoreError.damaged(detail: "no answer") }
    let item = "/admin/item/\(wrong.item.id.number)"
    let same = try await fixture.post(
      "\(item)/rekey", "rekey-reason=x&option=\(wrong.item.content.correctIndex)", grace)
    #expect(same.status == 422 && same.body.contains("Choose an answer other than the current one."))
    #expect(try await fixture.post("\(item)/rekey", "rekey-reason=x&option=17", grace).status == 422)
    let asked = try await fixture.post("\(item)/rekey", "rekey-reason=Sources+agree&option=\(option)", grace)
    #expect(asked.body.contains("Will count as right: 1 answer. Will count as wrong: 1 answer."))
    #expect(
      !(try await fixture.get("/admin/audit-log", grace).body.contains("Sources agree")), "nothing is changed yet")
    let done = try await fixture.post(
      "\(item)/rekey", "rekey-reason=Sources+agree&option=\(option)&confirmed=1", grace)
    #expect(done.location == "\(item)?effect=2")
    let boardPath = "/daily/boards?date=\(fixture.today.text)&difficulty=easy"
    let board = try await fixture.get(boardPath, ada).body
    #expect(board.contains("You’re 1st of 1") && !board.contains("Alan"))
    #expect(try await fixture.get("/daily/statistics", alan).body.contains("<dt>Right answers</dt><dd>0%</dd>"))
  }

  @Test func `reports can be dismissed, and an unstarted question is drawn again`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signInOperator())
    let round = try await fixture.play(ada)
    try await fixture.site.services.daily.report("Hm", on: round.id, by: ada.player)
    let settled = try await fixture.post(
      "/admin/item/\(round.item.id.number)/dismiss", "dismiss-reason=It+is+right", grace)
    #expect(settled.location.hasSuffix("?effect=settled"))
    #expect(try await fixture.get("/admin", grace).body.contains("No open reports"))

    #expect(try await fixture.post("/admin/schedule", "language=en&days=5", grace).status == 303)
    let ahead = try await fixture.site.store.schedule(
      of: Language("en"), in: (fixture.today + 1)...(fixture.today + 4), drawing: nil)
    #expect(ahead.count >= 9)
    let next = try #require(ahead.first)
    let done = try await fixture.post("/admin/item/\(next.item.id.number)/void", "void-reason=dull&confirmed=1", grace)
    #expect(done.location.hasSuffix("?effect=drawn"))
    let again = try await fixture.site.store.schedule(of: Language("en"), in: next.date...next.date, drawing: nil)
    #expect(again.count == 3 && !again.contains { $0.item.id == next.item.id })
  }

  @Test func `schedule and bank show future questions and how long they last`() async throws {
    let fixture = try await BoardFixture(questions: 12)
    let grace = try await fixture.signInOperator()
    let empty = try await fixture.get("/admin/schedule", grace)
    #expect(empty.status == 200 && empty.body.contains("Not drawn yet") && empty.body.contains("From "))
    for days in ["0", "367", "", "x", "99999999999999999999"] {
      #expect(try await fixture.post("/admin/schedule", "language=en&days=\(days)", grace).status == 422, "\(days)")
    }
    #expect(try await fixture.post("/admin/schedule", "language=tlh&days=3", grace).status == 400)
    _ = try await fixture.post("/admin/schedule", "language=en&days=3", grace)
    #expect(try await fixture.get("/admin/schedule", grace).body.contains("Question number"))
    let bank = try await fixture.get("/admin/bank", grace).body
    #expect(bank.contains("12 days, until") && bank.contains("<th scope=\"row\">Medium</th>"))
    #expect(try await fixture.get("/admin/schedule?from=2020-01-01&language=nonsense", grace).status == 200)
  }
}

extension TestBrowser {
  fileprivate mutating func changeRole(
    of name: String, to role: String, password: String = password
  ) async throws -> SiteFixture.ReceivedResponse {
    try await post("/admin/accounts", [("name", name), ("role", role), ("current-password", password)])
  }
}
