import QuizEngine
import Testing

@testable import QuizPages

struct PluralTests {
  /// Numbers that distinguish all plural forms.
  private static let telling = [
    0, 1, 2, 3, 4, 5, 10, 11, 12, 14, 15, 20, 21, 22, 25, 100, 101, 102, 105, 111, 112, 122,
  ]

  /// The text with non-breaking spaces.
  private func unbroken(_ text: String) -> String { text.replacing(" ", with: "\u{A0}") }

  @Test(arguments: [
    (0, "0 вопросов"), (1, "1 вопрос"), (2, "2 вопроса"), (4, "4 вопроса"), (5, "5 вопросов"), (11, "11 вопросов"),
    (12, "12 вопросов"), (14, "14 вопросов"), (21, "21 вопрос"), (22, "22 вопроса"), (25, "25 вопросов"),
    (100, "100 вопросов"), (101, "101 вопрос"), (111, "111 вопросов"), (112, "112 вопросов"), (122, "122 вопроса"),
  ])
  func `Russian has the right plural of questions`(count: Int, expected: String) {
    #expect(Texts.russian.introduction.questions(count) == unbroken(expected))
  }

  @Test(arguments: [
    (1, "1 минуты"), (2, "2 минут"), (5, "5 минут"), (11, "11 минут"), (21, "21 минуты"),
  ])
  func `Russian has the right plural of minutes`(count: Int, expected: String) {
    #expect(Texts.russian.introduction.minutes(count) == "около \(unbroken(expected))")
  }

  @Test(arguments: [(1, "1 тест"), (3, "3 теста"), (12, "12 тестов"), (121, "121 тест")])
  func `Russian has the right plural of results`(count: Int, expected: String) {
    #expect(Texts.russian.front.found(count, "кот") == "По запросу «кот»\u{A0}— \(unbroken(expected))")
  }

  @Test(arguments: [
    (Language("en"), "甲, 乙 and 丙", "甲 and 乙"), (Language("ru"), "甲, 乙 и 丙", "甲 и 乙"),
    (Language("zh-Hant"), "甲、乙和丙", "甲和乙"),
  ])
  func `names are joined as the language does`(language: Language, three: String, two: String) throws {
    let tie = try #require(Texts[language]).result.decidedByOrder
    func plain(_ text: String) -> String { text.replacing("\u{A0}", with: " ") }
    #expect(plain(tie(["甲", "乙", "丙"])).contains(three), "\(tie(["甲", "乙", "丙"]))")
    #expect(plain(tie(["甲", "乙"])).contains(two), "\(tie(["甲", "乙"]))")
  }

  @Test(arguments: [(0, "0 questions"), (1, "1 question"), (2, "2 questions")])
  func `English has the right plural of questions`(count: Int, expected: String) {
    #expect(Texts.english.introduction.questions(count) == expected)
  }

  /// `LanguageRules` must know every word that follows a number in any entry. The word must have the plural form of
  /// that rule.
  @Test(arguments: Texts.all.map(\.language))
  func `a word after a number has the plural form for it`(language: Language) throws {
    let texts = try #require(Texts[language])
    let rules = try #require(LanguageRules.of(texts))
    for entry in TextEntry.all(of: texts) {
      for index in 0..<(entry.parameters?.numbers ?? 0) {
        let wrong = Self.telling.first { !rules.agree(with: entry, index, $0) }
        #expect(wrong == nil, "\(entry.path): “\(entry.text([wrong ?? 0, wrong ?? 0], rules.names))”")
      }
    }
  }

  @Test func `the plural check finds a wrong form and an unknown word`() throws {
    let rules = try #require(LanguageRules.of(.russian))
    #expect(rules.agrees("ещё 21 вопрос из 30", 21) && rules.agrees("вопрос 21, последний", 21))
    #expect(!rules.agrees("ещё 21 вопросов", 21))
    #expect(!rules.agrees("ещё 21 вопросы", 21))
    #expect(!rules.agrees("ещё 21 слон", 21))
  }

  @Test func `lists of names follow each language's style`() {
    #expect(ListFormat.joined(["a", "b", "c"], comma: ", ", and: " and ") == "a, b and c")
    #expect(ListFormat.joined(["a", "b"], comma: "、", and: "和") == "a和b")
    #expect(ListFormat.joined(["a"], comma: ", ", and: " and ") == "a")
    #expect(ListFormat.joined([], comma: ", ", and: " and ") == "")
  }
}

extension LanguageRules {
  /// Whether an entry is correct for a number in its first or second place.
  fileprivate func agree(with entry: TextEntry, _ index: Int, _ count: Int) -> Bool {
    var numbers = [777, 888]
    let unchanged = entry.text(numbers, names).replacing("\(numbers[index])", with: "\(count)")
    numbers[index] = count
    let text = entry.text(numbers, names)
    return nouns.isEmpty ? text == unchanged : agrees(text, count)
  }

  /// Whether the word after the number is a noun in the right form, or a word that the number doesn't count.
  fileprivate func agrees(_ text: String, _ number: Int) -> Bool {
    let pieces = text.replacing("\u{A0}", with: " ").split(separator: " ", omittingEmptySubsequences: false)
    return pieces.indices.allSatisfy { index in
      guard pieces[index].drop(while: { !$0.isNumber }) == "\(number)",
        let first = pieces[index...].dropFirst().first?.first, first.isLetter
      else {
        return true
      }
      let rest = pieces[(index + 1)...].joined(separator: " ")
      let word = rest.prefix { $0.isLetter }
      return afterNumbers.contains(String(word)) || nouns.contains { rest.startsWith(word: $0.forms[$0.form(number)]) }
    }
  }
}

extension String {
  fileprivate func startsWith(word: String) -> Bool {
    hasPrefix(word) && !(dropFirst(word.count).first?.isLetter ?? false)
  }
}
