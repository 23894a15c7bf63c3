import HTTPTypes
import QuizEngine
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

  @Test func `a chosen scheme of colours holds on all pages, and its style sheets exist`() async throws {
    let site = try await SiteFixture()
    for (scheme, other) in [("dark", "@media not all"), ("light", "@media all")] {
      let chosen = try await site.post("/scheme", "scheme=\(scheme)&return=/account")
      #expect(chosen.location == "/account")
      let page = try await site.get("/q/weather", cookie: chosen.cookie).body
      #expect(page.contains("<meta name=\"color-scheme\" content=\"\(scheme)\">"))
      let addresses = page.matches(of: /rel="stylesheet" href="(\/static\/[^"]+)"/).map { String($0.1) }
      #expect(addresses.count == 2 && addresses[1].hasSuffix("-\(scheme).css"))
      for address in addresses {
        let css = try await site.get(address)
        #expect(css.status == 200 && !css.body.contains("prefers-color-scheme") && !css.body.contains(other))
      }
    }
    let automatic = try await site.post("/scheme", "scheme=auto&return=/account")
    #expect(try await site.get("/q/weather", cookie: automatic.cookie).body.contains("content=\"light dark\""))
    #expect(try await site.post("/scheme", "scheme=pink").status == 400)
    #expect(try await site.get("/static/accent-8a3a1d-auto.css").status == 404)
    #expect(try await site.get("/static/accent-8a3a1d-.css").status == 404)
  }

  @Test func `style sheets and scripts are sent without comments and indentation`() async throws {
    let site = try await SiteFixture()
    let page = try await site.get("/q/weather").body
    for (pattern, comment) in [(/(\/static\/site-[^"]+\.css)"/, "/*"), (/(\/static\/site-[^"]+\.js)"/, "//")] {
      let address = try #require(page.firstMatch(of: pattern)).output.1
      let lines = try await site.get(String(address)).body.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 100 && lines.last == "" && !lines.dropLast().contains(""))
      #expect(!lines.contains { $0.hasPrefix(comment) || $0.hasPrefix(" ") })
    }
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
      for refused in ["gzip;q=0", "gzip; q=0.0", "gzipped", "br;gzip", ""] {
        let file = try await site.get(address, headers: [.acceptEncoding: refused])
        #expect(file.headers[.contentEncoding] == nil, "\(refused)")
      }
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
