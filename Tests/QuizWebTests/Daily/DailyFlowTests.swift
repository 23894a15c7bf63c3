import Foundation
import HTTPTypes
import QuizEngine
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
