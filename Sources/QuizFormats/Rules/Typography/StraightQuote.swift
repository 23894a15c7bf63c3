internal import QuizEngine

/// A text of a trivia question has a typewriter's quotation mark or apostrophe.
struct StraightQuote: DiagnosticRule {
  static let id = "straight-quote"
  static let why = "Beside well-set text it looks like a slip."

  let mark: Character

  var message: String { "A typewriter’s \(mark == "'" ? "apostrophe" : "quotation mark") stands in the text." }
  var help: String { "Write ’ for an apostrophe, and “ ” « » 「 」 around what is quoted, as the language has it." }
}

extension StraightQuote: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.texts.compactMap { text in text.first { $0 == "'" || $0 == "\"" }.map { (Self(mark: $0), text) } }
  }
}
