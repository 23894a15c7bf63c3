import Foundation
import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct StudioHomeTests {
  typealias Samples = StudioSamples

  @Test(arguments: Texts.all.map(\.language))
  func `the studio’s home matches its goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    try expectGolden(Samples.home(texts).html.text, named: "studio-home-\(language.tag).html")
    try expectGolden(Samples.home(texts, entries: []).html.text, named: "studio-home-empty-\(language.tag).html")
  }

  @Test func `titles and reasons are escaped, and each title has its language`() {
    let page = Samples.home().html.text
    #expect(page.contains("Which &lt;b&gt;soup&lt;/b&gt; are you?"))
    #expect(page.contains("third question isn’t yours &amp; somebody asked."))
    #expect(page.contains("<span dir=\"auto\" lang=\"ru\">Какой вы чайник?</span>"))
    #expect(page.contains("Untitled quiz"))
  }

  @Test func `operators choose between their quizzes and all, and see whose each is`() {
    let page = StudioHomePage(
      context: Samples.player(),
      entries: [
        StudioHomePage.Entry(draft: "a", title: "Tea", language: Language("en"), state: .draft, owner: "Bob <b>")
      ], scope: .all, pageNumber: 2, pageCount: 3, canSeeAll: true
    ).html.text
    #expect(page.contains("<a href=\"/studio?all=1\" aria-current=\"page\">All quizzes</a>"))
    #expect(page.contains("<bdi>Bob &lt;b&gt;</bdi>"))
    #expect(page.contains("href=\"/studio?all=1&amp;page=3\"") && page.contains("href=\"/studio?all=1\""))
    #expect(!Samples.home().html.text.contains("all=1"))
  }

  @Test func `somebody who may not make quizzes is offered no new one`() {
    let page = StudioHomePage(context: Samples.player(), entries: [], canCreate: false).html.text
    #expect(!page.contains(SitePath.newQuiz))
    #expect(page.contains(Texts.english.studio.home.notAuthor.text))
  }
}

@Suite struct NewQuizTests {
  typealias Samples = StudioSamples

  @Test(arguments: Texts.all.map(\.language))
  func `the page of a new quiz matches its golden in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    try expectGolden(
      Samples.newQuiz(texts, pageCount: 2, file: Samples.mistakes).html.text,
      named: "studio-new-\(language.tag).html")
  }

  @Test func `a quiz that couldn’t be made says why`() {
    let page = Samples.newQuiz(error: "You have <500> quizzes.").html.text
    #expect(page.contains("role=\"alert\""))
    #expect(page.contains("You have &lt;500&gt; quizzes."))
  }

  @Test func `a file’s mistakes are escaped, and only the first 50 are shown`() {
    let page = Samples.newQuiz(.russian, file: Samples.mistakes).html.text
    #expect(page.contains("soup &amp; &lt;b&gt;.yaml"))
    #expect(page.contains("<code dir=\"ltr\">··text: &lt;none&gt;</code>"))
    #expect(
      page.contains(
        "<span lang=\"en\" dir=\"ltr\">This file is a Word document (.docx). Save it as &lt;plain text&gt;.</span>"))
    let mistake = FileReport.Mistake(line: 3, column: 7, text: "", excerpt: "text:")
    let many = FileReport(name: "soup.yaml", problem: "", mistakes: [FileReport.Mistake](repeating: mistake, count: 62))
    let long = Samples.newQuiz(file: many).html.text
    #expect(long.components(separatedBy: "<code").count - 1 == 50)
    #expect(long.contains(Texts.english.studio.newQuiz.moreMistakes(12)))
  }

  @Test(arguments: DraftOrigin.Example.allCases.map(DraftOrigin.example) + [.empty, .file, .copy(QuizID("tea"))])
  func `every way to begin has a button that the request understands`(origin: DraftOrigin) {
    #expect(DraftOrigin(origin.value) == origin)
    #expect(Samples.newQuiz().html.text.contains("value=\"\(origin.value)\""))
  }

  @Test(arguments: ["", "empty:", "example", "example:none", "copy", "files"])
  func `nothing else is a way to begin`(value: String) { #expect(DraftOrigin(value) == nil) }
}
