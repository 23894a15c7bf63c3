import Goldens
import HTML
import QuizDrafts
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct EditorPageTests {
  typealias Samples = StudioSamples

  static let cards: [EditorCard] = [
    .introduction, .rules, .outcomes, .item(DraftItemID("o2")), .item(DraftItemID("q1")), .item(DraftItemID("q2")),
  ]

  @Test(arguments: cards) func `an open card matches its golden`(card: EditorCard) throws {
    try expectGolden(Samples.editor(card).html.text, named: "studio-editor-\(card.name).html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a question in two languages matches its goldens in each language of the site`(language: Language) throws {
    let texts = try #require(Texts[language])
    let page = try Samples.editor(.item(DraftItemID("q1")), texts, second: Language("ru"))
    try expectGolden(page.html.text, named: "studio-editor-two-\(language.tag).html")
  }

  @Test func `an empty draft has all cards, and an item that is gone opens the introduction`() throws {
    let draft = try Draft(DraftItem(.quiz, .quiz, items: [DraftItem(DraftItemID("en"), .language)]))
    let page = try Samples.editor(.item(DraftItemID("q9")), draft: draft, diagnostics: []).html.text
    try expectGolden(page, named: "studio-editor-empty.html")
    #expect(page.contains("name=\"quiz.title.en\""))
  }

  @Test(arguments: cards) func `every input is a field of the draft, or known to the request`(card: EditorCard) throws {
    let draft = try Samples.weather()
    let page = try Samples.editor(card, second: Language("ru")).html.text
    let known = [
      StudioField.action, StudioField.request, StudioField.version, StudioField.card, StudioField.secondLanguage,
      StudioField.newLanguage, CSRFTokenField.name, "language", "return", "viewport", "color-scheme", "robots",
    ]
    for match in page.matches(of: /\ name="([^"]*)"/) {
      let name = String(match.1)
      if known.contains(name) || name.hasPrefix("to-a") { continue }
      let location = try #require(DraftLocation(formName: name), "\(name)")
      #expect(draft.item(location.item) != nil, "\(name)")
    }
  }

  @Test(arguments: cards) func `every button of the form does something`(card: EditorCard) throws {
    let page = try Samples.editor(card).html.text
    let values = page.matches(of: /name="action" value="([^"]*)"/).map { String($0.1) }
    #expect(values.count > 8)
    for value in values { #expect(EditorAction(value) != nil, "\(value)") }
    #expect(values.filter { $0.hasPrefix("open:") }.count == 8)
    let form = try #require(page.firstRange(of: "<form id=\"card\""))
    let first = try #require(page[form.upperBound...].firstMatch(of: /<button[^>]*value="([^"]*)"/))
    #expect(first.1 == "save", "the Enter key saves")
  }

  @Test(arguments: cards) func `every id is there once, and every reference leads to one`(card: EditorCard) throws {
    let page = try Samples.editor(card, second: Language("ru")).html.text
    let ids = page.matches(of: /\ id="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    for match in page.matches(of: /\ (?:aria-describedby|for|form)="([^"]*)"/) {
      for id in match.1.split(separator: " ") { #expect(ids.contains(String(id)), "\(id)") }
    }
  }

  @Test func `an answer that counts for nothing is marked, and rows and columns have sums`() throws {
    let page = try Samples.editor(.item(DraftItemID("q1"))).html.text
    #expect(page.matches(of: /<tr class="idle">/).count == 1)
    #expect(page.contains("<td class=\"sum\" data-label=\"sunshine\">3</td>"))
    #expect(page.contains("<td class=\"sum\" data-label=\"rain &amp; &lt;thunder&gt;\">−1</td>"))
    #expect(page.contains("<td class=\"sum\" data-label=\"Sum\">4</td>"))
  }
}
