import HTTPTypes
import QuizService
import Testing

@testable import QuizWeb

struct EmbeddingTests {
  @Test func `a play in a frame needs no cookie from Begin to its result`() async throws {
    let site = try await SiteFixture()
    let introduction = try await site.get("/embed/weather")
    #expect(introduction.body.contains("action=\"/embed/weather/begin\""))
    let play = try await site.beginInFrame()
    let answers = [("1", "answer=0", "2"), ("2", "kind=multiple&answer=0", "3"), ("3", "value=1000", "result")]
    for (number, form, next) in answers {
      #expect(try await site.get("\(play)/\(number)").body.contains("Question \(number) of 3"))
      let answered = try await site.post("\(play)/\(number)", form)
      #expect(answered.location == "\(play)/\(next)" && answered.headers[values: .setCookie].isEmpty)
    }
    let result = try await site.get("\(play)/result").body
    #expect(result.contains("You are sunshine!"))
    #expect(result.contains("href=\"/embed/weather\"") && result.contains("action=\"/embed/weather/begin\""))
    #expect(result.contains("<p class=\"house-mark\"><a href=\"/q/weather\" target=\"_blank\" rel=\"noopener\">"))
    #expect(result.contains("data-text=\"“Which weather") && result.contains("/r/weather/sun/en</textarea>"))
    #expect(try await site.get(play).location == "\(play)/result")
    #expect(try await site.get("/embed/weather/begin").location == "/embed/weather")
  }

