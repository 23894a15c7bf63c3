import QuizDrafts
import QuizEngine
import QuizFormats
import Testing

@testable import QuizService

/// The examples that new quizzes begin as.
struct DraftExampleTests {
  private static let languages = ["en", "ru", "zh-Hant"].map { Language($0) }

  @Test(arguments: DraftExample.allCases, languages)
  func `every example is in the author’s language, and can be published as it is`(
    example: DraftExample, language: Language
  ) throws {
    let draft = example.draft(in: language)
    let languages = draft.quiz.items(.language).map { Language($0.id.name) }
    #expect(languages.first == language && languages.count == (example == .languages ? 2 : 1))
    #expect(!draft.title.isEmpty && draft.quiz[.id] == nil)
    let check = DraftCheck(draft)
    let odds = try Odds(of: #require(check.quiz))
    #expect((check.diagnostics + check.diagnostics(from: odds)).isEmpty)
    #expect(draft.summary.faces.count >= 2)
  }

  @Test func `an author whose language no example has gets it in English`() {
    let draft = DraftExample.buttons.draft(in: Language("fr"))
    #expect(draft.quiz.items(.language).map(\.id.name) == ["en"])
  }

  @Test func `the example of a pool asks fewer questions than it has, and the sliders’ has sliders and switches`()
    throws
  {
    let pool = try #require(DraftCheck(DraftExample.pool.draft(in: Language("en"))).quiz)
    #expect(pool.questionsPerPlay < pool.questions.count)
    let kinds = DraftExample.sliders.draft(in: Language("en")).quiz.items(.question).map { $0[.kind] }
    #expect(kinds.contains(.text("ranged")) && kinds.contains(.text("multiple")))
  }
}
