import HTTPTypes
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

struct BoardSiteTests {
  @Test func `statistics count the rounds and show the requested month`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    #expect(try await fixture.get("/daily/statistics", ada).body.contains("No statistics yet"))
    try await fixture.play(ada)
    try await fixture.play(ada, .hard, isRight: false)
    let page = try await fixture.get("/daily/statistics", ada)
    #expect(page.status == 200 && page.headers[.cacheControl] == "no-store")
    #expect(page.body.contains("<dt>Days played</dt><dd>1</dd>"))
    #expect(page.body.contains("<dt>Right answers</dt><dd>50%</dd>"))
    #expect(page.body.contains("Easy: right") && page.body.contains("Hard: wrong"))
    for nonsense in ["month=2019-01", "month=9999-12", "month=x", "month="] {
      let other = try await fixture.get("/daily/statistics?\(nonsense)", ada)
      #expect(other.status == 200 && other.body.contains("Easy: right"))
    }
  }

  @Test func `visitors are asked to sign in and then return to the page`() async throws {
    let fixture = try await BoardFixture()
    for path in ["/daily/statistics", "/daily/boards?week=2026-11-16", "/daily/groups"] {
      let asked = try await fixture.get(path)
      #expect(asked.status == 303 && asked.location.hasPrefix("/account/sign-in?return=%2Fdaily%2F"), "\(path)")
    }
  }

  @Test func `the boards open with today's: whole days by correct answers, then by their time`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace, alan) = (
      try await fixture.signIn("Ada"), try await fixture.signIn("Grace"), try await fixture.signIn("Alan")
    )
    for difficulty in Difficulty.allCases {
      try await fixture.play(ada, difficulty, seconds: 20)
      try await fixture.play(grace, difficulty, isRight: difficulty != .hard, seconds: 5)
      if difficulty != .hard { try await fixture.play(alan, difficulty, seconds: 1) }
    }
    let page = try await fixture.get("/daily/boards", ada).body
    let week = try #require(page.firstRange(of: "class=\"beside\"")).lowerBound
    let board = page[try #require(page.firstRange(of: "<main")).lowerBound..<week]
    #expect(page[week...].contains("Alan"), "the week beside the day has everybody with a right answer")
    #expect(board.contains("You’re 1st of 2") && board.contains("3 right · 1:00.0") && !board.contains("Alan"))
    #expect(board.contains("aria-current=\"page\">Today</a>"))
    #expect(
      try #require(board.firstRange(of: "Ada")).lowerBound < (try #require(board.firstRange(of: "Grace"))).lowerBound)
    let missing = try await fixture.get("/daily/boards?date=\(fixture.today.text)", alan).body
    #expect(missing.contains("It lists everyone who has finished all three questions"))
  }

  @Test func `a question's board ranks correct answers by time, and equal times share a rank`()
    async throws
  {
    let fixture = try await BoardFixture()
    let (ada, grace, alan) = (
      try await fixture.signIn("Ada"), try await fixture.signIn("Grace"), try await fixture.signIn("Alan")
    )
    try await fixture.play(ada, seconds: 20)
    try await fixture.play(grace, seconds: 5)
    try await fixture.play(alan, isRight: false, seconds: 1)
    // The header has the player's own name.
    let path = "/daily/boards?date=\(fixture.today.text)&difficulty=easy"
    let page = try await fixture.get(path, ada).body
    let board = page[try #require(page.firstRange(of: "<main")).lowerBound...]
    #expect(board.contains("You’re 2nd of 2") && !board.contains("Alan"))
    #expect(
      try #require(board.firstRange(of: "Grace")).lowerBound < (try #require(board.firstRange(of: "Ada"))).lowerBound)
    #expect(try await fixture.get(path, alan).body.contains("It lists right answers only."))
    let week = try await fixture.get("/daily/boards?week=\(fixture.today.monday.text)", grace).body
    #expect(week.contains("You’re 1st of 2") && week.contains("aria-current=\"page\">Week</a>"))
  }

  @Test func `guests see boards and why they aren't on them`() async throws {
    let fixture = try await BoardFixture()
    let (ada, guest) = (try await fixture.signIn("Ada"), try await fixture.signIn(nil))
    try await fixture.play(guest, seconds: 1)
    try await fixture.play(ada)
    let board = try await fixture.get("/daily/boards?date=\(fixture.today.text)&difficulty=easy", guest).body
    #expect(board.contains("1 player on this leaderboard<") && board.contains("Guests aren’t ranked"))
    #expect(board.contains("href=\"/account/sign-up\""))
  }

  @Test func `only dates that exist have boards`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    try await fixture.play(ada)
    let today = fixture.today
    #expect(try await fixture.get("/daily/boards?date=\(today.text)&difficulty=hard", ada).status == 200)
    for query in [
      "date=\((today + 1).text)", "date=\((today - 1).text)", "date=nonsense", "date=\(today.text)&difficulty=vile",
      "week=\((today.monday + 7).text)", "week=\((today.monday - 7).text)", "week=\((today.monday + 1).text)",
      "date=2026-02-30", "group=nonsense", "group=\(Token128(high: 1, low: 2).text)",
    ] {
      #expect(try await fixture.get("/daily/boards?\(query)", ada).status == 404, "\(query)")
    }
  }

  @Test func `a date has a board for those for whom it has begun`() async throws {
    let fixture = try await BoardFixture()
    let zone = try #require(IANATimeZone("Pacific/Kiritimati"))
    let (early, ada) = (try await fixture.signIn("Tau", zone: zone), try await fixture.signIn("Ada"))
    let noon = fixture.today.midnightUTC + .hours(12)
    fixture.site.clock.advance(noon - fixture.site.clock.now())
    try await fixture.play(ada)
    try await fixture.play(early)
    let tomorrow = try await fixture.get("/daily/boards?date=\((fixture.today + 1).text)", ada)
    #expect(tomorrow.status == 404)
    #expect(try await !fixture.get("/daily/boards", ada).body.contains((fixture.today + 1).text))
    let own = "/daily/boards?date=\((fixture.today + 1).text)&difficulty=easy"
    #expect(try await fixture.get(own, early).body.contains("You’re 1st of 1"))
  }

  @Test func `with personal draws there are no boards`() async throws {
    let fixture = try await BoardFixture(gameSettings: GameSettings(drawMode: .personal))
    let ada = try await fixture.signIn("Ada")
    try await fixture.play(ada)
    let page = try await fixture.get("/daily/boards", ada)
    #expect(page.status == 200 && page.body.contains("No leaderboards here"))
    #expect(try await fixture.get("/daily/statistics", ada).body.contains("<dt>Days played</dt><dd>1</dd>"))
  }
}
