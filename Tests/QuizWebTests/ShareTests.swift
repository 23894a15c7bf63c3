import HTTPTypes
import QuizCards
import QuizEngine
import QuizService
import Synchronization
import Testing

@testable import QuizWeb

/// Draws nothing, but records the cards that it should draw.
final class RecordingCardRenderer: CardRenderer {
  private let asked = Mutex<[ShareCard]>([])
  private let succeeds: Bool

  init(succeeds: Bool = true) { self.succeeds = succeeds }

  var cards: [ShareCard] { asked.withLock { $0 } }

  func render(_ card: ShareCard) async -> [UInt8]? {
    asked.withLock { $0.append(card) }
    await Task.yield()
    return succeeds ? Array(card.name.utf8) : nil
  }
}

struct ShareTests {
  static let bilingual: Quiz = {
    var quiz = SiteFixture.quiz
    quiz.languages = [Language("en"), Language("ru"), Language("de")]
    return quiz
  }()

  @Test(arguments: [("en", "And you?"), ("ru", "А\u{A0}вы?"), ("de", "你呢？")])
  func `a share page uses the URL's language or else the visitor's`(tag: String, words: String) async throws {
    let site = try await SiteFixture(Self.bilingual)
    let page = try await site.get("/r/weather/rain/\(tag)", headers: [.acceptLanguage: "zh-TW"])
    #expect(page.status == 200 && page.body.contains(words) && page.body.contains("<p dir=\"auto\""))
    #expect(page.body.contains("href=\"http://quiz.test/r/weather/rain/\(tag)\""))
  }

  @Test func `a share URL without a language uses the visitor's`() async throws {
    let site = try await SiteFixture(Self.bilingual)
    let reply = try await site.get("/r/weather/sun", headers: [.acceptLanguage: "ru"])
    #expect(reply.status == 303 && reply.location == "/r/weather/sun/ru")
  }

  @Test(arguments: [
    "/r/weather/snow", "/r/weather/snow/en", "/r/weather/sun/fr", "/r/weather/sun/EN", "/r/weather/sun/en.jpg",
    "/r/weather/fr.png", "/r/weather/snow/en.png", "/r/weather/sun/fr.png", "/r/weather/sun/.png", "/r/weather/.png",
    "/r/weather/sun/en.png.png", "/r/climate/sun/en", "/r/climate/en.png", "/r/weather",
  ])
  func `no card is drawn for unknown outcomes and languages`(path: String) async throws {
    let cardRenderer = RecordingCardRenderer()
    #expect(try await SiteFixture(cardRenderer: cardRenderer).get(path).status == 404)
    #expect(cardRenderer.cards.isEmpty)
  }

