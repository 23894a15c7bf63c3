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
    let empty = Samples.home(texts, entries: [], folder: [], acceptsFiles: false)
    try expectGolden(empty.html.text, named: "studio-home-empty-\(language.tag).html")
  }

  @Test func `a quiz that couldn’t be made says why`() {
    let page = Samples.home(error: "The file isn’t a quiz <at all>.").html.text
    #expect(page.contains("role=\"alert\""))
    #expect(page.contains("The file isn’t a quiz &lt;at all&gt;."))
  }

  @Test func `titles and reasons are escaped, and each title has its language`() {
    let page = Samples.home().html.text
    #expect(page.contains("Which &lt;b&gt;soup&lt;/b&gt; are you?"))
    #expect(page.contains("third question isn’t yours &amp; somebody asked."))
    #expect(page.contains("<span dir=\"auto\" lang=\"ru\">Какой вы чайник?</span>"))
    #expect(page.contains("Untitled quiz"))
  }

  @Test(arguments: DraftOrigin.Example.allCases.map(DraftOrigin.example) + [.empty, .file, .copy(QuizID("tea"))])
  func `every way to begin has a button that the request understands`(origin: DraftOrigin) {
    #expect(DraftOrigin(origin.value) == origin)
    #expect(Samples.home().html.text.contains("value=\"\(origin.value)\""))
  }

  @Test(arguments: ["", "empty:", "example", "example:none", "copy", "files"])
  func `nothing else is a way to begin`(value: String) { #expect(DraftOrigin(value) == nil) }
}
