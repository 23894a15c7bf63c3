import HTML
import QuizEngine
import QuizPages
import Testing

struct PreparedQuestionPageTests {
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
        of: play, position: position, markers: PageMarkers(playID: "iloiulouil", csrfToken: "ouiliuolui")
      ) { context($0, $1, position) }
      for (playID, csrfToken) in [(PageSamples.publicID, "proof"), ("another", "a & <b>")] {
        let page = QuestionPage(
          context: context(playID, csrfToken, position), playID: playID, play: play, position: position)
        #expect(prepared.html(playID: playID, csrfToken: csrfToken) == page.html)
      }
    }
  }
}
