internal import QuizEngine

/// A trivia question has no question mark, and no gap that the answer fills.
struct NoQuestionMark: DiagnosticRule {
  static let id = "no-question-mark"
  static let why = "Players look for the question mark."

  var message: String { "The question has no question mark." }
  var help: String { "End it with “?”, or with “…” if the answer completes the sentence." }
}

extension NoQuestionMark: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let text = entry.question.text
    let isAsking = text.contains { "?？؟;…".contains($0) } || text.contains("__")
    return isAsking ? [] : [(Self(), text)]
  }
}
