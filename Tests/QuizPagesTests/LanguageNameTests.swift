import QuizEngine
import Testing

@testable import QuizPages

struct LanguageNameTests {
  @Test(arguments: [
    ("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans-CN", "中文"), ("de-AT", "Deutsch"), ("PT-br", "Português"),
    ("tlh", "tlh"),
  ])
  func `a language is shown by its own name`(tag: String, expected: String) {
    #expect(Language(tag).ownName == expected)
  }
}
