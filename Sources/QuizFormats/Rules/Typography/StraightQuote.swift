internal import QuizEngine

/// A text of a trivia question has a straight quotation mark or apostrophe.
struct StraightQuote: DiagnosticRule {
  static let id = "straight-quote"
  static let why = "It looks wrong next to typographic quotation marks."

  let character: Character

  var message: String { "The text has a straight \(character == "'" ? "apostrophe" : "quotation mark")." }
  var help: String { "Write ’ for an apostrophe, and “ ” « » 「 」 for quotation marks, by language." }
}

extension StraightQuote: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.texts.compactMap { text in text.first { $0 == "'" || $0 == "\"" }.map { (Self(character: $0), text) } }
  }
}
