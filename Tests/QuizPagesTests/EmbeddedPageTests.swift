import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct EmbeddedPageTests {
  private static let path = "/embed/weather?lang=en"
  private static let framed = PageSamples.context(at: path, entryPoint: .embedded(PageSamples.english))

  @Test func `the introduction explains how to embed the quiz`() throws {
    let context = PageSamples.quizContext(in: PageSamples.context(origin: "https://quiz.example"))
    try expectGolden(IntroductionPage(context: context, openPlay: nil).html.text, named: "introduction-embedding.html")
  }

  @Test func `pages in a frame have no header, and links stay in the frame or open a new tab`() throws {
    let context = PageSamples.quizContext(in: Self.framed)
    try expectGolden(IntroductionPage(context: context, openPlay: nil).html.text, named: "embedded-introduction.html")
    let open = PageSamples.play([.single(0)])
    let question = QuestionPage(context: context, playID: PageSamples.publicID, play: open, position: 1)
    try expectGolden(question.html.text, named: "embedded-question.html")
    let play = PageSamples.play([.single(1), .single(1), .multiple([]), .ranged(1000)])
    let result = try #require(play.result)
    let page = ResultPage(
      context: context, playID: PageSamples.publicID, play: play, result: result,
      sharing: ResultPage.Sharing(hasCard: true, comparison: nil))
    try expectGolden(page.html.text, named: "embedded-result.html")
    let message = MessagePage(
      context: Self.framed, message: Texts.english.messages.playNotFound,
      links: [.init(label: "All quizzes", url: SitePath.front)])
    try expectGolden(message.html.text, named: "embedded-message.html")
  }

  @Test func `a hostile title is escaped in the embedding code, and the code is escaped on our page`() {
    var quiz = PageSamples.quiz
    quiz.title = PageSamples.text("\"><script>alert('1')</script></textarea>&quot;\u{0600}<")
    let context = PageSamples.quizContext(quiz, in: PageSamples.context(origin: "https://quiz.example"))
    let code = EmbeddingCode(
      quizID: quiz.id, title: quiz.title[context.language], origin: "https://quiz.example"
    ).code.text
    #expect(code.contains("title=\"&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;/textarea&gt;&amp;"))
    let page = IntroductionPage(context: context, openPlay: nil).html.text
    #expect(page.contains("title=&quot;&amp;quot;&amp;gt;&amp;lt;script&amp;gt;"))
    #expect(page.split(separator: "</textarea>").count == 2 && !page.contains("<script>alert"))
  }
}
