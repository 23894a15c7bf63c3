import HTML
import QuizEngine
import QuizPages
import Testing

struct PreparedPageTests {
  static let markers = PageMarkers(playID: "iloiulouil", csrfToken: "ouiliuolui", sectionPrefix: "uilouliiol")

  @Test(arguments: Texts.all.map(\.language), [EntryPoint.site, .embedded(nil), .embedded(Language("ru"))])
  func `a prepared page has the same bytes as the page itself`(language: Language, entryPoint: EntryPoint) throws {
    let texts = try #require(Texts[language])
    func context(_ playID: String, _ csrfToken: String, _ position: Int) -> QuizPageContext {
      let page = PageContext(
        texts: texts, assets: PageSamples.assets, path: entryPoint.question(position, of: playID), csrfToken: csrfToken,
        entryPoint: entryPoint)
      return PageSamples.quizContext(PageSamples.quiz, in: page)
    }
    for position in 0..<4 {
      let play = PageSamples.play(Array([.single(0), .single(1), .multiple([0])].prefix(position)))
      let prepared = PreparedQuestionPage(
        of: play, position: position, markers: Self.markers
      ) { context($0, $1, position) }
      for (playID, csrfToken) in [(PageSamples.publicID, "proof"), ("another", "a & <b>")] {
        let page = QuestionPage(
          context: context(playID, csrfToken, position), playID: playID, play: play, position: position)
        #expect(prepared.html(playID: playID, csrfToken: csrfToken) == page.html)
      }
    }
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
    var pages: Set<HTML> = []
    for sharing in [nil, ResultPage.Sharing(hasCard: true, comparison: .withheld)] {
      func page(
        _ play: Play, _ playID: String, _ csrfToken: String, everyone: ResultPage.Distribution? = nil,
        more: ResultPage.More = ResultPage.More()
      ) throws -> ResultPage {
        let context = PageContext(
          texts: texts, assets: PageSamples.assets, path: entryPoint.result(of: playID), csrfToken: csrfToken,
          entryPoint: entryPoint)
        return ResultPage(
          context: PageSamples.quizContext(PageSamples.quiz, in: context), playID: playID, play: play,
          result: try #require(play.result), distribution: everyone, sharing: sharing, more: more)
      }
      for outcome in Set(plays.map { $0.result?.outcome }) {
        let alike = plays.filter { $0.result?.outcome == outcome }
        let prepared = try PreparedResultPage(markers: Self.markers) { try page(alike[0], $0, $1) }
        for play in alike {
          let everyone = ResultPage.Distribution(plays: [26, 12], undecided: 2)
          for page in [
            try page(play, PageSamples.publicID, "proof"),
            try page(play, "another", "a & <b>", everyone: everyone, more: PageSamples.more),
          ] {
            #expect(prepared.html(of: page) == page.html)
            pages.insert(page.html)
          }
        }
      }
    }
    #expect(pages.count == 2 * 2 * plays.count)
  }
}
