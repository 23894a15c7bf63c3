import HTTPTypes
import QuizEngine
import Testing

@testable import QuizService
@testable import QuizWeb

struct FrontTests {
  @Test(arguments: [
    ("which", ["which", "WHICH Which"]), ("ёжик", ["ежик", "ЕЖИК", "ЁЖИК", "е\u{308}жик"]), ("don't", ["don’t"]),
    ("ABC", ["ａｂｃ", "ＡＢＣ"]), ("動物", ["你是哪種動物？"]), ("", ["", "anything"]), ("straße", ["STRAßE"]), ("ab", ["aab"]),
  ])
  func `search finds a word in any case, width or normalization form`(word: String, texts: [String]) {
    for text in texts { #expect(FoldedText(text).contains(FoldedText(word)), "\(word) in \(text)") }
  }

  @Test(arguments: [("dogs", "dog"), ("и", "й"), ("a", ""), ("狗", "猫"), ("b\u{301}ac", "bca")])
  func `search finds no text without the word`(word: String, text: String) {
    #expect(!FoldedText(text).contains(FoldedText(word)))
  }

  @Test(arguments: [
    ("  cat\u{3000}\n dog ", "cat dog"), ("\u{202E}cat\u{2069}", "cat"),
    (String(repeating: "a", count: 5000), String(repeating: "a", count: 60)),
    (String(repeating: " ", count: 5000) + "cat", "cat"),
  ])
  func `a search text is trimmed, shortened and stripped of direction marks`(typed: String, query: String) {
    #expect(SearchQuery(typed)?.text == query)
  }

  @Test func `a search text is limited in bytes`() throws {
    let search = try #require(SearchQuery(String(repeating: "👩‍👩‍👧‍👦", count: 60)))
    #expect(search.text.unicodeScalars.count <= TextLimit.search.upperBound)
    #expect(SearchQuery(String(repeating: "a", count: 20) + String(repeating: "\u{301}", count: 5000)) != nil)
  }

  @Test(arguments: ["", "   ", "\u{3000}", "\u{202E}"])
  func `a blank search text is ignored`(typed: String) {
    #expect(SearchQuery(typed) == nil)
  }
}

struct FrontRouteTests {
  private let en = Language("en")
  private let ru = Language("ru")

  private func quiz(_ id: String, _ title: String, ru other: String? = nil, isUnlisted: Bool = false) -> Quiz {
    var quiz = SiteFixture.quiz
    quiz.id = QuizID(id)
    let translations = [LocalizedText.Translation(language: en, text: title)]
    quiz.languages = other == nil ? [en] : [en, ru]
    quiz.title = LocalizedText(translations + (other.map { [.init(language: ru, text: $0)] } ?? []))
    quiz.isUnlisted = isUnlisted
    return quiz
  }

  /// The quizzes of the cards on a page, in order.
  private func cards(_ site: SiteFixture, _ path: String, _ language: String = "en") async throws -> [String] {
    let page = try await site.get(path, headers: [.acceptLanguage: language])
    #expect(page.status == 200)
    return page.body.matches(of: /<a href="\/q\/([^"]+)"/).map { String($0.1) }
  }

  private func site(_ more: [Quiz]) async throws -> SiteFixture {
    let site = try await SiteFixture()
    for quiz in more { try await site.library.publish(quiz, pictures: [], at: .init(milliseconds: 5)) }
    return site
  }

  @Test(arguments: [
    ("/", ["cat", "dog", "weather"]), ("/?search=cat", ["cat", "dog"]), ("/?search=CAT+dog", ["dog"]),
    ("/?search=еж", ["cat"]),
    ("/?search=SUNSHINE+%D0%81%D0%96", ["cat"]), ("/?search=umbrella", []), ("/?search=", ["cat", "dog", "weather"]),
    ("/?search=%20%E3%80%80", ["cat", "dog", "weather"]), ("/?search=%zz", ["cat", "dog", "weather"]),
    ("/?page=99", ["cat", "dog", "weather"]),
    ("/?page=-1", ["cat", "dog", "weather"]), ("/?search=%3Cscript%3E", []),
    ("/?other=cat", ["cat", "dog", "weather"]),
  ])
  func `a search needs every word, in any language`(path: String, expected: [String]) async throws {
    let site = try await site([quiz("dog", "A dog and a cat"), quiz("cat", "A cat", ru: "Ёж")])
    #expect(try await cards(site, path) == expected)
  }

  @Test func `quizzes in the visitor's language come first, in search results too`() async throws {
    let site = try await site([
      quiz("a", "One"), quiz("b", "One", ru: "Один"), quiz("c", "One"), quiz("d", "One", ru: "Два"),
    ])
    #expect(try await cards(site, "/?search=one", "ru") == ["b", "d", "a", "c"])
    #expect(try await cards(site, "/?search=one", "en") == ["a", "b", "c", "d"])
  }

  @Test func `an unlisted quiz is reachable by its URL only`() async throws {
    let site = try await site([quiz("secret", "Rain", isUnlisted: true)])
    #expect(try await cards(site, "/") == ["weather"])
    #expect(try await cards(site, "/?search=rain") == ["weather"])
    let page = try await site.get("/q/secret")
    #expect(page.status == 200 && page.body.contains("noindex"))
    #expect(try await site.post("/q/secret/begin").status == 303)
    #expect(try await !site.get("/q/weather").body.contains("noindex"))
  }

  @Test func `a new revision can list or unlist a quiz`() async throws {
    let site = try await site([quiz("a", "One", isUnlisted: true)])
    try await site.library.publish(quiz("a", "One"), pictures: [], at: .init(milliseconds: 6))
    #expect(try await cards(site, "/") == ["a", "weather"])
    try await site.library.publish(quiz("a", "Two"), pictures: [], at: .init(milliseconds: 7))
    #expect(try await cards(site, "/?search=two") == ["a"])
    #expect(try await cards(site, "/?search=one").isEmpty)
    try await site.library.publish(quiz("a", "Two", isUnlisted: true), pictures: [], at: .init(milliseconds: 8))
    #expect(try await cards(site, "/") == ["weather"])
    site.library.withdrawAll(except: [QuizID("a")])
    #expect(try await cards(site, "/").isEmpty)
  }

  @Test func `more than sixty quizzes are split into pages`() async throws {
    let ids = (1...130).map { "quiz-\(1000 + $0)" }
    let site = try await site(ids.map { quiz($0, "Some") })
    #expect(try await cards(site, "/") == Array(ids[..<60]))
    #expect(try await cards(site, "/?page=2&search=some") == Array(ids[60..<120]))
    #expect(try await cards(site, "/?page=7") == Array(ids[120...]) + ["weather"])
  }

  @Test func `a change of language returns to the search results`() async throws {
    let site = try await SiteFixture()
    let search = String(repeating: "字", count: 100)
    let escaped = search.utf8.map { "%" + String($0, radix: 16) }.joined()
    let page = try await site.get("/?search=" + escaped).body
    let address = try #require(page.firstMatch(of: /name="return" value="([^"]+)"/)).1
    let form = "language=ru&return=" + address.utf8.map { "%" + String($0, radix: 16) }.joined()
    let back = try await site.post("/language", form).location
    #expect(back == String(address) && back.hasPrefix("/?search=%E5%AD%97"))
  }
}
