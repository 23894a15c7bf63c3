internal import QuizEngine

/// A trivia question has no source.
struct NoSource: DiagnosticRule {
  static let id = "no-source"
  static let why = "Nobody can look it up, neither a player who doubts it nor whoever has to mend it."

  var message: String { "The question has no source." }
  var help: String { "Name an encyclopaedia’s entry, a standard or a book under “source”." }
}

extension NoSource: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.question.source.isEmpty ? [(Self(), question.question.text)] : []
  }
}
