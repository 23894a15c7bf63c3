import Foundation
import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

@Suite struct DailyFlowTests {
  @Test func `one press admits a guest and opens the first question's ready page, which starts nothing`() async throws {
    let site = try await DailyGuest.fixture()
    let welcome = try await site.get("/daily").body
    #expect(welcome.contains("Three questions a day") && welcome.contains("action=\"/daily/play\""))
    let signIn = try await site.post("/daily/play", "zone=Europe/Berlin")
    #expect(signIn.location == "/daily/easy")
    for _ in 0..<2 {
      let ready = try await site.get("/daily/easy", cookie: signIn.cookie).body
      #expect(ready.contains("<h1>History</h1>") && ready.contains("name=\"difficulty\" value=\"easy\""))
      #expect(!ready.contains("Which easy") && !ready.contains("Best thinking time"))
    }
    let home = try await site.get("/daily", cookie: signIn.cookie).body
    #expect(home.contains("Three new questions") && home.contains("Start with Easy"))
    #expect(try await site.get("/daily/easy").location == "/daily", "a stranger learns first what the game is")
    #expect(try await site.get("/daily/impossible", cookie: signIn.cookie).status == 404)
  }

  @Test func `who reads another language than the bank's is told the language of the questions`() async throws {
    let site = try await DailyGuest.fixture()
    for path in ["/daily", "/"] {
      let page = try await site.get(path, headers: [.acceptLanguage: "ru"]).body
      #expect(page.contains("Вопросы пока только на английском."))
    }
    let signIn = try await site.post("/daily/play", "zone=Europe/Berlin", headers: [.acceptLanguage: "ru"])
    let ready = try await site.get("/daily/easy", cookie: signIn.cookie, headers: [.acceptLanguage: "ru"]).body
    #expect(ready.contains("Этот вопрос пока только на английском."))
    #expect(try await !site.get("/daily/easy", cookie: signIn.cookie).body.contains("only in English"))
  }

  @Test func `a shared link has a preview with the player's marks`() async throws {
    let site = try await DailyGuest.fixture()
    let page = try await site.get("/daily?rwo").body
    #expect(try await site.get("/daily?marks=rwo").body.contains("/cards/daily-rwo/en.png"))
    #expect(page.contains("/cards/daily-rwo/en.png"))
    #expect(try await site.get("/daily?marks=xyz").body.contains("/cards/daily/en.png"))
  }

  @Test func `without a time zone the page asks for it, and then leads on`() async throws {
    let site = try await DailyGuest.fixture()
    #expect(try await site.post("/daily/play").location == "/account/guest")
    #expect(try await site.post("/account/guest", "zone=Europe/Berlin").location == "/daily/easy")
  }

  @Test func `anybody can read the slides and the rules`() async throws {
    let site = try await DailyGuest.fixture()
    let first = try await site.get("/daily/welcome").body
    #expect(first.contains("Slide 1 of 4") && first.contains("/daily/welcome/2") && !first.contains("rel=\"prev\""))
    #expect(try await site.get("/daily/welcome/2").body.contains("rel=\"prev\" href=\"/daily/welcome\""))
    #expect(try await site.get("/daily/welcome/5").status == 404)
    #expect(try await site.post("/daily/welcome").location == "/daily")
    #expect(try await site.get("/daily/help").body.contains("How it works"))
  }

