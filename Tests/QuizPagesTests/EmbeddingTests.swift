import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct EmbeddingTests {
  private static let address = "/embed/weather?lang=en"
  private static let framed = Samples.frame(at: address, by: .embedded(Samples.english))

  @Test func `the introduction tells how to embed the quiz`() throws {
    let shown = Samples.shown(in: Samples.frame(on: "https://quiz.example"))
    try expectGolden(IntroductionPage(shown: shown, open: nil).html.text, named: "introduction-embedding.html")
  }

  @Test func `pages in a frame have no header, and their ways stay in the frame or open a new tab`() throws {
    let shown = Samples.shown(in: Self.framed)
    try expectGolden(IntroductionPage(shown: shown, open: nil).html.text, named: "embedded-introduction.html")
    let open = Samples.play([.single(0)])
    let question = QuestionPage(shown: shown, key: Samples.key, play: open, position: 1)
    try expectGolden(question.html.text, named: "embedded-question.html")
    let play = Samples.play([.single(1), .single(1), .multiple([]), .ranged(1000)])
    let result = try #require(play.result)
    try expectGolden(ResultPage(shown: shown, play: play, result: result).html.text, named: "embedded-result.html")
    let message = MessagePage(
      frame: Self.framed, message: Texts.english.messages.playNotFound,
      ways: [.init(label: "All quizzes", address: Address.front)])
    try expectGolden(message.html.text, named: "embedded-message.html")
  }

  @Test func `a hostile title stays an attribute's text in the lines to paste, and those stay text on our page`() {
    var quiz = Samples.quiz
    quiz.title = Samples.text("\"><script>alert('1')</script></textarea>&quot;\u{0600}<")
    let shown = Samples.shown(quiz, in: Samples.frame(on: "https://quiz.example"))
    let code = shown.embeddingCode(from: "https://quiz.example").text
    #expect(code.contains("title=\"&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&lt;/textarea&gt;&amp;"))
    let page = IntroductionPage(shown: shown, open: nil).html.text
    #expect(page.contains("title=&quot;&amp;quot;&amp;gt;&amp;lt;script&amp;gt;"))
    #expect(page.split(separator: "</textarea>").count == 2 && !page.contains("<script>alert"))
  }
}
