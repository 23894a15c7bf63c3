import HTTPTypes
import QuizEngine
import QuizSQL
import QuizSQLite
import QuizService
import Testing

@testable import QuizWeb

struct PagesAndFilesTests {
  @Test(arguments: [
    ("ru", "Выберите тест"), ("zh-TW", "挑一個測驗"), ("en-GB", "Pick a quiz"), ("de", "Pick a quiz"), ("", "Pick a quiz"),
  ])
  func `the site follows the browser's language`(acceptLanguage: String, title: String) async throws {
    #expect(
      try await SiteFixture().get("/", headers: [.acceptLanguage: acceptLanguage]).body.contains("<h1>\(title)</h1>"))
  }

  @Test func `the chosen language overrides the browser's, and the choice returns to the page`() async throws {
    let site = try await SiteFixture()
    let chosen = try await site.post("/language", "language=ru&return=/q/weather")
    #expect(chosen.location == "/q/weather")
    let page = try await site.get("/q/weather", cookie: chosen.cookie, headers: [.acceptLanguage: "en"])
    #expect(page.body.contains("<html lang=\"ru\">") && page.body.contains("3\u{A0}вопроса"))
    #expect(page.body.contains("lang=\"en\">Which weather are you?"))
    #expect(try await site.post("/language", "language=tlh").status == 400)
  }

  @Test func `static files exist, are compressed and may be cached`() async throws {
    let site = try await SiteFixture()
    let page = try await site.get("/q/weather").body
    let addresses = page.matches(of: /(?:href|src)="(\/static\/[^"]+)"/).map { String($0.1) }
    #expect(addresses.count == 4)
    for address in addresses {
      let file = try await site.get(address, headers: [.acceptEncoding: "br, gzip"])
      #expect(file.status == 200)
      #expect(file.headers[.cacheControl]?.contains("immutable") == true)
      #expect(address.contains("accent") || file.headers[.contentEncoding] == "gzip")
      #expect(try await site.get(address, headers: [.acceptEncoding: "gzip;q=0"]).headers[.contentEncoding] == nil)
    }
    #expect(try await site.get("/static/accent-12345G.css").status == 404)
    #expect(try await site.get("/static/../Package.swift").status == 404)
  }

  @Test func `pages may not be cached`() async throws {
    let site = try await SiteFixture()
    #expect(try await site.get("/q/weather").headers[.cacheControl] == "no-store")
  }

  @Test func `HEAD sends the headers of GET without a body`() async throws {
    let site = try await SiteFixture()
    let head = try await site.send(.head, "/q/weather")
    #expect(head.status == 200 && head.body.isEmpty)
    #expect(head.headers[.contentLength] == (try await site.get("/q/weather")).headers[.contentLength])
  }

  @Test func `without its store the site tells players when to try again`() async throws {
    let site = try await SiteFixture()
    await site.store.close()
    let refused = try await site.post("/q/weather/begin")
    #expect(refused.status == 503 && refused.headers[.retryAfter] != nil)
  }

  @Test func `an edited quiz stays unchanged for open plays`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    var edited = SiteFixture.quiz
    edited.questions.removeLast()
    edited.questions[0].text = LocalizedText("Another walk?", Language("en"))
    try await site.library.publish(edited, pictures: [], at: .init(milliseconds: 5))
    #expect(try await site.get("\(play)/1", cookie: cookie).body.contains("A walk?"))
    #expect(try await site.get("\(play)/1", cookie: cookie).body.contains("Question 1 of 3"))
    let (other, new) = try await site.begin()
    #expect(try await site.get("\(new)/1", cookie: other).body.contains("Another walk?"))
    site.library.withdrawAll(except: [])
    #expect(try await site.get("/q/weather").status == 404)
    #expect(try await site.get("\(play)/1", cookie: cookie).status == 200)
  }
}