  @Test func `a guest plays without scripts, and can't play a difficulty twice`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let home = try await guest.get("/daily").body
    #expect(home.contains("History") && !home.contains("Which easy"))
    let round = try await guest.start()
    #expect(round.hasPrefix("/daily/round/"))
    #expect(try await guest.get("/daily/easy").location == round)
    #expect(try await guest.get(round).body.contains("Which easy"))
    let position = try await guest.position(in: round)
    #expect(try await guest.post("\(round)/answer", "answer=\(position)").location == round)
    let verdict = try await guest.get(round).body
    #expect(verdict.contains("Right!") && verdict.contains("Because") && verdict.contains("Source:"))
    #expect(verdict.contains("Next: Medium") && !verdict.contains(" answered"))
    #expect(try await guest.get("/daily").body.contains("One right, two to go"))
    #expect(try await guest.get("/daily/easy").location == round)
  }

  @Test func `after the third verdict the day is summed up, and a guest is asked for a name`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    for difficulty in ["easy", "medium", "hard"] {
      let round = try await guest.start(difficulty)
      let position = try await guest.position(in: round, right: difficulty != "medium")
      _ = try await guest.post("\(round)/answer", "answer=\(position)")
      let isLast = difficulty == "hard"
      #expect(try await guest.get(round).body.contains("See today’s results") == isLast)
      let home = try await guest.get("/daily").body
      #expect(home.contains("Keep your streak on every device") == isLast)
      #expect(home.contains("Two of three right") == isLast && home.contains("for right answers") == isLast)
      #expect(home.components(separatedBy: "class=\"countdown\"").count == 2)
    }
    let home = try await guest.get("/daily").body
    #expect(home.contains("🟨🟫🟨") && home.contains("http://quiz.test/daily") && home.contains("day so far"))
  }

  @Test func `a round whose page had JavaScript never reads as running after it was left`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    guest.site.clock.advance(.seconds(5))
    #expect(try await guest.post("\(round)/heartbeat").status == 204)
    guest.site.clock.advance(.seconds(3))
    let home = try await guest.get("/daily").body
    #expect(home.contains("Paused at 0:08") && !home.contains("Running"))
    _ = try await guest.post("\(round)/resume")
    _ = try await guest.post("\(round)/heartbeat")
    let again = try await guest.get(round).body
    #expect(again.contains("<h1>Paused</h1>") && again.contains("<dd>0:08</dd>") && !again.contains("Which easy"))
  }

  @Test func `a round that a script resumed is paused as soon as another page is opened`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    guest.site.clock.advance(.seconds(4))
    _ = try await guest.post("\(round)/pause")
    _ = try await guest.site.post("\(round)/resume", cookie: guest.cookie, headers: Self.scriptHeader())
    #expect(try await guest.get("/daily").body.contains("Paused at 0:04"))
    _ = try await guest.post("\(round)/resume")
    guest.site.clock.advance(.seconds(2))
    #expect(try await guest.get("/daily").body.contains("Running: 0:06"))
  }

  /// Another site could otherwise pause a player's round with a link or an image.
  @Test func `only a visit pauses a running round`() async throws {
    func fields(_ pairs: (String, String)...) throws -> HTTPFields {
      var fields: HTTPFields = [:]
      for (name, value) in pairs { fields[try #require(HTTPField.Name(name))] = value }
      return fields
    }
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    let navigation = [("Sec-Fetch-Mode", "navigate"), ("Sec-Fetch-Dest", "document")]
    let others: [HTTPFields] = [
      [:], [.referer: "https://elsewhere.example/quiz.test/"],
      try fields(("Sec-Fetch-Site", "cross-site"), navigation[0], navigation[1]),
      try fields(("Sec-Fetch-Site", "same-site"), navigation[0], navigation[1], ("Referer", "http://quiz.test/daily")),
      try fields(("Sec-Fetch-Site", "same-origin"), ("Sec-Fetch-Mode", "no-cors"), ("Sec-Fetch-Dest", "image")),
      try fields(("Sec-Fetch-Site", "same-origin"), navigation[0], ("Sec-Fetch-Dest", "iframe")),
      try fields(("Sec-Fetch-Site", "none"), navigation[0], navigation[1], ("Sec-Purpose", "prefetch;prerender")),
      try fields(("Referer", "http://quiz.test/daily"), ("Purpose", "prefetch")),
    ]
    let visits: [HTTPFields] = [
      [.referer: "http://quiz.test/q/weather"],
      try fields(("Sec-Fetch-Site", "none"), navigation[0], navigation[1]),
      try fields(("Sec-Fetch-Site", "same-origin"), navigation[0], navigation[1]),
    ]
    let pages = ["/daily", "/daily/easy", "/daily/medium", round]
    func isPaused() async throws -> Bool { try await guest.get(round, headers: [:]).body.contains("<h1>Paused</h1>") }
    for path in pages {
      _ = try await guest.post("\(round)/heartbeat")
      for headers in others {
        #expect(try await guest.get(path, headers: headers).status < 400)
        #expect(try await !isPaused(), "\(path) \(headers)")
      }
      _ = try await guest.site.send(.head, path, cookie: guest.cookie, headers: visits[2])
      #expect(try await !isPaused(), "HEAD \(path)")
      for headers in visits where path != "/daily/easy" {
        _ = try await guest.get(path, headers: headers)
        #expect(try await isPaused(), "\(path) \(headers)")
        _ = try await guest.site.post("\(round)/resume", cookie: guest.cookie, headers: Self.scriptHeader())
      }
    }
  }

  private static func scriptHeader() throws -> HTTPFields {
    [try #require(HTTPField.Name("Parlour-Script")): "1"]
  }

  @Test func `a round without JavaScript runs on while its player looks elsewhere`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    guest.site.clock.advance(.seconds(8))
    #expect(try await guest.get("/daily").body.contains("Running: 0:08"))
    #expect(try await guest.get(round).body.contains("Which easy"))
  }

  @Test func `an answer that the network delayed counts, with all the time until it came`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    let position = try await guest.position(in: round)
    _ = try await guest.post("\(round)/heartbeat")
    guest.site.clock.advance(.seconds(90))
    #expect(try await guest.post("\(round)/answer", "answer=\(position)").location == round)
    let verdict = try await guest.get(round).body
    #expect(verdict.contains("Right!") && verdict.contains("1:30.") && !verdict.contains("with pauses"))
  }

  @Test func `a pause removes question and answers from the page, and resuming restores them`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    let before = try await guest.options(in: round)
    guest.site.clock.advance(.seconds(20))
    #expect(try await guest.post("\(round)/pause").location == round)
    let paused = try await guest.get(round).body
    #expect(paused.contains("<h1>Paused</h1>") && paused.contains("<dd>0:20</dd>") && !paused.contains("Which easy"))
    for option in before { #expect(!paused.contains(option)) }
    guest.site.clock.advance(.minutes(50))
    #expect(try await guest.get("/daily").body.contains("Paused at 0:20"))
    #expect(try await guest.post("\(round)/resume").location == round)
    #expect(try await guest.options(in: round) == before)
    let position = try await guest.position(in: round, right: false)
    _ = try await guest.post("\(round)/answer", "answer=\(position)")
    let verdict = try await guest.get(round).body
    #expect(verdict.contains("Not this time") && verdict.contains("0:20.") && verdict.contains("50:20."))
  }

  @Test func `our script gets the next page and its URL in one response`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    let position = try await guest.position(in: round)
    let script = try Self.scriptHeader()
    let paused = try await guest.site.post("\(round)/pause", cookie: guest.cookie, headers: script)
    #expect(
      paused.status == 200 && paused.headers[.contentLocation] == round && paused.body.contains("<h1>Paused</h1>"))
    _ = try await guest.site.post("\(round)/resume", cookie: guest.cookie, headers: script)
    let verdict = try await guest.site.post(
      "\(round)/answer", "answer=\(position)", cookie: guest.cookie, headers: script)
    #expect(
      verdict.status == 200 && verdict.body.contains("Right!") && verdict.body.contains("is-right answered focus"))
    #expect(verdict.headers[.cacheControl] == "no-store")
  }

  @Test func `a round whose page closed is paused as of its last heartbeat`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    guest.site.clock.advance(.seconds(5))
    #expect(try await guest.post("\(round)/heartbeat").status == 204)
    guest.site.clock.advance(.minutes(5))
    let paused = try await guest.get(round).body
    #expect(paused.contains("data-running=\"30") && paused.contains(">5:05</dd>") && paused.contains("<dd>0:05</dd>"))
    #expect(try await guest.post("\(round)/heartbeat").status == 409)
    _ = try await guest.post("\(round)/resume")
    _ = try await guest.post("\(round)/answer", "answer=0")
    // Boards count the time from Start, whatever the page shows.
    #expect(try await guest.get(round).body.contains("5:05."))
  }

  @Test func `the next day has other questions, and yesterday's page can't start them`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let (yesterday, round) = (try await guest.date(), try await guest.start())
    _ = try await guest.post("\(round)/answer", "answer=0")
    guest.site.clock.advance(.hours(24))
    let stale = try await guest.post("/daily/start", "difficulty=easy&date=\(yesterday)")
    #expect(stale.status == 409 && stale.body.contains("A new day has begun"))
    let next = try await guest.start()
    #expect(next != round)
    let before = try await guest.get(round).body
    #expect(before.contains("Back to today") && !before.contains("Next: "))
  }

  @Test func `after midnight a running round can be answered but not paused, and a paused one is over`()
    async throws
  {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let (running, paused) = (try await guest.start("easy"), try await guest.start("hard"))
    _ = try await guest.post("\(paused)/pause")
    let home = try await guest.site.store.account(AccountID(1))
    let closes = try #require(home).calendar.end(ofDateAt: guest.site.clock.now())
    guest.site.clock.advance(closes - guest.site.clock.now() - .minutes(30))
    // Another round runs past midnight within its hour.
    let late = try await guest.start("medium")
    guest.site.clock.advance(.minutes(31))
    #expect(try await guest.get("/daily").body.contains("still needs an answer"))
    let page = try await guest.get(late).body
    #expect(page.contains("you can’t pause it any more") && !page.contains("/pause\">"))
    #expect(try await guest.post("\(late)/pause").status == 409)
    #expect(try await guest.post("\(late)/answer", "answer=0").location == late)
    #expect(try await guest.get(paused).body.contains("Closed at midnight"))
    #expect(try await guest.get(running).body.contains("Time’s up"))
  }

  @Test func `a player can report a mistake after the verdict, with a text`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    #expect(try await guest.post("\(round)/report", "report=Wrong").status == 409)
    _ = try await guest.post("\(round)/answer", "answer=0")
    let empty = try await guest.post("\(round)/report", "report=+%0A")
    #expect(empty.status == 422 && empty.body.contains("id=\"report-error\""))
    let long = try await guest.post("\(round)/report", "report=" + String(repeating: "a", count: 1001))
    #expect(long.status == 422 && long.body.contains("too long"))
    let families = try await guest.post("\(round)/report", "report=" + String(repeating: "👨‍👩‍👧‍👦", count: 300))
    #expect(families.status == 422 && families.body.contains("1,000 characters; some emoji count as several"))
    let lines = try await guest.post("\(round)/report", "report=" + String(repeating: "a%0D%0A", count: 500))
    #expect(lines.location == "\(round)?reported")
    #expect(try await guest.post("\(round)/report", "report=It+is+wrong").location == "\(round)?reported")
    #expect(try await guest.get("\(round)?reported").body.contains("Thank you"))
    #expect(try await guest.site.store.openReports(limit: 9).map(\.texts) == [["It is wrong"]])
  }

  @Test func `with personal draws the category is shown after Start`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture(draw: .personal))
    #expect(try await guest.get("/daily").body.contains("What they’re about is a surprise."))
    let round = try await guest.start()
    #expect(try await guest.get(round).body.contains("History"))
  }

  @Test func `without a bank the home page says so, and nothing can be started`() async throws {
    let guest = try await DailyGuest(SiteFixture())
    #expect(try await guest.get("/daily").body.contains("There are no questions in your language yet"))
    let today = try #require(try await guest.site.store.account(AccountID(1))).calendar
      .date(at: guest.site.clock.now())
    #expect(try await guest.post("/daily/start", "difficulty=easy&date=\(today.text)").status == 409)
  }
}
