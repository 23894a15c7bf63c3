import QuizEngine
import Testing

@testable import QuizPages

struct TextsTests {
  @Test(arguments: [
    (1, "около 1 минуты"), (2, "около 2 минут"), (5, "около 5 минут"), (11, "около 11 минут"), (21, "около 21 минуты"),
  ])
  func `Russian counts minutes rightly`(count: Int, expected: String) {
    #expect(Texts.russian.introduction.minutes(count) == expected)
  }

  @Test(arguments: [(1, "1 тест"), (3, "3 теста"), (12, "12 тестов"), (121, "121 тест")])
  func `Russian counts what was found rightly`(count: Int, expected: String) {
    #expect(Texts.russian.front.found(count, "кот") == "По запросу «кот» — \(expected)")
  }

  @Test(arguments: [
    ("en", "English"), ("zh-Hant", "繁體中文"), ("zh-Hans-CN", "中文"), ("de-AT", "Deutsch"), ("PT-br", "Português"),
    ("tlh", "tlh"),
  ])
  func `a language is called by its own name`(tag: String, expected: String) {
    #expect(Language(tag).ownName == expected)
  }

  @Test(arguments: [("cat", "cat"), ("a b&c=d", "a%20b%26c%3Dd"), ("кот", "%D0%BA%D0%BE%D1%82"), ("~-._+", "~-._%2B")])
  func `what is looked for stands in an address`(query: String, expected: String) {
    #expect(Address.front(search: query, page: 1) == "/?search=" + expected)
    #expect(Address.front(search: nil, page: 2) == "/?page=2")
    #expect(Address.front(search: nil, page: 1) == "/")
  }
}
