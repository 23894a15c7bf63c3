import QuizMetrics
import QuizService
import Testing

/// How often requests of the daily game's pages read the store.
@Suite struct StoreReadCountTests {
  private static func readCount(of site: SiteFixture) throws -> Int {
    let line = try #require(
      PrometheusText(site.store.metrics).text.split(separator: "\n").first {
        $0.hasPrefix("parlour_store_duration_seconds_count{kind=\"read\"}")
      })
    return try #require(Int(line.split(separator: " ").last ?? ""))
  }

  @Test(arguments: [
    // The session, and one snapshot: the schedule, the rounds, the streak and the best time.
    ("/daily/hard", "<h1>History</h1>"),
    // The session, and one snapshot: the schedule, the rounds, the streak and the day's number.
    ("/daily", "Three new questions"),
  ])
  func `a request for the page before Start or the day's page reads twice`(path: String, text: String) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    // The first one draws the date's questions.
    _ = try await guest.get(path)
    let before = try Self.readCount(of: guest.site)
    #expect(try await guest.get(path).body.contains(text))
    #expect(try Self.readCount(of: guest.site) - before == 2)
  }
}
