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
