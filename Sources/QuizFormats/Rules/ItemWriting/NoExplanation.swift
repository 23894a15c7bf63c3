internal import QuizEngine

/// A trivia question has no explanation.
struct NoExplanation: DiagnosticRule {
  static let id = "no-explanation"
  static let why = "After the answer, players want to know more."

  var message: String { "The question has no explanation." }
  var help: String { "Write a sentence or two under “explanation”." }
}

extension NoExplanation: QuestionRule {
  static var checksTranslations: Bool { false }

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.question.explanation.isEmpty ? [(Self(), entry.question.text)] : []
  }
}