  @Test func `a card is drawn once and may be cached`() async throws {
    let cardRenderer = RecordingCardRenderer()
    let site = try await SiteFixture(cardRenderer: cardRenderer)
    try await withThrowingTaskGroup { group in
      for _ in 0..<100 { group.addTask { try await site.get("/r/weather/rain/en.png") } }
      for try await reply in group { #expect(reply.status == 200 && reply.body == "I’m rain. And\u{A0}you?") }
    }
    #expect(cardRenderer.cards.count == 1)
    let card = try #require(cardRenderer.cards.first)
    #expect(card.heading == "Which weather are you?" && card.icons == [.emoji("🌧️")])
    let reply = try await site.get("/r/weather/rain/en.png")
    #expect(reply.headers[.contentType] == "image/png")
    #expect(reply.headers[.cacheControl] == "public, max-age=3600")
    let again = try await site.get(
      "/r/weather/rain/en.png", headers: [.ifNoneMatch: try #require(reply.headers[.eTag])])
    #expect(again.status == 304 && again.body.isEmpty)
  }

  @Test func `a quiz's card shows its outcomes, and a new revision gets a new card`() async throws {
    let cardRenderer = RecordingCardRenderer()
    let site = try await SiteFixture(cardRenderer: cardRenderer)
    #expect(try await site.get("/r/weather/en.png").body == "Which weather are you?")
    #expect(cardRenderer.cards.first?.icons == [.emoji("☀️"), .emoji("🌧️")] && cardRenderer.cards.first?.heading == nil)
    var edited = SiteFixture.quiz
    edited.title = LocalizedText("What weather?", Language("en"))
    try await site.library.publish(edited, pictures: [], at: .init(milliseconds: 5))
    #expect(try await site.get("/r/weather/en.png").body == "What weather?")
  }

  @Test func `an outcome's picture is on its card`() async throws {
    var quiz = SiteFixture.quiz
    quiz.outcomes[0].picture = Picture(file: "sun.svg")
    let file = PictureFile(name: "sun.svg", format: .svg, width: 1, height: 2, bytes: Array("<svg/>".utf8))
    let cardRenderer = RecordingCardRenderer()
    let site = try await SiteFixture(cardRenderer: cardRenderer)
    try await site.library.publish(quiz, pictures: [file], at: .init(milliseconds: 5))
    #expect(try await site.get("/r/weather/sun/en.png").status == 200)
    guard case .picture(let drawn)? = cardRenderer.cards.first?.icons.first else {
      Issue.record("the card has no picture")
      return
    }
    #expect(drawn.bytes == file.bytes && drawn.height == 2)
  }

  @Test func `a card that fails to draw gets an error and is tried again`() async throws {
    let cardRenderer = RecordingCardRenderer(succeeds: false)
    let site = try await SiteFixture(cardRenderer: cardRenderer)
    #expect(try await site.get("/r/weather/sun/en.png").status == 500)
    #expect(try await site.get("/r/weather/sun/en.png").status == 500)
    #expect(cardRenderer.cards.count == 2)
    #expect(try await SiteFixture().get("/r/weather/sun/en.png").status == 404)
  }

  @Test(arguments: [
    "\"><script>", "a b", "quiz.test/evil", "x@y", "quiz.test#", "é.test", String(repeating: "a", count: 256),
  ])
  func `a hostile Host header appears on no page`(host: String) async throws {
    let site = try await SiteFixture(host: host)
    for path in ["/q/weather", "/r/weather/sun/en"] {
      let page = try await site.get(path).body
      #expect(page.contains("name=\"description\""))
      #expect(!page.contains("canonical") && !page.contains("og:") && !page.contains("<script>"))
    }
  }

  @Test func `meta tags use the public origin, whatever the Host header`() async throws {
    let settings = SiteSettings(publicURL: PublicURL("https://quiz.example.org"))
    let page = try await SiteFixture(host: "localhost:8080", settings: settings).get("/q/weather").body
    #expect(page.contains("<link rel=\"canonical\" href=\"https://quiz.example.org/q/weather\">"))
    #expect(page.contains("property=\"og:image\" content=\"https://quiz.example.org/r/weather/en.png\""))
  }

  /// Each edit makes `/r/weather/rain/ru` an unknown URL.
  static let edits: [@Sendable (inout Quiz) -> Void] = [
    { $0.outcomes[1].id = OutcomeID("drizzle") },
    { $0.languages = [Language("en"), Language("de")] },
  ]

  @Test(arguments: edits.indices)
  func `a result without a public page offers no link to share`(edit: Int) async throws {
    let site = try await SiteFixture(Self.bilingual)
    let (cookie, play) = try await site.begin()
    var edited = Self.bilingual
    Self.edits[edit](&edited)
    try await site.library.publish(edited, pictures: [], at: .init(milliseconds: 5))
    _ = try await site.post("\(play)/1", "answer=1", cookie: cookie)
    _ = try await site.post("\(play)/2", "kind=multiple&answer=1", cookie: cookie)
    _ = try await site.post("\(play)/3", "value=1000", cookie: cookie)
    let page = try await site.get("\(play)/result", cookie: cookie, headers: [.acceptLanguage: "ru"])
    #expect(page.status == 200 && page.body.contains("rain") && page.body.contains("lang=\"ru\""))
    #expect(!page.body.contains("/r/weather") && !page.body.contains("id=\"share\""))
    #expect(try await site.get("/r/weather/rain/ru").status == 404)
  }

  @Test func `personal pages may not be indexed, and a result has a link to share`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    #expect(try await site.get("\(play)/1", cookie: cookie).body.contains("content=\"noindex\""))
    _ = try await site.post("\(play)/1", "answer=1", cookie: cookie)
    _ = try await site.post("\(play)/2", "kind=multiple&answer=1", cookie: cookie)
    _ = try await site.post("\(play)/3", "value=1000", cookie: cookie)
    let page = try await site.get("\(play)/result", cookie: cookie).body
    #expect(page.contains("content=\"noindex\"") && !page.contains("canonical"))
    #expect(page.contains(">http://quiz.test/r/weather/rain/en</textarea>"))
    #expect(!(try await site.get("/r/weather/rain/en", cookie: cookie).body.contains(String(play.dropFirst(3)))))
  }
}
