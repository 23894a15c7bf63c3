import Foundation
import Goldens
import HTML
import QuizDrafts
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DraftPageTests {
  typealias Samples = StudioSamples

  @Test(arguments: Texts.all.map(\.language))
  func `a draft’s page matches its golden in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    try expectGolden(
      Samples.draftPage(texts, language: language).html.text, named: "studio-draft-\(language.tag).html")
  }

  @Test func `an empty draft’s page matches its golden`() throws {
    let page = try Samples.draftPage(draft: Draft(), diagnostics: [])
    try expectGolden(page.html.text, named: "studio-draft-empty.html")
  }

  @Test func `each finding is said once, after the element that the summary links to`() throws {
    let page = try Samples.draftPage().html.text
    let texts = Texts.english.diagnostics
    for diagnostic in Samples.diagnostics {
      let words: HTML = "\(texts.text(diagnostic.kind).problem)"
      #expect(page.components(separatedBy: words.text).count >= 2, "\(diagnostic.kind)")
    }
    let notes = page.components(separatedBy: "class=\"diagnostic").count - 1
    #expect(notes == Samples.diagnostics.count)
    for anchor in ["quiz", "o2", "o3", "q1", "q2"] {
      #expect(page.contains("href=\"#\(anchor)\"") && page.contains("id=\"\(anchor)\""), "\(anchor)")
    }
  }

  @Test func `the content is shown in the chosen language, and what it lacks in another one`() throws {
    let page = try Samples.draftPage(language: Language("ru")).html.text
    #expect(page.contains("Пойдём гулять?") && !page.contains("A walk?"))
    #expect(page.contains("<span lang=\"en\"") || page.contains("Which weather are you?"))
  }

  @Test func `texts are escaped`() throws {
    let page = try Samples.draftPage().html.text
    #expect(page.contains("rain &amp; &lt;thunder&gt;") && !page.contains("<thunder>"))
  }

  @Test func `only what the account may do is offered`() throws {
    let reader = try Samples.draftPage(
      rights: DraftPage.Rights(canEdit: false, canPreview: false, canPublish: false, canDelete: false)
    ).html.text
    #expect(!reader.contains("type=\"file\"") && !reader.contains(SitePath.delete(Samples.draft)))
    #expect(reader.contains(SitePath.export(Samples.draft, "yaml")))
    let owner = try Samples.draftPage().html.text
    #expect(owner.contains("type=\"file\"") && owner.contains(SitePath.delete(Samples.draft)))
  }
}
