import HTTPTypes
import Hummingbird
import NIOCore
import QuizEngine
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
    let offered = ["en", "ru", "zh-Hant"].map(Language.init)
    #expect(LanguageNegotiation.bestIndex(of: offered, for: wishes.map(Language.init)) == expected)
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
    let cookies = RequestCookies(of: Self.request(headers), isSecure: false)
    #expect(cookies[.browser] == browser)
    #expect(cookies[.scheme] == scheme)
  }

  @Test func `over TLS only cookies with the prefix are read`() {
    let cookies = RequestCookies(of: Self.request(["parlour=a; __Host-parlour=b; __Host-scheme"]), isSecure: true)
    #expect(cookies[.browser] == "b")
    #expect(cookies[.scheme] == nil)
  }

  private static func request(_ cookieHeaders: [String]) -> Request {
    var fields = HTTPFields()
    fields[values: .cookie] = cookieHeaders
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: "/", headerFields: fields)
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
