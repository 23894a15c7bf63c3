import HTML
import HTTPTypes
import Hummingbird
import NIOCore
import QuizEngine
import QuizPages
import QuizService
import Testing

@testable import QuizWeb

@Suite struct QuestionPageCacheTests {
  /// Two visitors of each kind, one after the other, share one cache. Each gets the page that is rendered for them
  /// alone: so the key has all that a page depends on.
  @Test func `the pages of all visitors and plays are the same as without the cache`() async throws {
    var quiz = SiteFixture.quiz
    quiz.shuffle = ShuffleOptions(questions: true, answers: true)
    quiz.languages = [Language("en"), Language("de")]
    let fixture = try await SiteFixture(quiz)
    let site = try Site(services: fixture.services)
    var pages: Set<HTML> = []
    for round in 0..<2 {
      // The second round is of another revision.
      if round == 1 {
        for index in quiz.questions.indices {
          quiz.questions[index].text = LocalizedText("Another text?", Language("en"))
        }
        try await fixture.library.publish(quiz, pictures: [], at: fixture.clock.now())
      }
      for visitor in Self.visitors(settings: site.settings) {
        for seed in 0..<8 as Range<UInt64> {
          for answered in 0..<3 {
            let record = try Self.record(seed: seed, answered: answered, round: round, in: fixture)
            let page = try await site.questionPage(answered, of: record, for: visitor)
            #expect(page == (try await Self.page(answered, of: record, for: visitor, site)))
            pages.insert(page)
          }
        }
      }
    }
    #expect(pages.count == 2 * Self.visitors(settings: site.settings).count * 8 * 3, "no two of them are the same")
  }

  @Test func `an answered question has its answer, though the same one is prepared without`() async throws {
    let fixture = try await SiteFixture()
    let site = try Site(services: fixture.services)
    let visitor = Self.visitors(settings: site.settings)[0]
    for answered in [0, 1] {
      let record = try Self.record(seed: 1, answered: answered, round: 0, in: fixture)
      let page = try await site.questionPage(0, of: record, for: visitor)
      #expect(page.text.contains("aria-pressed") == (answered == 1))
      #expect(page == (try await Self.page(0, of: record, for: visitor, site)))
    }
  }

  private static func visitors(settings: SiteSettings) -> [Visitor] {
    [
      ("/", "en", ""), ("/", "ru", ""), ("/", "zh-Hant", ""), ("/", "en", "scheme=dark"),
      ("/", "en", "scheme=light; parlour=0123456789abcdefghjkmnpqrs"), ("/embed/weather", "en", ""),
      ("/embed/weather?lang=ru", "en", ""), ("/embed/weather?lang=de", "en", ""), ("/embed/weather?lang=fr", "en", ""),
      ("/?lang=de", "en", ""),
    ].map { path, languages, cookie in
      let fields: HTTPFields = [.acceptLanguage: languages, .cookie: cookie]
      let head = HTTPRequest(method: .get, scheme: "http", authority: "quiz.test", path: path, headerFields: fields)
      return Visitor(of: Request(head: head, body: RequestBody(buffer: ByteBuffer())), settings: settings)
    }
  }

  private static func record(
    seed: UInt64, answered: Int, round: Int, in fixture: SiteFixture
  ) throws -> PlayRecord {
    let revision = try fixture.services.plays.offeredRevision(SiteFixture.quiz.id)
    var play = Play(quiz: revision.quiz, seed: seed)
    for position in 0..<answered {
      let question = try #require(play.question(at: position))
      let response: QuestionResponse =
        switch question.kind {
        case .single: .single(0)
        case .multiple: .multiple([0])
        case .ranged: .ranged(500)
        }
      try play.answer(response, at: position)
    }
    return PlayRecord(
      id: PlayID(Token128(high: seed, low: UInt64(answered * 2 + round))), owner: PlayOwner(bytes: []),
      revisionID: revision.id, startedAt: fixture.clock.now(), play: play)
  }

  private static func page(
    _ position: Int, of record: PlayRecord, for visitor: Visitor, _ site: Site
  ) async throws -> HTML {
    let playID = record.id.token.text
    let pageContext = site.makePageContext(for: visitor, at: visitor.entryPoint.question(position, of: playID))
    let context = QuizPageContext(
      page: pageContext, revision: try await site.services.plays.revision(of: record), visitor: visitor)
    return QuestionPage(context: context, playID: playID, play: record.play, position: position).html
  }
}
