import HTTPTypes
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

struct ProtectionTests {
  @Test(arguments: ["http://evil.example", "null", "http://quiz.test.evil.example", "https://quiz.test:444", ""])
  func `a form from another site changes nothing`(origin: String) async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    let refused = try await site.post("\(play)/1", "answer=0", cookie: cookie, origin: origin)
    #expect(refused.status == 403 && refused.body.contains("one of our own pages"))
    #expect(try await site.get(play, cookie: cookie).location == "\(play)/1")
  }

  @Test(arguments: [("same-origin", 303), ("none", 303), ("same-site", 403), ("cross-site", 403), ("nonsense", 403)])
  func `Sec-Fetch-Site takes precedence over Origin`(relation: String, status: Int) async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    let fetchSite = try #require(HTTPField.Name("Sec-Fetch-Site"))
    let answered = try await site.post("\(play)/1", "answer=0", cookie: cookie, headers: [fetchSite: relation])
    #expect(answered.status == status)
  }

  @Test func `a browser without these headers needs the CSRF token of its cookie`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    let page = try await site.get("\(play)/1", cookie: cookie).body
    let token = try #require(page.firstMatch(of: /name="csrf-token" value="([0-9a-z]{26})"/)).1
    #expect(try await site.post("\(play)/1", "answer=0", cookie: cookie, origin: nil).status == 403)
    let wrong = Visitor.csrfToken(of: Token128(high: 1, low: 2))
    #expect(try await site.post("\(play)/1", "answer=0&csrf-token=\(wrong)", cookie: cookie, origin: nil).status == 403)
    #expect(try await site.post("\(play)/1", "answer=0&csrf-token=\(token)", cookie: cookie, origin: nil).status == 303)
    // The field's name in pages of 0.6.
    #expect(try await site.post("\(play)/1", "answer=0&proof=\(token)", cookie: cookie, origin: nil).status == 303)
  }

  @Test func `every response has the security headers`() async throws {
    let site = try await SiteFixture()
    for path in ["/", "/q/weather", "/q/none", "/health", "/static/none", "/p/none"] {
      let headers = try await site.get(path).headers
      #expect(headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
      #expect(headers[.contentSecurityPolicy]?.contains("unsafe") == false)
      #expect(headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[.strictTransportSecurity] == nil)
    }
  }

  @Test func `behind TLS cookies have the __Host- prefix, and HSTS is on`() async throws {
    let site = try await SiteFixture(settings: SiteSettings(publicURL: PublicURL("https://quiz.test")))
    let begun = try await site.post("/q/weather/begin", origin: "https://quiz.test")
    let cookie = try #require(begun.headers[.setCookie])
    #expect(cookie.hasPrefix("__Host-parlour="))
    for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] { #expect(cookie.contains(part)) }
    #expect(begun.headers[.strictTransportSecurity] != nil)
  }

  @Test func `behind TLS the language cookie has the __Host- prefix too`() async throws {
    let site = try await SiteFixture(settings: SiteSettings(publicURL: PublicURL("https://quiz.test")))
    let chosen = try await site.post("/language", "language=ru", origin: "https://quiz.test")
    let cookie = try #require(chosen.headers[.setCookie])
    #expect(cookie.hasPrefix("__Host-language=ru") && cookie.contains("Secure") && cookie.contains("Path=/"))
    #expect(try await site.get("/", cookie: chosen.cookie).body.contains("<html lang=\"ru\""))
  }

  @Test func `HSTS covers subdomains only if the operator wants it`() async throws {
    let address = PublicURL("https://quiz.test")
    let own = try await SiteFixture(settings: SiteSettings(publicURL: address)).get("/")
    #expect(own.headers[.strictTransportSecurity] == "max-age=31536000")
    let all = try await SiteFixture(settings: SiteSettings(publicURL: address, hstsIncludesSubdomains: true)).get("/")
    #expect(all.headers[.strictTransportSecurity] == "max-age=31536000; includeSubDomains")
    let plain = SiteSettings(publicURL: PublicURL("http://quiz.test"), hstsIncludesSubdomains: true)
    #expect(try await SiteFixture(settings: plain).get("/").headers[.strictTransportSecurity] == nil)
  }

  @Test(arguments: ["/", "/account", "/health", "/health/live", "/static/site.css", "/nothing"])
  func `a second Host header is refused everywhere`(path: String) async throws {
    let host = try #require(HTTPField.Name("Host"))
    let answer = try await SiteFixture().get(path, headers: [host: "other.test"])
    #expect(answer.status == 400 && answer.headers[.connection] == "close")
  }

  @Test func `a request without Host is refused, except for health checks`() async throws {
    let site = try await SiteFixture(host: "")
    #expect(try await site.get("/").status == 400)
    #expect(try await site.post("/q/weather/begin").status == 400)
    #expect(try await site.get("/health/live").status == 200)
  }

  @Test(arguments: ["/", "/account/sign-in", "/static/site.css"])
  func `TRACE is refused`(path: String) async throws {
    let answer = try await SiteFixture().send(.trace, path, cookie: "parlour=secret")
    #expect(answer.status == 405 && !answer.body.contains("secret"))
  }

  @Test func `an author's picture runs no script when it is opened, and refuses frames`() async throws {
    var quiz = SiteFixture.quiz
    quiz.outcomes[0].picture = Picture(file: "sun.svg")
    let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>alert(1)</script></svg>"
    let file = PictureFile(name: "sun.svg", format: .svg, width: 1, height: 2, bytes: Array(svg.utf8))
    let site = try await SiteFixture()
    let revision = try await site.library.publish(quiz, pictures: [file], at: site.clock.now())
    #expect(revision.number == 2)
    let page = try await site.get("/q/weather").body
    let address = try #require(page.firstMatch(of: /\/pictures\/[^"]+\.svg/)).output
    let headers = try await site.get(String(address)).headers
    let policy = try #require(headers[.contentSecurityPolicy])
    for part in ["default-src 'none'", "sandbox", "base-uri 'none'", "frame-ancestors 'none'"] {
      #expect(policy.contains(part), "\(policy)")
    }
    #expect(!policy.contains("allow-") && !policy.contains("script-src"))
    #expect(headers[.xContentTypeOptions] == "nosniff" && headers[.contentType] == "image/svg+xml")
  }

  @Test func `no personal page may be cached`() async throws {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    for path in [
      "/", "/daily", "/account", "/account/sessions", "/account/password", "/account/code", "/account/data",
      "/account/delete", "/daily/statistics", "/daily/groups", "/nothing",
    ] {
      #expect(try await browser.get(path).headers[.cacheControl] == "no-store", "\(path)")
    }
  }

  @Test func `forms work behind a proxy that hides the host name`() async throws {
    let site = try await SiteFixture(
      host: "127.0.0.1:8080", settings: SiteSettings(publicURL: PublicURL("https://quiz.example")))
    #expect(try await site.post("/q/weather/begin", origin: "https://quiz.example").status == 303)
    #expect(try await site.post("/q/weather/begin", origin: "https://other.example").status == 403)
  }

  @Test func `a wrong Host is refused if the public origin is known`() async throws {
    let site = try await SiteFixture(settings: SiteSettings(publicURL: PublicURL("https://elsewhere.test")))
    #expect(try await site.get("/").status == 421)
  }

  @Test func `no cookie is set before it is needed`() async throws {
    let site = try await SiteFixture()
    for path in ["/", "/q/weather", "/health", "/nothing"] { #expect(try await site.get(path).cookie.isEmpty) }
    #expect(try await site.begin().cookie.hasPrefix("parlour="))
  }

  @Test func `a body that is too large or not a form is refused`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    let large = "answer=0&x=" + String(repeating: "a", count: FormData.maxSize)
    #expect(try await site.post("\(play)/1", large, cookie: cookie).status == 413)
    #expect(try await site.post("\(play)/1", "answer=%zz", cookie: cookie).status == 400)
    #expect(
      try await site.post("\(play)/1", "{}", cookie: cookie, headers: [.contentType: "application/json"]).status == 400
    )
  }

  @Test(arguments: [
    (HTTPRequest.Method.put, "/", "GET, HEAD"), (.post, "/", "GET, HEAD"), (.delete, "/q/weather", "GET, HEAD"),
    (.put, "/p/x/1", "GET, HEAD, POST"), (.trace, "/q/weather", "GET, HEAD"), (.post, "/static/site.css", "GET, HEAD"),
    (.post, "/health", "GET, HEAD"),
  ])
  func `a wrong method gets the allowed ones`(method: HTTPRequest.Method, path: String, allowed: String)
    async throws
  {
    let answer = try await SiteFixture().send(method, path)
    #expect(answer.status == 405 && answer.headers[.allow] == allowed)
  }

  @Test func `a flood from one address gets 429`() async throws {
    let settings = SiteSettings(isBehindProxy: true, changesPerSecond: 1)
    let site = try await SiteFixture(settings: settings)
    let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
    var statuses: [Int] = []
    for _ in 0..<12 {
      statuses.append(try await site.post("/q/weather/begin", headers: [forwarded: "6.6.6.6, 9.9.9.9"]).status)
    }
    #expect(statuses == Array(repeating: 303, count: 10) + [429, 429])
    #expect(try await site.post("/q/weather/begin", headers: [forwarded: "9.9.9.9, 8.8.8.8"]).status == 303)
  }
}
