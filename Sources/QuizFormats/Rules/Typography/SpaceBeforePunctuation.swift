internal import QuizEngine

/// There is a space before a punctuation mark.
struct SpaceBeforePunctuation: DiagnosticRule {
  static let id = "space-before-punctuation"
  static let why =
    "At a line break the mark would begin the next line. (French uses such spaces, so it isn't checked.)"

  let character: Character

  var message: String { "There is a space before \(String(character).quoted)." }
  var help: String { "Remove it." }
}

extension SpaceBeforePunctuation: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    guard !entry.question.language.tag.hasPrefix("fr") else { return [] }
    return entry.texts.compactMap { text in punctuation(in: text).map { (Self(character: $0), text) } }
  }

  /// Ignores marks that begin a word, as in “.NET” or “… and so on”.
  private static func punctuation(in text: String) -> Character? {
    guard mayContainOne(text) else { return nil }
    let characters = Array(text)
    return characters.indices.dropFirst().first { index in
      let isAtEnd = index + 1 == characters.count || !(characters[index + 1].isLetter || characters[index + 1].isNumber)
      return ",.;:?!，。；：？！".contains(characters[index]) && characters[index - 1].isWhitespace && isAtEnd
        && (index + 1 == characters.count || characters[index + 1] != ".")
    }.map { characters[$0] }
  }

  /// A fast check: whether a space precedes a mark or a non-ASCII character.
  private static func mayContainOne(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { blank, next in
      (blank == 0x20 || blank >= 0x80) && (next >= 0xE0 || [0x2C, 0x2E, 0x3B, 0x3A, 0x3F, 0x21].contains(next))
    }
  }
}
