import HTTPTypes
import QuizEngine
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// A round from Start to its answer: its pauses, its time, and what its page sends.
@Suite struct RunningRoundTests {
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
}
