import HTTPTypes
import Hummingbird
import QuizDatabase
import QuizEngine
import QuizMetrics
import QuizSQLite
import StoreContract
import StoreStatus
import Testing

@testable import QuizService
@testable import QuizWeb

struct MetricsTests {
  /// The lines about requests, without the durations.
  private func counts(_ site: SiteFixture) throws -> [String] {
    let requests = try #require(site.requests)
    return PrometheusText(requests.metrics).text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("parlour_requests_") }
  }

  @Test func `requests are counted by route, method and status class`() async throws {
    let site = try await SiteFixture(collectsMetrics: true)
    let (cookie, play) = try await site.begin()
    for number in 1...2 { _ = try await site.get("\(play)/\(number)", cookie: cookie) }
    _ = try await site.get("\(play)/1", cookie: "")
    _ = try await site.send(.head, "/")
    _ = try await site.send(.put, "/")
    #expect(
      try counts(site) == [
        #"parlour_requests_total{route="/",method="HEAD",status="2xx"} 1"#,
        #"parlour_requests_total{route="/",method="other",status="4xx"} 1"#,
        #"parlour_requests_total{route="/p/{play}/{number}",method="GET",status="2xx"} 1"#,
        #"parlour_requests_total{route="/p/{play}/{number}",method="GET",status="3xx"} 1"#,
        #"parlour_requests_total{route="/p/{play}/{number}",method="GET",status="4xx"} 1"#,
        #"parlour_requests_total{route="/q/{quiz}/begin",method="POST",status="3xx"} 1"#,
        "parlour_requests_in_flight 0",
      ])
  }

  @Test func `unknown URLs and methods add no label values`() async throws {
    let site = try await SiteFixture(collectsMetrics: true)
    for number in 0..<200 {
      _ = try await site.get("/\(number)/../%00\"\n{}\(number)?route=\(number)")
      _ = try await site.get("/q/\(number)")
      _ = try await site.send(HTTPRequest.Method("M\(number)") ?? .trace, "/q/\(number)")
    }
    #expect(
      try counts(site) == [
        #"parlour_requests_total{route="/q/{quiz}",method="GET",status="4xx"} 200"#,
        #"parlour_requests_total{route="/q/{quiz}",method="other",status="4xx"} 200"#,
        #"parlour_requests_total{route="none",method="GET",status="4xx"} 200"#,
        "parlour_requests_in_flight 0",
      ])
  }

  @Test func `a play is counted once at its begin and once at its end`() async throws {
    let site = try await SiteFixture(collectsMetrics: true)
    let (cookie, play) = try await site.begin()
    for (number, form) in [(1, "answer=0"), (1, "answer=1"), (2, "kind=multiple&answer=0")] {
      #expect(try await site.post("\(play)/\(number)", form, cookie: cookie).status == 303)
    }
    try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 {
        group.addTask { try await site.post("\(play)/3", "value=500", cookie: cookie).status }
      }
      for try await status in group { #expect(status == 303) }
    }
    let text = PrometheusText(site.store.eventCounters.metrics).text
    #expect(text.contains("\nparlour_plays_begun_total 1\n"))
    #expect(text.contains("\nparlour_plays_finished_total 1\n"))
  }

  @Test func `a round is counted once at its start and once at its answer`()
    async throws
  {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let form = "difficulty=easy&date=\(try await guest.date())"
    try await inParallel(times: 50) { _ in try await guest.post("/daily/start", form) }
    let round = try await guest.start()
    try await inParallel(times: 50) { position in try await guest.post("\(round)/answer", "answer=\(position % 4)") }
    let text = PrometheusText(guest.site.store.eventCounters.metrics).text
    #expect(text.contains("\nparlour_rounds_started_total 1\n"))
    #expect(text.contains("\nparlour_rounds_answered_total 1\n"))
  }

  private func inParallel(
    times count: Int, _ request: @escaping @Sendable (Int) async throws -> SiteFixture.ReceivedResponse
  ) async throws {
    try await withThrowingTaskGroup { group in
      for number in 0..<count { group.addTask { _ = try await request(number) } }
      try await group.waitForAll()
    }
  }

  @Test func `store calls are timed, and failures are counted by reason`() async throws {
    let folder = TemporaryDataFolder()
    let store = Store(MeasuredDatabase(try SQLiteDatabase.open(directory: folder.path)))
    try await store.ping()
    await store.close()
    await #expect(throws: StoreError.self) { try await store.ping() }
    let lines = PrometheusText(store.metrics).text.split(separator: "\n")
    #expect(lines.contains(#"parlour_store_duration_seconds_count{kind="read"} 2"#))
    #expect(lines.contains(#"parlour_store_failures_total{kind="read",reason="unavailable"} 1"#))
    #expect(lines.contains(#"parlour_store_failures_total{kind="write",reason="full"} 0"#))
    #expect(lines.contains("parlour_sqlite_writes_waiting 0"))
  }

  @Test func `the metrics port serves the metrics only`() async throws {
    let site = try await SiteFixture(collectsMetrics: true)
    _ = try await site.get("/")
    let requests = try #require(site.requests)
    let endpoint = MetricsEndpoint([requests, site.services.accounts.passwordHasher])
    let answer = try await SiteFixture.send(
      HTTPRequest(method: .get, scheme: "http", authority: "quiz.test", path: "/metrics")
    ) { request, _ in SiteResponse(endpoint.response(to: request)) }
    #expect(answer.status == 200 && answer.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
    #expect(answer.body.contains(#"parlour_request_duration_seconds_count{route="/",method="GET"} 1"#))
    #expect(answer.body.contains("parlour_password_hashes_refused_total 0\n"))
    let names = answer.body.matches(of: /# TYPE (\w+)/).map(\.1)
    #expect(Set(names).count == names.count)
    #expect(try await site.get("/metrics").status == 404)
  }
}
