internal import QuizEngine

/// A trivia question has no source.
struct NoSource: DiagnosticRule {
  static let id = "no-source"
  static let why = "Without a source nobody can check the answer."

  var message: String { "The question has no source." }
  var help: String { "Name an encyclopaedia article, a standard or a book under “source”." }
}

extension NoSource: QuestionRule {
  static var checksTranslations: Bool { false }

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.question.source.isEmpty ? [(Self(), entry.question.text)] : []
  }
}
