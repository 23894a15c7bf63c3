internal import QuizEngine

/// A trivia question has no source.
struct NoSource: DiagnosticRule {
  static let id = "no-source"
  static let why = "Without a source nobody can check the answer."

  var message: String { "The question has no source." }
  var help: String { "Name an encyclopaedia article, a standard or a book under “source”." }
}

extension NoSource: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.question.source.isEmpty ? [(Self(), question.question.text)] : []
  }
}
