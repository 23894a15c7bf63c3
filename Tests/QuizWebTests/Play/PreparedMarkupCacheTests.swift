import HTML
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import QuizEngine
import QuizPages
import QuizService
import Testing

@testable import QuizWeb

@Suite struct PreparedMarkupCacheTests {
  /// Two visitors of each kind, one after the other, share one cache. Each gets the page that is rendered for them
  /// alone: so the key has all that a page depends on.
  @Test func `the question pages of all visitors and plays are the same as without the cache`() async throws {
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

  @Test func `the introductions of all visitors are the same as without the cache`() async throws {
    var quiz = SiteFixture.quiz
    quiz.languages = [Language("en"), Language("de")]
    let fixture = try await SiteFixture(quiz)
    let site = try Site(services: fixture.services)
    var pages: Set<HTML> = []
    var count = 0
    for round in 0..<2 {
      // The second round is of another revision.
      quiz.description = LocalizedText(round == 0 ? "Three questions." : "Three of them.", Language("en"))
      if round > 0 { try await fixture.library.publish(quiz, pictures: [], at: fixture.clock.now()) }
      // Their introductions differ from others' by the language note or by what the form sends.
      let more = ["de", "fr"].map { Self.request("/", languages: $0) }
      for request in Self.requests(settings: site.settings) + more {
        let plays = try [1, 3].map { try Self.record(seed: 1, answered: $0, round: round, in: fixture) }
        for play in [nil] + plays {
          let (open, finished) = play?.play.isFinished == true ? (nil, play) : (play, nil)
          let path = request.visitor.entryPoint.quiz(quiz.id)
          let page = try await site.introductionPage(
            of: quiz.id, open: open, finished: finished, at: path, for: request)
          #expect(page == (try await Self.introduction(open, finished, at: path, for: request, site)))
          pages.insert(page)
          count += 1
        }
      }
    }
    #expect(pages.count == count, "no two of them are the same")
  }

  @Test func `a quiz that is taken off the list has another introduction, though its revision is the same`() {
    func key(isUnlisted: Bool) -> IntroductionPageKey? {
      var quiz = SiteFixture.quiz
      quiz.isUnlisted = isUnlisted
      let revision = Revision(id: RevisionID(1), number: 1, quiz: quiz, pictures: [])
      return IntroductionPageKey(of: revision, at: "/q/weather", for: Self.request("/").visitor, origin: nil)
    }
    #expect(key(isUnlisted: true) != nil && key(isUnlisted: true) != key(isUnlisted: false))
  }

  @Test func `an introduction has the navigation of its visitor and the host's own address`() async throws {
    let fixture = try await SiteFixture()
    let site = try Site(services: fixture.services)
    let stranger = Self.request("/q/weather")
    let unknown = Self.request("/q/weather", cookie: "parlour-session=00000000000000000000000001")
    #expect(unknown.visitor.sessionToken != nil)
    let ada = Self.request("/q/weather", cookie: try await BoardFixture(site: fixture).signIn("Ada").cookie)
    let elsewhere = Self.request("/q/weather", host: "other.test")
    for request in [stranger, ada, unknown, stranger, elsewhere, ada] {
      let page = try await site.introductionPage(of: SiteFixture.quiz.id, open: nil, at: "/q/weather", for: request)
      #expect(page == (try await Self.introduction(nil, nil, at: "/q/weather", for: request, site)))
      #expect(page.text.contains(">Ada<") == (request === ada))
    }
  }

  /// Each page is compared with one that is rendered as a whole: so the key has all that the page depends on.
  @Test func `the results of all visitors and plays are the same as without the cache`() async throws {
    var quiz = SiteFixture.quiz
    quiz.languages = [Language("en"), Language("de")]
    let fixture = try await SiteFixture(quiz)
    var other = quiz
    other.id = QuizID("other")
    try await fixture.library.publish(other, pictures: [], at: fixture.clock.now())
    let site = try Site(services: fixture.services)
    let ada = try await BoardFixture(site: fixture).signIn("Ada")
    let more = [Self.request("/", cookie: ada.cookie), Self.request("/", host: "other.test")]
    let requests = Self.requests(settings: site.settings) + more
    var pages: Set<HTML> = []
    var count = 0
    for round in 0..<2 {
      // The second round is of another revision.
      quiz.outcomes[0].description = LocalizedText("Text \(round).", Language("en"))
      quiz.outcomes[1].description = LocalizedText("Text \(round).", Language("en"))
      quiz.questions[0].text = LocalizedText("Question \(round)?", Language("en"))
      try await fixture.library.publish(quiz, pictures: [], at: fixture.clock.now())
      for seed in 0..<4 as Range<UInt64> {
        let record = try await Self.finishedPlay(
          seed: UInt64(round) * 4 + seed, invitedBy: nil, sliderAt: Int(seed) * 333, in: fixture)
        let result = try #require(record.play.result)
        for isShared in [false, true] {
          if isShared { _ = try await fixture.services.plays.allowComparison(with: record.id, of: Self.owner) }
          for request in requests {
            let page = try await site.resultPage(result, of: record, for: request)
            // Each site has caches of its own.
            let fresh = try Site(services: fixture.services)
            let whole = try await fresh.loadResultPage(
              result, of: record, try await site.revision(of: record), for: request, origin: site.origin(for: request))
            #expect(page == whole.html)
            for marker in Self.texts(of: site.pageMarkers) { #expect(!page.text.contains(marker)) }
            pages.insert(page)
            count += 1
          }
        }
      }
    }
    // A frame has no consent, so that both of its pages are the same.
    let frames = requests.filter { $0.visitor.entryPoint.isEmbedded }.count
    #expect(pages.count == count - 2 * 4 * frames, "no two others are the same")
  }

  @Test func `a page that was prepared for a visitor is the one of an account, too`() async throws {
    let fixture = try await SiteFixture()
    let site = try Site(services: fixture.services)
    let revision = try fixture.services.plays.offeredRevision(SiteFixture.quiz.id)
    let stranger = Self.request("/q/weather")
    let ada = Self.request("/q/weather", cookie: try await BoardFixture(site: fixture).signIn("Ada").cookie)
    let record = try await Self.finishedPlay(seed: 2, invitedBy: nil, in: fixture)
    let result = try #require(record.play.result)
    _ = try await site.resultPage(result, of: record, for: stranger)
    _ = try await site.introductionPage(of: SiteFixture.quiz.id, open: nil, at: "/q/weather", for: stranger)

    let page = try await site.loadResultPage(
      result, of: record, revision, for: ada, origin: site.origin(for: ada))
    let context = QuizPageContext(
      page: site.makePageContext(for: ada.visitor, at: "/"), revision: revision, visitor: ada.visitor)
    let resultKey = ResultPageKey(
      result, of: record, for: ada.visitor, sharing: page.sharing, origin: site.origin(for: ada))
    _ = site.resultPages.markup(for: try #require(resultKey)) {
      Issue.record("the result is prepared again")
      return PreparedResultPage(markers: site.pageMarkers) { _ in page }
    }
    let introductionKey = IntroductionPageKey(
      of: revision, at: "/q/weather", for: ada.visitor, origin: site.origin(for: ada))
    _ = site.introductionPages.markup(for: try #require(introductionKey)) {
      Issue.record("the introduction is prepared again")
      return PreparedIntroductionPage(markers: site.pageMarkers) { _ in context }
    }
    _ = site.resultParts.markup(for: try #require(QuizMarkupKey(of: revision, for: ada.visitor))) {
      Issue.record("the parts are prepared again")
      return PreparedResultParts(context)
    }
  }

  @Test func `a result beside a friend's has the friend's, and no other result has`() async throws {
    let fixture = try await SiteFixture()
    let site = try Site(services: fixture.services)
    let friend = try await Self.finishedPlay(
      seed: 2, invitedBy: nil, owner: PlayOwner(token: Token128(high: 2, low: 2)), in: fixture)
    let invitation = try await fixture.services.plays.allowComparison(with: friend.id, of: friend.owner)
    for (seed, isInvited) in [(4, true), (6, false), (8, true), (10, false)] as [(UInt64, Bool)] {
      let record = try await Self.finishedPlay(seed: seed, invitedBy: isInvited ? invitation : nil, in: fixture)
      let page = try await site.resultPage(try #require(record.play.result), of: record, for: Self.request("/"))
      #expect(page.text.contains("id=\"both\"") == isInvited)
      #expect(page.text.contains("id=\"shares\"") != isInvited)
    }
  }

  private static let owner = PlayOwner(token: Token128(high: 1, low: 1))

  private static func texts(of markers: PageMarkers) -> [String] {
    [markers.publicID, markers.csrfToken, markers.navigation, markers.sectionPrefix]
  }

  private static func finishedPlay(
    seed: UInt64, invitedBy invitation: Token128?, sliderAt thousandths: Int? = nil, owner: PlayOwner = owner,
    in fixture: SiteFixture
  ) async throws -> PlayRecord {
    let revision = try fixture.services.plays.offeredRevision(SiteFixture.quiz.id)
    let choice = Int(seed % 2)
    let play = Play(
      quiz: revision.quiz, seed: seed,
      responses: [.single(choice), .multiple([choice]), .ranged(thousandths ?? choice * 1000)])
    let record = PlayRecord(
      id: PlayID(Token128(high: seed, low: 1)), owner: owner, revisionID: revision.id,
      startedAt: fixture.clock.now(), play: play, finishedAt: fixture.clock.now())
    try await fixture.services.plays.add(record, invitedBy: invitation)
    return record
  }

  private static func introduction(
    _ open: PlayRecord?, _ finished: PlayRecord?, at path: String, for request: VisitorRequest, _ site: Site
  ) async throws -> HTML {
    let visitor = request.visitor
    let pageContext = site.makePageContext(
      for: visitor, at: path, origin: site.origin(for: request), navigation: await site.loadNavigation(for: visitor))
    let revision = try site.services.plays.offeredRevision(SiteFixture.quiz.id)
    return IntroductionPage(
      context: QuizPageContext(page: pageContext, revision: revision, visitor: visitor),
      openPlay: open.flatMap(OpenPlay.init(of:)), finishedPlay: finished.flatMap(FinishedPlay.init(of:))
    ).html
  }

  private static func visitors(settings: SiteSettings) -> [Visitor] { requests(settings: settings).map(\.visitor) }

  private static func requests(settings: SiteSettings) -> [VisitorRequest] {
    [
      ("/", "en", ""), ("/", "ru", ""), ("/", "zh-Hant", ""), ("/", "en", "scheme=dark"),
      ("/", "en", "scheme=light; parlour=0123456789abcdefghjkmnpqrs"), ("/embed/weather", "en", ""),
      ("/embed/weather?lang=ru", "en", ""), ("/embed/weather?lang=de", "en", ""), ("/embed/weather?lang=fr", "en", ""),
      ("/?lang=de", "en", ""),
    ].map { path, languages, cookie in request(path, languages: languages, cookie: cookie, settings: settings) }
  }

  private static func request(
    _ path: String, languages: String = "en", cookie: String = "", host: String = "quiz.test",
    settings: SiteSettings = SiteSettings()
  ) -> VisitorRequest {
    let fields: HTTPFields = [.acceptLanguage: languages, .cookie: cookie]
    let head = HTTPRequest(method: .get, scheme: "http", authority: host, path: path, headerFields: fields)
    let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
    let context = SiteRequestContext(logger: Logger(label: "test"), remoteAddress: nil)
    return VisitorRequest(http: request, context: context, visitor: Visitor(of: request, context, settings: settings))
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
