import HTTPTypes
import QuizService
import Testing

@testable import QuizWeb

struct ProtectionTests {
  @Test(arguments: ["http://evil.example", "null", "http://quiz.test.evil.example", "https://quiz.test:444", ""])
  func `a form from another site changes nothing`(origin: String) async throws {
    let stage = try await SiteStage()
    let (cookie, play) = try await stage.begin()
    let refused = try await stage.post("\(play)/1", "answer=0", cookie: cookie, origin: origin)
    #expect(refused.status == 403 && refused.body.contains("another site"))
    #expect(try await stage.get(play, cookie: cookie).location == "\(play)/1")
  }

  @Test(arguments: [("same-origin", 303), ("none", 303), ("same-site", 403), ("cross-site", 403), ("nonsense", 403)])
  func `what the browser says of the request's site counts before its origin`(site: String, status: Int) async throws {
    let stage = try await SiteStage()
    let (cookie, play) = try await stage.begin()
    let fetchSite = try #require(HTTPField.Name("Sec-Fetch-Site"))
    let answered = try await stage.post("\(play)/1", "answer=0", cookie: cookie, headers: [fetchSite: site])
    #expect(answered.status == status)
  }

  @Test func `a browser that says nothing needs the form's proof, which belongs to its cookie`() async throws {
    let stage = try await SiteStage()
    let (cookie, play) = try await stage.begin()
    let page = try await stage.get("\(play)/1", cookie: cookie).body
    let proof = try #require(page.firstMatch(of: /name="proof" value="([0-9a-z]{26})"/)).1
    #expect(try await stage.post("\(play)/1", "answer=0", cookie: cookie, origin: nil).status == 403)
    let wrong = Visitor.proof(of: Key128(high: 1, low: 2))
    #expect(try await stage.post("\(play)/1", "answer=0&proof=\(wrong)", cookie: cookie, origin: nil).status == 403)
    #expect(try await stage.post("\(play)/1", "answer=0&proof=\(proof)", cookie: cookie, origin: nil).status == 303)
  }

  @Test func `every answer carries the headers that protect visitors`() async throws {
    let stage = try await SiteStage()
    for path in ["/", "/q/weather", "/q/none", "/health", "/static/none", "/p/none"] {
      let headers = try await stage.get(path).headers
      #expect(headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
      #expect(headers[.contentSecurityPolicy]?.contains("unsafe") == false)
      #expect(headers[.contentSecurityPolicy]?.contains("frame-ancestors 'none'") == true)
      #expect(headers[.xContentTypeOptions] == "nosniff")
      #expect(headers[.strictTransportSecurity] == nil)
    }
  }

  @Test func `behind TLS cookies are bound to the host, and the site wants to stay behind it`() async throws {
    let stage = try await SiteStage(settings: SiteSettings(publicAddress: PublicAddress("https://quiz.test")))
    let begun = try await stage.post("/q/weather/begin", origin: "https://quiz.test")
    let cookie = try #require(begun.headers[.setCookie])
    #expect(cookie.hasPrefix("__Host-parlour="))
    for part in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] { #expect(cookie.contains(part)) }
    #expect(begun.headers[.strictTransportSecurity] != nil)
  }

  @Test func `a proxy that hides the host's name doesn't make our own forms foreign`() async throws {
    let stage = try await SiteStage(
      host: "127.0.0.1:8080", settings: SiteSettings(publicAddress: PublicAddress("https://quiz.example")))
    #expect(try await stage.post("/q/weather/begin", origin: "https://quiz.example").status == 303)
    #expect(try await stage.post("/q/weather/begin", origin: "https://other.example").status == 403)
  }

  @Test func `another host's name isn't answered where the public address is known`() async throws {
    let stage = try await SiteStage(settings: SiteSettings(publicAddress: PublicAddress("https://elsewhere.test")))
    #expect(try await stage.get("/").status == 421)
  }

  @Test func `no cookie is set before one is needed`() async throws {
    let stage = try await SiteStage()
    for path in ["/", "/q/weather", "/health", "/nothing"] { #expect(try await stage.get(path).cookie.isEmpty) }
    #expect(try await stage.begin().cookie.hasPrefix("parlour="))
  }

  @Test func `bodies that are too large or no form are refused`() async throws {
    let stage = try await SiteStage()
    let (cookie, play) = try await stage.begin()
    let large = "answer=0&x=" + String(repeating: "a", count: Form.greatestSize)
    #expect(try await stage.post("\(play)/1", large, cookie: cookie).status == 413)
    #expect(try await stage.post("\(play)/1", "answer=%zz", cookie: cookie).status == 400)
    #expect(
      try await stage.post("\(play)/1", "{}", cookie: cookie, headers: [.contentType: "application/json"]).status == 400
    )
  }

  @Test(arguments: [
    (HTTPRequest.Method.put, "/", "GET, HEAD"), (.post, "/", "GET, HEAD"), (.delete, "/q/weather", "GET, HEAD"),
    (.put, "/p/x/1", "GET, HEAD, POST"), (.post, "/static/site.css", "GET, HEAD"), (.post, "/health", "GET, HEAD"),
  ])
  func `another method is told which ones there are`(method: HTTPRequest.Method, path: String, allowed: String)
    async throws
  {
    let answer = try await SiteStage().send(method, path)
    #expect(answer.status == 405 && answer.headers[.allow] == allowed)
  }

  @Test func `a flood from one address is slowed down, and told so`() async throws {
    let settings = SiteSettings(behindProxy: true, changesPerSecond: 1)
    let stage = try await SiteStage(settings: settings)
    let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
    var statuses: [Int] = []
    for _ in 0..<12 {
      statuses.append(try await stage.post("/q/weather/begin", headers: [forwarded: "6.6.6.6, 9.9.9.9"]).status)
    }
    #expect(statuses == Array(repeating: 303, count: 10) + [429, 429])
    #expect(try await stage.post("/q/weather/begin", headers: [forwarded: "9.9.9.9, 8.8.8.8"]).status == 303)
  }
}
