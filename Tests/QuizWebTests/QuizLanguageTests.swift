import HTTPTypes
import QuizEngine
import Testing

@testable import QuizWeb

/// A quiz in its own languages, some of which the site doesn't support.
struct QuizLanguageTests {
  private func site(_ tags: [String]) async throws -> SiteFixture { try await SiteFixture(.spoken(in: tags)) }

  /// The page's language, the quiz's language, and whether the page says that the quiz isn't available in the
  /// visitor's.
  private func read(_ page: SiteFixture.ReceivedResponse) -> (page: String, quiz: String, excuse: Bool) {
    let page = page.body
    let excuses = ["isn’t available in your language", "На вашем языке этого теста нет", "沒有你的語言版本"]
    return (
      page.firstMatch(of: /<html lang="([^"]*)"/).map { String($0.1) } ?? "",
      page.firstMatch(of: /title in ([A-Za-z-]+)</).map { String($0.1) } ?? "", excuses.contains { page.contains($0) }
    )
  }

  @Test(arguments: [
    (["de", "en"], "de", "en", "de", false),
    (["de", "en"], "de-AT,de;q=0.9,en;q=0.8", "en", "de", false),
    (["de", "en"], "ru", "ru", "en", true),
    (["de", "en"], "ru-RU,ru;q=0.9,en-US;q=0.8,en;q=0.7", "ru", "en", true),
    (["zh-Hant", "en"], "ru", "ru", "en", true),
    (["de", "fr"], "ru", "ru", "de", true),
    (["de", "fr"], "ru, fr;q=0.5", "ru", "fr", true),
    (["de", "ru"], "ru", "ru", "ru", false),
    (["en", "de"], "fi", "en", "en", true),
    (["en"], "", "en", "en", false),
    (["en"], "C", "en", "en", false),
    (["zh-Hans", "zh-Hant"], "zh-TW", "zh-Hant", "zh-Hant", false),
    (["zh-Hant", "zh-Hans"], "zh-CN", "zh-Hant", "zh-Hans", false),
    (["en-GB", "de"], "en", "en", "en-GB", false),
  ])
  func `a quiz is shown in the visitor's language, in English or in its first language, and says so`(
    languages: [String], acceptLanguage: String, page: String, quiz: String, excuse: Bool
  ) async throws {
    let site = try await site(languages)
    for path in ["/q/tea", "/embed/tea"] {
      let said = read(try await site.get(path, headers: [.acceptLanguage: acceptLanguage]))
      #expect(said == (page, quiz, excuse), "\(path): \(said)")
    }
  }

  @Test(arguments: ["/q/tea?lang=de", "/embed/tea?lang=de"])
  func `a URL may ask for a language, and a play from there keeps it`(address: String) async throws {
    let site = try await site(["en", "de"])
    let introduction = try await site.get(address, headers: [.acceptLanguage: "ru"])
    #expect(read(introduction) == ("ru", "de", false) && introduction.headers[.setCookie] == nil)
    let action = try #require(introduction.body.firstMatch(of: /action="([^"]*begin[^"]*)"/)).1
    let fields = introduction.body.matches(of: /name="lang" value="([^"]*)"/).map { "lang=" + $0.1 }
    let begun = try await site.post(String(action), fields.joined(separator: "&"), headers: [.acceptLanguage: "ru"])
    let question = try await site.get(begun.location, cookie: begun.cookie, headers: [.acceptLanguage: "ru"])
    #expect(question.body.contains("<html lang=\"ru\">") && question.body.contains("lang=\"de\">A question in de<"))
  }

  @Test func `a German play stays German until the player chooses another language`()
    async throws
  {
    let site = try await site(["en", "de"])
    var jar = CookieJar()
    jar.take(try await site.post("/q/tea/begin"))
    let play = jar.location
    #expect(read(try await site.get("/q/tea", cookie: jar.text)) == ("en", "en", false))
    #expect(try await site.get(play, cookie: jar.text).body.contains("name=\"quiz\" value=\"tea\""))

    jar.take(try await site.post("/language", "return=\(play)&quiz=tea&language=de", cookie: jar.text))
    #expect(jar.location == play)
    #expect(try await site.get(play, cookie: jar.text).body.contains("A question in de<"))
    jar.take(try await site.post("/language", "return=/&language=ru", cookie: jar.text))
    let page = try await site.get(play, cookie: jar.text).body
    #expect(page.contains("<html lang=\"ru\">") && page.contains("A question in de<"))
    #expect(page.contains("<button name=\"language\" value=\"de\" lang=\"de\" aria-current=\"true\">Deutsch</button>"))
    #expect(page.contains("<button name=\"language\" value=\"zh-Hant\" lang=\"zh-Hant\">繁體中文</button>"))
    #expect(try await site.get("/r/tea/sun", cookie: jar.text).location == "/r/tea/sun/de")

    let result = try await site.post("\(play.dropLast(2))/1", "answer=0", cookie: jar.text).location
    let revealed = try await site.get(result, cookie: jar.text).body
    #expect(revealed.contains("sun in de") && revealed.contains("/r/tea/sun/de"))

    jar.take(try await site.post("/language", "return=/q/tea&quiz=tea&language=en", cookie: jar.text))
    #expect(read(try await site.get("/q/tea", cookie: jar.text)) == ("en", "en", false))
  }

  @Test func `a shared page may differ in language from the site's texts`() async throws {
    let site = try await site(["en", "de"])
    let page = try await site.get("/r/tea/sun/de", headers: [.acceptLanguage: "ru"])
    #expect(
      page.status == 200 && read(page).page == "ru" && page.body.contains("lang=\"de\">У\u{A0}меня sun in de.</h1>"))
    #expect(page.body.contains("href=\"/r/tea/sun/de\"") == false && page.body.contains(">Deutsch</button>"))
  }

  @Test(arguments: ["language=tlh", "language=&quiz=tea", "language=a%20b&quiz=tea", "quiz=tea", "language=de"])
  func `an invalid language choice is refused`(form: String) async throws {
    #expect(try await site(["en", "de"]).post("/language", form).status == 400)
  }

  @Test func `the language cookie has eight choices at most, and invalid content is ignored`() {
    var choices = QuizLanguageChoices()
    for number in 1...12 { choices = choices.choosing(Language("de"), for: QuizID("quiz-\(number)")) }
    #expect(choices[QuizID("quiz-12")] == Language("de") && choices[QuizID("quiz-4")] == nil)
    #expect(choices.text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && !"\"\\,;".utf8.contains($0) })
    #expect(QuizLanguageChoices(cookie: choices.text).text == choices.text)
    #expect(choices.choosing(nil, for: QuizID("quiz-12"))[QuizID("quiz-12")] == nil)
    for damaged in [
      "", "...", "tea", "tea:", ":de", "te a:de", "tea:d\u{e9}", "tea:de:fr", String(repeating: "x", count: 9999),
    ] {
      #expect(QuizLanguageChoices(cookie: damaged).text == "", "\(damaged)")
    }
    #expect(QuizLanguageChoices(cookie: "tea:de.<b>:fr.wine:fr").text == "tea:de.wine:fr")
  }
}

