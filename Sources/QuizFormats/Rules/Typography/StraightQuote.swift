internal import QuizEngine

/// A text of a trivia question has a straight quotation mark or apostrophe.
struct StraightQuote: DiagnosticRule {
  static let id = "straight-quote"
  static let why = "It looks wrong next to typographic quotation marks."

  let character: Character

  var message: String { "The text has a straight \(character == "'" ? "apostrophe" : "quotation mark")." }
  var help: String { "Write ’ for an apostrophe, and “ ” « » 「 」 for quotation marks, by language." }
}

extension StraightQuote: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.texts.compactMap { text in text.first { $0 == "'" || $0 == "\"" }.map { (Self(character: $0), text) } }
  }
}
