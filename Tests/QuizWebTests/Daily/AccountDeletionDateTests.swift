import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

/// Deleted accounts, and players who use the same browsers afterwards.
@Suite struct AccountDeletionDateTests {
  @Test func `a player who deletes an account and signs up again isn't ranked that day, and the page says why`()
    async throws
  {
    let site = try await DailyGuest.fixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Ada")
    let seen = try await play(in: &browser)
    #expect(try await board(of: seen.date, in: &browser).contains("You’re 1st of 1"))
    let left = try await browser.post("/account/delete", [("current-password", TestBrowser.password)])
    #expect(left.location == "/account/deleted")
    #expect(browser.cookies["parlour-withheld"] == seen.date)

    _ = try await browser.signUp("Eve")
    _ = try await browser.post("/daily/welcome", [])
    let home = try await browser.get("/daily").body
    #expect(home.contains("An account was deleted in this browser today"))
    #expect(try await browser.get("/daily/medium").body.contains("An account was deleted in this browser today"))
    let again = try await play(in: &browser)
    #expect(again.verdict.contains("An account was deleted in this browser that day"))
    let shown = try await board(of: again.date, in: &browser)
    #expect(shown.contains("An account was deleted in this browser that day") && !shown.contains("You’re 1st"))
    // Signing out changes nothing.
    _ = try await browser.post("/account/sign-out", [])
    #expect(browser.session == nil && browser.cookies["parlour-withheld"] == seen.date)
    // The next day isn't affected.
    site.clock.advance(.hours(24))
    _ = try await browser.signIn("Eve")
    let next = try await play(in: &browser)
    #expect(try await board(of: next.date, in: &browser).contains("You’re 1st of 1"))
  }

  @Test func `a player whose rounds of the day are all ranked isn't told that they are withheld`() async throws {
    let site = try await DailyGuest.fixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Bob")
    for difficulty in ["easy", "medium"] { _ = try await play(in: &browser, difficulty) }
    _ = try await browser.post("/account/sign-out", [])
    _ = try await browser.signUp("Ada")
    let left = try await browser.post("/account/delete", [("current-password", TestBrowser.password)])
    #expect(left.location == "/account/deleted")

    _ = try await browser.signIn("Bob")
    let notice = "An account was deleted in this browser today"
    #expect(try await browser.get("/daily").body.contains(notice))
    // Bob starts the last round in another browser.
    let session = try #require(browser.session)
    let withheld = try #require(browser.cookies["parlour-withheld"])
    browser.cookies["parlour-withheld"] = nil
    _ = try await play(in: &browser, "hard")
    #expect(browser.session == session)
    browser.cookies["parlour-withheld"] = withheld
    #expect(try await !browser.get("/daily").body.contains(notice))
  }

  @Test func `two players who share a browser are both ranked`() async throws {
    let site = try await DailyGuest.fixture()
    var browser = TestBrowser(site)
    for (index, name) in ["Ada", "Bob"].enumerated() {
      _ = try await browser.signUp(name)
      let played = try await play(in: &browser)
      #expect(try await board(of: played.date, in: &browser).contains("of \(index + 1)"))
      _ = try await browser.post("/account/sign-out", [])
    }
  }

  @Test func `other dates that aren't over everywhere are withheld too, and no others`() async throws {
    let site = try await DailyGuest.fixture()
    // At noon in UTC it is already 2 a.m. of the next date on Kiritimati.
    let now = site.clock.now()
    let today = CalendarDate(of: now, offset: .zero)
    site.clock.advance(today.midnightUTC + .hours(36) - now)
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Ada", zone: "Pacific/Kiritimati")
    let first = try await play(in: &browser)
    #expect(first.date == (today + 2).text)
    site.clock.advance(.hours(23))
    _ = try await play(in: &browser, "hard")
    _ = try await browser.post("/account/delete", [("current-password", TestBrowser.password)])
    #expect(browser.cookies["parlour-withheld"] == "\((today + 2).text)_\((today + 3).text)")
  }

  @Test func `a cookie from before the update from 0.6 still withholds its dates`() async throws {
    let site = try await DailyGuest.fixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp("Ada")
    _ = try await browser.post("/daily/welcome", [])
    browser.cookies["parlour-left"] = CalendarDate(of: site.clock.now(), offset: .zero).text
    #expect(try await browser.get("/daily").body.contains("An account was deleted in this browser today"))
  }

  @Test func `an invalid deletion cookie is ignored`() {
    #expect(WithheldDates(cookie: "").dates.isEmpty)
    #expect(WithheldDates(cookie: "yesterday_2026-02-30_\u{0}_2026-11-22").dates.map(\.text) == ["2026-11-22"])
    #expect(WithheldDates(cookie: String(repeating: "2026-11-22_", count: 10_000)).dates.count == 1)
  }

  /// Plays one of today's rounds with a correct answer.
  private func play(
    in browser: inout TestBrowser, _ difficulty: String = "easy"
  ) async throws -> (date: String, verdict: String) {
    _ = try await browser.post("/daily/welcome", [])
    let ready = try await browser.get("/daily/\(difficulty)").body
    let date = String(try #require(ready.split(separator: "name=\"date\" value=\"").dropFirst().first).prefix(10))
    let round = try await browser.post("/daily/start", [("difficulty", difficulty), ("date", date)]).location
    let options = try await browser.get(round).body.split(separator: "name=\"answer\"").dropFirst().compactMap {
      $0.split(separator: "dir=\"auto\">").dropFirst().first?.prefix { $0 != "<" }
    }
    let index = try #require(options.firstIndex { $0.hasPrefix("A") })
    _ = try await browser.post("\(round)/answer", [("answer", "\(index)")])
    return (date, try await browser.get(round).body)
  }

  /// The board of a date's easy question.
  private func board(of date: String, in browser: inout TestBrowser) async throws -> String {
    try await browser.get("/daily/boards?date=\(date)&difficulty=easy").body
  }
}
