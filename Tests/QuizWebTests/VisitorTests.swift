import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import QuizEngine
import QuizPages
import QuizService
import Testing

@testable import QuizWeb

struct VisitorTests {
  @Test(arguments: [
    ("", []),
    ("ru", ["ru"]),
    ("zh-TW,zh;q=0.9,en;q=0.8", ["zh-TW", "zh", "en"]),
    ("en;q=0.1, ru;q=0.9 ,de", ["de", "ru", "en"]),
    ("*, fr;q=0", []),
    ("en;q=nonsense", ["en"]),
    (";;;,,,q=1", []),
    ("C, e, de-", ["de-"]),
  ])
  func `Accept-Language is read in order of preference`(header: String, expected: [String]) {
    #expect(LanguageNegotiation.acceptedLanguages(in: header).map(\.tag) == expected)
  }

  @Test(arguments: [
    (["zh-TW"], 2), (["zh-Hant-HK"], 2), (["zh"], 2), (["ru-RU"], 1), (["RU"], 1), (["en-GB"], 0), (["de", "ru"], 1),
  ])
  func `the best match of the offered languages is found`(wishes: [String], expected: Int) {
    let offered = ["en", "ru", "zh-Hant"].map { Language($0) }
    #expect(LanguageNegotiation.bestIndex(of: offered, for: wishes.map { Language($0) }) == expected)
  }

  @Test func `unrelated languages don't match`() {
    #expect(LanguageNegotiation.bestIndex(of: [Language("en")], for: [Language("de"), Language("eno")]) == nil)
  }

  @Test(arguments: [
    (["parlour=a; scheme=dark"], "a", "dark"), (["parlour=a=b;scheme="], "a=b", ""),
    (["parlour=a", "scheme=b"], "a", "b"),
    ([";; ;\tparlour=a"], "a", nil), (["parlour"], nil, nil), (["parlour=1; parlour=2"], "1", nil),
    (["Parlour=a; __Host-parlour=b"], nil, nil), ([], nil, nil),
  ])
  func `cookies are read by their whole names, the first of each`(headers: [String], browser: String?, scheme: String?)
  {
    let cookies = RequestCookies(headers, isSecure: false)
    #expect(cookies[.browser] == browser)
    #expect(cookies[.scheme] == scheme)
  }

  @Test func `over TLS only cookies with the prefix are read`() {
    let cookies = RequestCookies(["parlour=a; __Host-parlour=b; __Host-scheme"], isSecure: true)
    #expect(cookies[.browser] == "b")
    #expect(cookies[.scheme] == nil)
  }

  /// A proxy sends requests of several browsers through one connection.
  @Test func `what the headers of the last request told is used for the same headers only`() {
    let context = SiteRequestContext(logger: Logger(label: "test"), remoteAddress: nil)
    let (ada, bob) = (Token128(high: 1, low: 2), Token128(high: 3, low: 4))
    func visitor(_ path: String, _ cookies: [String], languages: String) -> Visitor {
      Visitor(of: Self.request(path, cookies, languages: languages), context, settings: SiteSettings())
    }
    for _ in 0..<2 {
      let cookies = ["parlour=\(ada.text); scheme=dark", "parlour=\(bob.text); parlour-session=\(bob.text)"]
      let first = visitor("/", [cookies[0]], languages: "ru")
      #expect(first.browserToken == ada && first.scheme == .dark && first.texts.language == Language("ru"))
      #expect(first.playOwner == PlayOwner(token: ada) && first.sessionDigest == nil)
      #expect(first.csrfToken == Visitor.csrfToken(of: ada))
      let second = visitor("/", [cookies[1]], languages: "ru")
      #expect(second.browserToken == bob && second.scheme == .automatic)
      #expect(second.sessionDigest == SessionToken(bob).digest)
      #expect(second.csrfToken == Visitor.csrfToken(of: bob, sessionToken: SessionToken(bob)))
      let other = visitor("/?lang=zh-Hant", [cookies[1]], languages: "en")
      #expect(other.preferredLanguages == [Language("zh-Hant"), Language("en")])
      #expect(visitor("/", [cookies[1]], languages: "en").preferredLanguages == [Language("en")])
      let inFrame = visitor("/embed/weather", [cookies[1]], languages: "en")
      #expect(inFrame.browserToken == nil && inFrame.sessionDigest == nil)
      #expect(inFrame.csrfToken == Visitor.csrfToken(of: nil))
      #expect(visitor("/", [], languages: "en").browserToken == nil)
      let signedIn = first.with(SessionToken(bob))
      #expect(signedIn.browserToken == ada && signedIn.sessionToken == SessionToken(bob))
      #expect(signedIn.csrfToken == Visitor.csrfToken(of: ada, sessionToken: SessionToken(bob)))
    }
  }

  @Test func `only the headers of the last request are remembered, and no long ones`() {
    let latest = LatestBrowserHeaders()
    func headers(_ cookie: String) -> BrowserHeaders {
      latest.headers(of: Self.request("/", [cookie], languages: "en"), hasCookies: true, isSecure: false)
    }
    let first = headers("scheme=dark")
    #expect(headers("scheme=dark") === first)
    #expect(headers("scheme=light") !== first)
    let again = headers("scheme=dark")
    #expect(again !== first)
    let long = String(repeating: "a", count: 1100)
    #expect(headers(long) !== headers(long))
    #expect(headers("scheme=dark") === again)
  }

  private static func request(_ path: String, _ cookieHeaders: [String], languages: String) -> Request {
    var fields: HTTPFields = [.acceptLanguage: languages]
    fields[values: .cookie] = cookieHeaders
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path, headerFields: fields)
    return Request(head: head, body: RequestBody(buffer: ByteBuffer()))
  }

  @Test(arguments: [
    "/", "/q/which-animal", "/p/0/3?x=1",
    // The address of a preview's play holds all its answers.
    "/preview/t/" + String(repeating: "a", count: 7_000) + "/1",
  ])
  func `a path of this site is a safe return path`(path: String) {
    #expect(Site.safeReturnPath(path) == path)
  }

  @Test(arguments: [
    nil, "", "https://evil.example/", "//evil.example", "/\\evil.example", "/\tevil", "javascript:alert(1)",
    "/a\r\nX: y",
    "/" + String(repeating: "a", count: 8_000), "/дом",
  ])
  func `any other return path leads to the front page`(address: String?) {
    #expect(Site.safeReturnPath(address) == "/")
  }

  @Test(arguments: [
    ("https://quiz.example.org", true, "quiz.example.org"), ("http://localhost:8080/", false, "localhost:8080"),
  ])
  func `a public origin is read`(text: String, secure: Bool, authority: String) {
    let address = PublicURL(text)
    #expect(address?.isSecure == secure && address?.authority == authority)
  }

  @Test(arguments: ["", "quiz.example.org", "ftp://x", "https://", "https://a/b", "https://a?b", "https://u@a", "null"])
  func `an invalid public origin is refused`(text: String) {
    #expect(PublicURL(text) == nil)
  }
}