  @Test func `pages in a frame don't link to pages that refuse frames`() async throws {
    let site = try await SiteFixture()
    let play = try await site.beginInFrame()
    _ = try await site.post("\(play)/1", "answer=0")
    for path in ["/embed/weather", "\(play)/1", "\(play)/2", "\(play)/quiz", "\(play)/9", "/embed/none", "/e/none/1"] {
      let body = try await site.get(path).body
      let ways = body.matches(of: /<(?:a|form)[^>]* (?:href|action)="([^"]*)"[^>]*>/)
      #expect(!ways.isEmpty)
      for way in ways where !way.1.hasPrefix("/embed/") && !way.1.hasPrefix("/e/") {
        #expect(
          ["/", "/q/weather"].contains(way.1) && way.0.contains("target=\"_blank\" rel=\"noopener\""),
          "\(path): \(way.0)")
      }
    }
  }

  @Test func `a player can leave and continue a play in a frame`() async throws {
    let site = try await SiteFixture()
    let play = try await site.beginInFrame()
    _ = try await site.post("\(play)/1", "answer=0")
    #expect(try await site.get("\(play)/2").body.contains("href=\"\(play)/quiz\"><span class=\"text\">Leave"))
    let left = try await site.get("\(play)/quiz").body
    #expect(left.contains("href=\"\(play)\">Continue at question 2 of 3"))
    #expect(!(try await site.get("/embed/weather").body.contains("Continue")))
    let (cookie, own) = try await site.begin()
    #expect(try await site.get("\(own)/quiz", cookie: cookie).status == 404)
  }

  @Test func `only embeddable pages allow frames, and they send no referrer`() async throws {
    let site = try await SiteFixture()
    let (cookie, own) = try await site.begin()
    let play = try await site.beginInFrame()
    let referrerPolicy = try #require(HTTPField.Name("Referrer-Policy"))
    for path in ["/embed/weather", "\(play)/1", "\(play)/quiz", "/embed/none", "/e/none", "/embed/weather/none"] {
      let headers = try await site.get(path, cookie: cookie).headers
      #expect(headers[.contentSecurityPolicy]?.hasSuffix("; frame-ancestors *") == true)
      #expect(headers[.contentSecurityPolicy]?.hasPrefix("default-src 'none'; script-src 'self';") == true)
      #expect(headers[referrerPolicy] == "no-referrer" && headers[.setCookie] == nil)
    }
    for path in [
      "/", "/q/weather", "\(own)/1", "/embed", "/e", "/embedding", "/p/embed", "/q/embed", "/static/embed.js",
    ] {
      let headers = try await site.get(path, cookie: cookie).headers
      #expect(headers[.contentSecurityPolicy]?.hasSuffix("; frame-ancestors 'none'") == true)
      #expect(headers[referrerPolicy] == "same-origin")
    }
  }

  @Test func `the ID of a site play opens nothing in a frame`() async throws {
    let site = try await SiteFixture()
    let (cookie, own) = try await site.begin()
    let framed = "/e/" + own.dropFirst(3)
    for path in [framed, "\(framed)/1", "\(framed)/quiz", "\(framed)/result"] {
      for cookie in [cookie, ""] { #expect(try await site.get(path, cookie: cookie).status == 404) }
    }
    #expect(try await site.post("\(framed)/1", "answer=0", cookie: cookie).status == 404)
    #expect(try await site.get(own, cookie: cookie).location == "\(own)/1")
  }

  @Test func `the ID of a framed play opens nothing outside, not even as a cookie`() async throws {
    let site = try await SiteFixture()
    let (cookie, _) = try await site.begin()
    let play = try await site.beginInFrame()
    let outside = "/p/" + play.dropFirst(3)
    for stranger in ["", cookie, "parlour=\(play.dropFirst(3))"] {
      #expect(try await site.get("\(outside)/1", cookie: stranger).status == 403)
      #expect(try await site.post("\(outside)/1", "answer=0", cookie: stranger).status == 403)
      #expect(!(try await site.get("/q/weather", cookie: stranger).body.contains(play.dropFirst(3))))
    }
    #expect(try await site.get(play).location == "\(play)/1")
  }

  @Test func `cookies are ignored in a frame`() async throws {
    let site = try await SiteFixture()
    let (cookie, _) = try await site.begin()
    #expect(!(try await site.get("/embed/weather", cookie: cookie).body.contains("Continue")))
    let begun = try await site.post("/embed/weather/begin", cookie: cookie)
    #expect(try await site.get(begun.location).status == 200)
    let page = try await site.get("/embed/weather", cookie: "language=ru", headers: [.acceptLanguage: "zh-TW"])
    #expect(page.body.contains("<html lang=\"zh-Hant\">"))
  }

  @Test func `a play in a frame keeps the URL's language`() async throws {
    let site = try await SiteFixture()
    let wishes: HTTPFields = [.acceptLanguage: "zh-TW"]
    let introduction = try await site.get("/embed/weather?lang=ru", headers: wishes).body
    #expect(introduction.contains("<html lang=\"ru\">") && introduction.contains("/embed/weather/begin?lang=ru\""))
    #expect(introduction.contains("href=\"/embed/weather?lang=en\" lang=\"en\""))
    let begun = try await site.post("/embed/weather/begin?lang=ru", headers: wishes)
    #expect(begun.location.hasSuffix("/1?lang=ru"))
    #expect(try await site.get(begun.location, headers: wishes).body.contains("Вопрос 1 из 3"))
    let next = try await site.post(begun.location, "answer=0", headers: wishes).location
    #expect(next.hasSuffix("/2?lang=ru"))
    let chosen = next.replacing("lang=ru", with: "lang=en")
    #expect(try await site.get(chosen, headers: wishes).body.contains("<html lang=\"en\">"))
    #expect(try await site.get("\(next.prefix { $0 != "?" })", headers: wishes).body.contains("第 2 題"))
  }

  @Test(arguments: ["", "r", "ru%0d%0aSet-Cookie:x", "%22%3E", "ru/..", "ру", String(repeating: "a", count: 36)])
  func `an invalid language in the URL is ignored`(tag: String) async throws {
    let site = try await SiteFixture()
    #expect(try await site.post("/embed/weather/begin?lang=\(tag)").location.hasSuffix("/1"))
  }

  @Test(arguments: [
    ("http://quiz.test", nil, true, 303), ("null", nil, true, 303), (nil, nil, true, 303),
    ("null", nil, false, 403), (nil, nil, false, 403), ("http://evil.example", nil, true, 403),
    ("null", "same-origin", false, 303), ("null", "cross-site", true, 403), ("null", "same-site", true, 403),
  ])
  func `a form in a frame needs an origin or a CSRF token`(
    origin: String?, relation: String?, hasToken: Bool, status: Int
  ) async throws {
    let site = try await SiteFixture()
    let play = try await site.beginInFrame()
    let page = try await site.get("\(play)/1").body
    let token = try #require(page.firstMatch(of: /name="csrf-token" value="([0-9a-z]{26})"/)).1
    let fetchSite = try #require(HTTPField.Name("Sec-Fetch-Site"))
    let headers: HTTPFields = relation.map { [fetchSite: $0] } ?? [:]
    let form = hasToken ? "answer=0&csrf-token=\(token)" : "answer=0"
    #expect(try await site.post("\(play)/1", form, origin: origin, headers: headers).status == status)
  }

  @Test func `the introduction shows the embedding code with the site's origin`() async throws {
    let lines = try await SiteFixture().get("/q/weather").body
    #expect(lines.contains("&lt;iframe src=&quot;http://quiz.test/embed/weather&quot; title=&quot;Which weather"))
    #expect(lines.contains("&lt;script async src=&quot;http://quiz.test/static/embed.js&quot;"))
    let settings = SiteSettings(publicURL: PublicURL("https://quiz.example"))
    let proxied = try await SiteFixture(host: "127.0.0.1:8080", settings: settings).get("/q/weather").body
    #expect(proxied.contains("&quot;https://quiz.example/embed/weather&quot;"))
    #expect(!(try await SiteFixture().get("/embed/weather").body.contains("iframe")))
  }

  @Test(arguments: ["\"><script>alert(1)</script>", "a.test/x", "a.test\" onload=\"alert(1)", "user@a.test", "a b", ""])
  func `a hostile Host header gets no embedding code`(host: String) async throws {
    let page = try await SiteFixture(host: host).get("/q/weather").body
    #expect(!page.contains("iframe") && !page.contains("alert"))
  }

  @Test func `the embedding script has a fixed URL and is cached for an hour`() async throws {
    let site = try await SiteFixture()
    let script = try await site.get("/static/embed.js", headers: [.acceptEncoding: "gzip"])
    #expect(script.status == 200 && script.headers[.contentEncoding] == "gzip")
    #expect(script.headers[.cacheControl] == "public, max-age=3600")
    #expect(try await site.get("/static/embed.js").body.utf8.count < 1200)
  }
}

extension SiteFixture {
  /// Begins a play in a frame and returns its URL.
  fileprivate func beginInFrame() async throws -> String {
    let begun = try await post("/embed/weather/begin")
    #expect(begun.status == 303 && begun.headers[.setCookie] == nil && begun.location.hasPrefix("/e/"))
    return String(begun.location.dropLast(2))
  }
}
