import QuizEngine
import Testing

@testable import QuizPages

struct TextsTests {
  @Test(arguments: [
    (0, "0 вопросов"), (1, "1 вопрос"), (2, "2 вопроса"), (4, "4 вопроса"), (5, "5 вопросов"), (11, "11 вопросов"),
    (12, "12 вопросов"), (14, "14 вопросов"), (21, "21 вопрос"), (22, "22 вопроса"), (25, "25 вопросов"),
    (100, "100 вопросов"), (101, "101 вопрос"), (111, "111 вопросов"), (112, "112 вопросов"), (122, "122 вопроса"),
  ])
  func `Russian counts questions rightly`(count: Int, expected: String) {
    #expect(Texts.russian.introduction.questions(count) == expected)
  }

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

  @Test(arguments: [(0, "0 questions"), (1, "1 question"), (2, "2 questions")])
  func `English counts questions rightly`(count: Int, expected: String) {
    #expect(Texts.english.introduction.questions(count) == expected)
  }

  @Test(arguments: Texts.all.map(\.language))
  func `every sentence with numbers or names in it says them all`(language: Language) throws {
    let texts = try #require(Texts[language])
    for sentence in [
      texts.question.heading(31, 47), texts.introduction.continuePlay(31, 47), texts.question.progress(31, 47),
      texts.question.goOn(31) + "47", texts.question.question(31) + "47", texts.introduction.questions(31) + "47",
      texts.introduction.minutes(31) + "47", texts.front.page(31, 47), texts.front.found(31, "47"),
      texts.front.foundNothing("31") + "47",
    ] {
      #expect(sentence.contains("31") && sentence.contains("47"), "\(sentence)")
    }
    #expect(texts.result.reveal.contains("{outcome}"))
    for sentence in [texts.result.decidedByOrder, texts.result.decidedByTieBreaker, texts.result.decidedByChance] {
      #expect(["cat", "dog", "rabbit"].allSatisfy(sentence(["cat", "dog", "rabbit"]).contains))
    }
    #expect(["first", "last"].allSatisfy(texts.question.sliderEnds("first", "last").contains))
  }

  @Test func `names are listed as each language lists them`() {
    #expect(Listing.of(["a", "b", "c"], comma: ", ", and: " and ") == "a, b and c")
    #expect(Listing.of(["a", "b"], comma: "、", and: "和") == "a和b")
    #expect(Listing.of(["a"], comma: ", ", and: " and ") == "a")
    #expect(Listing.of([], comma: ", ", and: " and ") == "")
  }
}
