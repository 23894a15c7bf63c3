import HTML
import QuizEngine
import QuizPages
import Testing

struct PreparedPageTests {
  private static let markers = PageMarkers(
    publicID: "iloiulouil", csrfToken: "ouiliuolui", navigation: "luiooiliul", sectionPrefix: "uilouliiol")

  /// What differs between the visitors and plays of one prepared page.
  private static let visitors: [(playID: String, csrfToken: String, navigation: NavigationState)] = [
    (PageSamples.publicID, "proof", .signedOut),
    (
      "another", "a & <b>",
      NavigationState(account: .named("A & <B>"), isOperator: true, hasStudio: true, streak: 3)
    ),
  ]

  private static func context(
    _ texts: Texts, _ entryPoint: EntryPoint, path: String, csrfToken: String,
    navigation: NavigationState = .signedOut, markers: PageMarkers? = nil
  ) -> QuizPageContext {
    var page = PageContext(
      texts: texts, assets: PageSamples.assets, path: path, csrfToken: csrfToken, entryPoint: entryPoint,
      origin: "https://quiz.test", navigation: navigation)
    page.navigationMarker = markers?.navigation
    return PageSamples.quizContext(PageSamples.quiz, in: page)
  }

  @Test(arguments: Texts.all.map(\.language), [EntryPoint.site, .embedded(nil), .embedded(Language("ru"))])
  func `a prepared page has the same bytes as the page itself`(language: Language, entryPoint: EntryPoint) throws {
    let texts = try #require(Texts[language])
    for position in 0..<4 {
      let play = PageSamples.play(Array([.single(0), .single(1), .multiple([0])].prefix(position)))
      let prepared = PreparedQuestionPage(of: play, position: position, markers: Self.markers) { markers in
        Self.context(
          texts, entryPoint, path: entryPoint.question(position, of: markers.publicID), csrfToken: markers.csrfToken,
          markers: markers)
      }
      for visitor in Self.visitors {
        let page = QuestionPage(
          context: Self.context(
            texts, entryPoint, path: entryPoint.question(position, of: visitor.playID), csrfToken: visitor.csrfToken,
            navigation: visitor.navigation),
          playID: visitor.playID, play: play, position: position)
        #expect(prepared.html(playID: visitor.playID, csrfToken: visitor.csrfToken) == page.html)
      }
    }
  }

  @Test(arguments: Texts.all.map(\.language), [EntryPoint.site, .embedded(nil), .embedded(Language("ru"))])
  func `the prepared introduction has the same bytes as the page itself`(
    language: Language, entryPoint: EntryPoint
  ) throws {
    let texts = try #require(Texts[language])
    let path = entryPoint.quiz(PageSamples.quiz.id)
    let prepared = PreparedIntroductionPage(markers: Self.markers) { markers in
      Self.context(texts, entryPoint, path: path, csrfToken: markers.csrfToken, markers: markers)
    }
    var pages: Set<HTML> = []
    for visitor in Self.visitors {
      let context = Self.context(
        texts, entryPoint, path: path, csrfToken: visitor.csrfToken, navigation: visitor.navigation)
      #expect(prepared.html(in: context.page) == IntroductionPage(context: context, openPlay: nil).html)
      pages.insert(prepared.html(in: context.page))
    }
    #expect(pages.count == Self.visitors.count)
  }

  @Test(arguments: Texts.all.map(\.language), [EntryPoint.site, .embedded(nil), .embedded(Language("ru"))])
  func `the prepared page of a result has the same bytes as the page itself`(
    language: Language, entryPoint: EntryPoint
  ) throws {
    let texts = try #require(Texts[language])
    // Results by score and by chance, with the same outcome.
    let plays = [
      PageSamples.play([.single(1), .single(1), .multiple([]), .ranged(1000)]),
      PageSamples.play([.single(1), .single(0), .multiple([0]), .ranged(1000)]),
      PageSamples.play([.single(0), .single(1), .multiple([1]), .ranged(0)]),
      PageSamples.play([.single(0), .single(0), .multiple([]), .ranged(0)]),
    ]
    let parts = PreparedResultParts(Self.context(texts, entryPoint, path: "/", csrfToken: "other"))
    var pages: Set<HTML> = []
    for sharing in [nil, ResultPage.Sharing(hasCard: true, comparison: .withheld)] {
      func page(
        _ play: Play, _ playID: String, _ context: QuizPageContext, everyone: ResultPage.Distribution? = nil,
        friend: ResultPage.FriendProfile? = nil, more: ResultPage.More = ResultPage.More(),
        parts: PreparedResultParts? = nil
      ) throws -> ResultPage {
        ResultPage(
          context: context, playID: playID, play: play, result: try #require(play.result), distribution: everyone,
          sharing: sharing, friend: friend, more: more, parts: parts)
      }
      for outcome in Set(plays.map { $0.result?.outcome }) {
        let alike = plays.filter { $0.result?.outcome == outcome }
        let prepared = try PreparedResultPage(markers: Self.markers) { markers in
          try page(
            alike[0], markers.publicID,
            Self.context(
              texts, entryPoint, path: entryPoint.result(of: markers.publicID), csrfToken: markers.csrfToken,
              markers: markers))
        }
        for play in alike {
          for (index, visitor) in Self.visitors.enumerated() {
            let context = Self.context(
              texts, entryPoint, path: entryPoint.result(of: visitor.playID), csrfToken: visitor.csrfToken,
              navigation: visitor.navigation)
            let everyone = index == 0 ? nil : ResultPage.Distribution(plays: [26, 12], undecided: 2)
            let more = index == 0 ? ResultPage.More() : PageSamples.more
            for friend in [nil, ResultPage.FriendProfile(points: [1, 2], outcome: 1)] {
              let whole = try page(play, visitor.playID, context, everyone: everyone, friend: friend, more: more)
              let quick = try page(
                play, visitor.playID, context, everyone: everyone, friend: friend, more: more, parts: parts)
              #expect(prepared.html(of: quick) == whole.html)
              #expect(quick.html == whole.html)
              pages.insert(whole.html)
            }
          }
        }
      }
    }
    #expect(pages.count == 2 * 2 * 2 * plays.count)
  }

  @Test func `a quiz with very long texts has its reasons though they aren't prepared`() throws {
    var quiz = PageSamples.quiz
    quiz.questions[0].text = PageSamples.text(String(repeating: "Long? ", count: 10_000))
    let context = PageSamples.quizContext(quiz, .english)
    let parts = PreparedResultParts(context)
    #expect(parts.byteCount < PreparedResultParts(PageSamples.quizContext(PageSamples.quiz, .english)).byteCount)
    let play = Play(quiz: quiz, seed: 1, responses: [.single(1), .single(1), .multiple([]), .ranged(0)])
    func page(_ parts: PreparedResultParts?) throws -> HTML {
      ResultPage(
        context: context, playID: "a", play: play, result: try #require(play.result), parts: parts
      ).html
    }
    #expect(try page(parts) == page(nil))
    #expect(try page(parts).text.contains("Long? Long? "))
  }
}
