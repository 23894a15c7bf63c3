import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreStatus
import Testing

@testable import QuizPages
@testable import QuizWeb

struct HealthTests {
  static let addresses = ["/health", "/health/ready", "/health/live"]

  @Test(arguments: addresses) func `a site with a working store is alive and ready`(address: String) async throws {
    let site = try await SiteFixture()
    let answer = try await site.get(address)
    #expect(answer.status == 200 && answer.body == "ok\n")
    #expect(answer.headers[.contentType] == "text/plain; charset=utf-8")
    #expect(answer.headers[.cacheControl] == "no-store")
    #expect(answer.cookie.isEmpty)
  }

  @Test func `a site without its store is alive but not ready`() async throws {
    let site = try await SiteFixture()
    await site.store.close()
    #expect(try await site.get("/health/live").status == 200)
    for address in ["/health", "/health/ready"] {
      let answer = try await site.get(address)
      #expect(answer.status == 503 && answer.body == "The store doesn’t answer.\n")
    }
  }

  @Test func `during shutdown a server is alive, not ready, and closes its connections`()
    async throws
  {
    let site = try await SiteFixture()
    #expect(try await site.get("/").headers[.connection] == nil)
    site.shutdown.begin()
    let ready = try await site.get("/health/ready")
    #expect(ready.status == 503 && ready.body == "The server is about to end.\n")
    #expect(try await site.get("/health/live").status == 200)
    let page = try await site.get("/")
    #expect(page.status == 200 && page.headers[.connection] == "close")
  }

  @Test(arguments: [
    StoreError.full.pageError, GroupError.store(.full).pageError, AdminError.store(.full).pageError,
    AccountError.store(.full).pageError, BoardError.store(.full).pageError, StudioError.store(.full).pageError,
    DailyError.store(.full).pageError(about: RoundID(Token128(high: 1, low: 2))),
    PlayServiceError.store(.full).pageError(about: PlayID(Token128(high: 1, low: 2))),
  ])
  func `a failure of the store is our fault, whichever service it passed`(error: PageError) {
    #expect(error.isOurFault && error.storeError == .full)
    let label = Texts.english.messages.tryAgain
    #expect(error.links(in: .english, by: .site, retryingAt: "/there").first?.label == label)
  }

  @Test(arguments: [
    "/account/sign-in", "/account/sign-up", "/account/delete", "/setup/x", "/p/x/1", "/admin/accounts",
    "/admin/item/1/void",
  ])
  func `while the store is away, a form's error page leads back to the form`(path: String) async throws {
    let site = try await SiteFixture()
    await site.store.close()
    let token = Token128(high: 1, low: 1).text
    let path = path.replacing("/x", with: "/\(token)")
    let page = path.hasSuffix("/void") ? "/admin/item/1" : path
    let form = "name=Ada&password=four+blue+chairs&zone=UTC&answer=0"
    let answer = try await site.post(path, form, cookie: "parlour-session=\(token); parlour=\(token)")
    #expect(answer.status == 503 && answer.headers[.retryAfter] == "10")
    #expect(answer.body.contains("href=\"\(page)\""), "\(answer.body)")
  }

  @Test func `pages skip optional reads while the store is away, but not because of one damaged row`() async throws {
    let site = try Site(services: try await SiteFixture().services)
    #expect(await site.readIfAvailable { throw DailyError.store(.damaged(detail: "a streak")) } as Int? == nil)
    #expect(await site.readIfAvailable { 1 } == 1)
    #expect(await site.readIfAvailable { throw DailyError.store(.unavailable(detail: "it is away")) } as Int? == nil)
    #expect(await site.readIfAvailable { 1 } == nil)
  }

  @Test func `the readiness check lists all problems`() async throws {
    let site = try await SiteFixture()
    site.shutdown.begin()
    await site.store.close()
    #expect(try await site.get("/health").body == "The server is about to end.\nThe store doesn’t answer.\n")
  }

  @Test(arguments: [
    (StoreError.full, "Nothing can be kept: the disk has no room.\n"),
    (.readOnly, "Nothing can be kept: the data can’t be written.\n"),
    (.damaged(detail: "page 7"), "The data is damaged.\n"),
  ])
  func `while writes fail a site is alive but not ready`(error: StoreError, words: String)
    async throws
  {
    let site = try await SiteFixture()
    // The time is an hour ahead, so that the failure isn't forgotten on a slow machine.
    site.health.recordFailure(error, during: .write, at: .now + .seconds(3600))
    #expect(try await site.get("/health/live").status == 200)
    let answer = try await site.get("/health/ready")
    #expect(answer.status == 503 && answer.body == words)
  }

  @Test func `after a failed write the site probes the store itself`() async throws {
    let site = try await SiteFixture()
    site.health.recordFailure(.unavailable(detail: "the disk failed"), during: .write)
    #expect(try await site.get("/health/ready").status == 200)
    #expect(site.health.faults.takeAll().values.map(\.count) == [1])
  }

  @Test func `the log has the details of errors that pages hide`() async throws {
    let site = try await SiteFixture()
    await site.store.close()
    for _ in 0..<7 { #expect(try await site.post("/q/weather/begin").status == 503) }
    let faults = site.health.faults.takeAll()
    #expect(faults.values.map(\.count).reduce(0, +) >= 7, "\(faults)")
  }

  @Test(arguments: addresses)
  func `only health checks may use the server's IP address as host`(address: String) async throws {
    let site = try await SiteFixture(
      host: "10.0.0.7:8080", settings: SiteSettings(publicURL: PublicURL("https://quiz.example")))
    #expect(try await site.get(address).status == 200)
    #expect(try await site.get("/").status == 421)
    #expect(try await site.get("/healthy").status == 421)
  }

  @Test func `a timeout returns the result in time or none`() async {
    #expect(await Timeout(limit: .seconds(600)).run { 7 } == 7)
    let waiting = await Timeout(limit: .seconds(600)).run {
      try? await Task.sleep(for: .milliseconds(5))
      return 8
    }
    #expect(waiting == 8)
    // No timer is as quick as work that begins at once and doesn't wait.
    for _ in 0..<1_000 { #expect(await Timeout(limit: .zero).run { 9 } == 9) }
    // If the timeout waited for the work, there would be a result.
    let late = await Timeout(limit: .milliseconds(50)).run {
      try? await Task.sleep(for: .seconds(600))
      return 7
    }
    #expect(late == nil)
  }
}
