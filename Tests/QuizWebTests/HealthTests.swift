import HTTPTypes
import QuizSQLite
import QuizService
import Testing

@testable import QuizWeb

struct HealthTests {
  static let addresses = ["/health", "/health/ready", "/health/live"]

  @Test(arguments: addresses) func `a site whose store answers is alive and ready`(address: String) async throws {
    let stage = try await SiteFixture()
    let answer = try await stage.get(address)
    #expect(answer.status == 200 && answer.body == "ok\n")
    #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(answer.cookie.isEmpty)
  }

  @Test func `without its store a site is alive and not ready`() async throws {
    let stage = try await SiteFixture()
    await stage.store.close()
    #expect(try await stage.get("/health/live").status == 200)
    for address in ["/health", "/health/ready"] {
      let answer = try await stage.get(address)
      #expect(answer.status == 503 && answer.body == "The store doesn’t answer.\n")
    }
  }

  @Test func `while the server drains it is alive, not ready, and asks for no further request on a connection`()
    async throws
  {
    let stage = try await SiteFixture()
    #expect(try await stage.get("/").headers[.connection] == nil)
    stage.drain.begin()
    let ready = try await stage.get("/health/ready")
    #expect(ready.status == 503 && ready.body == "The server is about to end.\n")
    #expect(try await stage.get("/health/live").status == 200)
    let page = try await stage.get("/")
    #expect(page.status == 200 && page.headers[.connection] == "close")
  }

  @Test func `everything that stands in the way is told`() async throws {
    let stage = try await SiteFixture()
    stage.drain.begin()
    await stage.store.close()
    #expect(try await stage.get("/health").body == "The server is about to end.\nThe store doesn’t answer.\n")
  }

  @Test(arguments: [
    (StoreError.full, "Nothing can be kept: the disk has no room.\n"),
    (.readOnly, "Nothing can be kept: the data can’t be written.\n"),
    (.damaged(detail: "page 7"), "The data is damaged.\n"),
  ])
  func `while writes fail a site is alive and not ready, though its store answers`(error: StoreError, words: String)
    async throws
  {
    let stage = try await SiteFixture()
    // As late as can be, so that no machine is so slow that it is forgotten meanwhile.
    stage.health.recordFailure(error, during: .write, at: .now + .seconds(3600))
    #expect(try await stage.get("/health/live").status == 200)
    let answer = try await stage.get("/health/ready")
    #expect(answer.status == 503 && answer.body == words)
  }

  @Test func `a site whose write failed tries one itself, so that it becomes ready without visitors`() async throws {
    let stage = try await SiteFixture()
    stage.health.recordFailure(.unavailable(detail: "the disk failed"), during: .write)
    #expect(try await stage.get("/health/ready").status == 200)
    #expect(stage.health.faults.drain().values.map(\.count) == [1])
  }

  @Test func `the log is told of what pages only excuse`() async throws {
    let stage = try await SiteFixture()
    await stage.store.close()
    for _ in 0..<7 { #expect(try await stage.post("/q/weather/begin").status == 503) }
    let told = stage.health.faults.drain()
    #expect(told.values.map(\.count).reduce(0, +) >= 7, "\(told)")
  }

  @Test(arguments: addresses)
  func `a balancer may know the server by its address, visitors may not`(address: String) async throws {
    let stage = try await SiteFixture(
      host: "10.0.0.7:8080", settings: SiteSettings(publicAddress: PublicURL("https://quiz.example")))
    #expect(try await stage.get(address).status == 200)
    #expect(try await stage.get("/").status == 421)
    #expect(try await stage.get("/healthy").status == 421)
  }

  @Test func `who waits with patience gets the answer, or none in time`() async {
    #expect(await Timeout(limit: .seconds(20)).run { 7 } == 7)
    // Were the work waited for, its answer would come.
    let late = await Timeout(limit: .milliseconds(50)).run {
      try? await Task.sleep(for: .seconds(20))
      return 7
    }
    #expect(late == nil)
  }
}
