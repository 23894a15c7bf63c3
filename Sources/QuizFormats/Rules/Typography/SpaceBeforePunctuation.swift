internal import QuizEngine

/// A blank stands before a full stop, comma or the like.
struct SpaceBeforePunctuation: DiagnosticRule {
  static let id = "space-before-punctuation"
  static let why =
    "The mark would begin a line of its own where the line breaks. (French, which sets such blanks, is spared.)"

  let mark: Character

  var message: String { "A blank stands before \(String(mark).quoted)." }
  var help: String { "Leave it out." }
}

extension SpaceBeforePunctuation: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    guard !question.question.language.tag.hasPrefix("fr") else { return [] }
    return question.texts.compactMap { text in mark(in: text).map { (Self(mark: $0), text) } }
  }

  /// Not one that begins a word, as in “.NET” or “… and so on”.
  private static func mark(in text: String) -> Character? {
    guard mayContainOne(text) else { return nil }
    let characters = Array(text)
    return characters.indices.dropFirst().first { place in
      let isAtEnd = place + 1 == characters.count || !(characters[place + 1].isLetter || characters[place + 1].isNumber)
      return ",.;:?!，。；：？！".contains(characters[place]) && characters[place - 1].isWhitespace && isAtEnd
        && (place + 1 == characters.count || characters[place + 1] != ".")
    }.map { characters[$0] }
  }

  /// A quick look: whether any blank stands before a mark, or before what isn't ASCII.
  private static func mayContainOne(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { blank, next in
      (blank == 0x20 || blank >= 0x80) && (next >= 0xE0 || [0x2C, 0x2E, 0x3B, 0x3A, 0x3F, 0x21].contains(next))
    }
  }
}
