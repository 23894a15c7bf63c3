import QuizDrafts
import Testing

@testable import QuizPages

@Suite struct EditorActionTests {
  static let (question, answer) = (DraftItemID("q3"), DraftItemID("a7"))

  @Test(arguments: [
    (EditorAction.save, "save"), (.open(.rules), "open:rules"), (.open(.item(question)), "open:q3"),
    (.add(.question, to: .quiz), "add:question:quiz"), (.add(.answer, to: question), "add:answer:q3"),
    (.add(.language, to: .quiz), "add:language:quiz"), (.duplicate(question), "duplicate:q3"),
    (.delete(answer), "delete:a7"), (.delete(DraftItemID("ru")), "delete:ru"), (.moveUp(question), "up:q3"),
    (.moveDown(answer), "down:a7"), (.moveToQuestion(answer), "to:a7"),
  ])
  func `a button’s value leads back to what it does`(action: EditorAction, value: String) {
    #expect(action.value == value)
    #expect(EditorAction(value) == action)
  }

  @Test(arguments: [
    "", "save:q3", "open:", "open:a7", "add:question", "add:quiz:quiz", "add:answer:quiz", "add:question:q3", "delete",
    "delete:", "up:q3:q4", "eat:q3",
  ])
  func `other values do nothing`(value: String) { #expect(EditorAction(value) == nil) }
}
