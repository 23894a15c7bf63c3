/// What a column of a table with trivia holds.
enum BankColumn: Hashable {
  /// A wrong answer; there may be several such columns, and empty cells in them.
  case wrong
  /// What stands under a key of ``ObjectShape/trivia``.
  case key(String, isRequired: Bool)

  /// - Parameter name: as a header writes it; case, blanks, hyphens and underscores don't matter.
  init?(named name: String) {
    let word = name.lowercased().filter { $0.isLetter || $0.isNumber }
    switch word {
    case "category", "difficulty", "question": self = .key(word, isRequired: true)
    case "correctanswer", "answer", "correct": self = .key("answer", isRequired: true)
    case "id", "language", "explanation", "source": self = .key(word, isRequired: false)
    case "licence", "license": self = .key("licence", isRequired: false)
    default:
      let isWrong = ["incorrectanswer", "wronganswer", "incorrect", "wrong"].contains { stem in
        word.hasPrefix(stem) && word.dropFirst(stem.count).allSatisfy(\.isNumber)
      }
      guard isWrong else { return nil }
      self = .wrong
    }
  }

  /// Those without which a question can't be.
  static let required = ["category", "difficulty", "question", "correctAnswer", "incorrect1"]

  static let names =
    required + ["incorrect2", "incorrect3", "explanation", "source", "licence", "language", "id"]
}