/// The cookies that a browser keeps from several responses.
private struct CookieJar {
  private var cookies: [String: String] = [:]
  private(set) var location = ""

  mutating func take(_ answer: SiteFixture.ReceivedResponse) {
    location = answer.location
    for pair in answer.cookie.split(separator: "; ") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      cookies[String(parts[0])] = parts.count == 2 ? String(parts[1]) : ""
    }
  }

  var text: String { cookies.sorted { $0.key < $1.key }.map { $0.key + "=" + $0.value }.joined(separator: "; ") }
}

extension Quiz {
  fileprivate static func spoken(in tags: [String]) -> Quiz {
    let languages = tags.map { Language($0) }
    func text(_ words: String) -> LocalizedText {
      LocalizedText(languages.map { .init(language: $0, text: words + " in " + $0.tag) })
    }
    func outcome(_ name: String) -> Outcome {
      Outcome(id: OutcomeID(name), name: text(name), description: text("story"))
    }
    return Quiz(
      id: QuizID("tea"), languages: languages, title: text("title"), description: text("description"),
      outcomes: [outcome("sun"), outcome("rain")],
      questions: [
        Question(
          id: QuestionID("one"), text: text("A question"), kind: .single(.press),
          answers: (0...1).map { Answer(text: text("answer"), outcomePoints: [OutcomePoints(outcome: $0)]) })
      ])
  }
}
