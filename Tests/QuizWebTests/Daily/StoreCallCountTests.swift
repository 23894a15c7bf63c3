import QuizEngine
import QuizMetrics
import QuizService
import Testing

/// How often requests of the daily game read and write the store.
@Suite struct StoreCallCountTests {
  private struct Calls: Equatable {
    var reads: Int
    var writes: Int
  }

  private static func count(of kind: String, _ site: SiteFixture) throws -> Int {
    let line = try #require(
      PrometheusText(site.store.metrics).text.split(separator: "\n").first {
        $0.hasPrefix("parlour_store_duration_seconds_count{kind=\"\(kind)\"}")
      })
    return try #require(Int(line.split(separator: " ").last ?? ""))
  }

  /// - Parameter request: returns the page.
  private static func calls(
    of site: SiteFixture, _ request: () async throws -> SiteFixture.ReceivedResponse
  ) async throws -> Calls {
    let before = try (count(of: "read", site), count(of: "write", site))
    _ = try await request()
    return try Calls(reads: count(of: "read", site) - before.0, writes: count(of: "write", site) - before.1)
  }

  @Test(arguments: [
    // The session, and one snapshot: the schedule, the rounds, the streak and the best time.
    ("/daily/hard", "<h1>History</h1>"),
    // The session, and one snapshot: the schedule, the rounds, the streak and the day's number.
    ("/daily", "Three new questions"),
    // The session, and one snapshot: the rounds, the voided questions and the first date.
    ("/daily/statistics", "Statistics"),
    // As the day's page.
    ("/", "href=\"/daily/easy\""),
  ])
  func `a page that shows the player's day reads twice and writes nothing`(path: String, text: String) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    // The first one draws the date's questions.
    _ = try await guest.get("/daily")
    #expect(try await guest.get(path).body.contains(text))
    #expect(try await Self.calls(of: guest.site) { try await guest.get(path) } == Calls(reads: 2, writes: 0))
  }

  @Test func `a round writes its start, its answer, and the time that its page has shown`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let site = guest.site
    _ = try await guest.get("/daily")
    var round = ""
    let start = try await Self.calls(of: site) {
      let response = try await guest.post("/daily/start", "difficulty=easy&date=\(try await guest.date())")
      round = response.location
      return response
    }
    #expect(start == Calls(reads: 1, writes: 1))
    #expect(try await Self.calls(of: site) { try await guest.get(round) } == Calls(reads: 2, writes: 0))
    site.clock.advance(.seconds(2))
    #expect(try await Self.calls(of: site) { try await guest.get(round) } == Calls(reads: 2, writes: 1))
    let answer = try await Self.calls(of: site) { try await guest.post("\(round)/answer", "answer=1") }
    #expect(answer == Calls(reads: 1, writes: 1))
    site.clock.advance(.seconds(2))
    #expect(try await Self.calls(of: site) { try await guest.get(round) } == Calls(reads: 2, writes: 0))
  }
}
