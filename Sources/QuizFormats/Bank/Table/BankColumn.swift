/// What a column of a table with trivia holds.
enum BankColumn: Hashable {
  /// A wrong answer; there may be several such columns, and empty cells in them. In one without a number a cell may hold a
  /// list of them.
  case distractor(mayBeList: Bool)
  /// An answer, right or wrong; another column says which is right. The number is the one of its name: 2 for `ReceivedResponse 2`,
  /// `Option B` and `B`.
  case option(number: Int?, mayBeList: Bool)
  /// What stands under a key of ``ObjectSchema/trivia``.
  case field(String, isRequired: Bool)
  /// Known, and nothing to take: a time limit.
  case ignored

  /// - Parameter name: as a header writes it; case, blanks, hyphens and underscores don't matter.
  init?(named name: String) {
    if let column = Self.known(name) {
      self = column
    } else if let end = ["(", " - ", " – "].compactMap({ name.firstRange(of: $0)?.lowerBound }).min(),
      let column = Self.known(String(name[..<end]))
    {
      self = column
    } else {
      return nil
    }
  }

  private static func known(_ name: String) -> BankColumn? {
    let word = name.lowercased().filter { $0.isLetter || $0.isNumber }
    switch word {
    case "category", "difficulty", "question": return .field(word, isRequired: true)
    case "correctanswer", "correctanswers", "answer", "correct", "rightanswer", "correctoption", "correctchoice":
      return .field("answer", isRequired: true)
    case "id", "language", "explanation", "source": return .field(word, isRequired: false)
    case "licence", "license": return .field("licence", isRequired: false)
    case "incorrectanswers", "wronganswers", "incorrectanswer", "wronganswer", "incorrect", "wrong", "distractors":
      return .distractor(mayBeList: true)
    case "options", "choices", "answers": return .option(number: nil, mayBeList: true)
    case "timelimit", "timelimitsec": return .ignored
    default: return numbered(word)
    }
  }

  private static func numbered(_ word: String) -> BankColumn? {
    for stem in ["incorrectanswer", "wronganswer", "incorrect", "wrong", "distractor"] where word.hasPrefix(stem) {
      if word.dropFirst(stem.count).allSatisfy(\.isNumber) { return .distractor(mayBeList: false) }
    }
    for stem in ["answer", "option", "choice", ""] where word.hasPrefix(stem) {
      let rest = word.dropFirst(stem.count)
      if let number = letterNumber(rest) { return .option(number: number, mayBeList: false) }
      if !stem.isEmpty, (1...2).contains(rest.utf8.count), let number = Int(rest) {
        return .option(number: number, mayBeList: false)
      }
    }
    return nil
  }

  /// 1 for `a`, 2 for `b` and so on.
  static func letterNumber(_ text: some StringProtocol) -> Int? {
    guard text.utf8.count == 1, let byte = text.utf8.first else { return nil }
    switch byte {
    case 0x41...0x5A: return Int(byte) - 0x40
    case 0x61...0x7A: return Int(byte) - 0x60
    default: return nil
    }
  }

  /// Those without which a question can't be.
  static let required = ["category", "difficulty", "question", "correctAnswer", "incorrect1"]

  static let names =
    required + ["incorrect2", "incorrect3", "explanation", "source", "licence", "language", "id"]
}
