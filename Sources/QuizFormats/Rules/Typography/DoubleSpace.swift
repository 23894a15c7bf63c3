internal import QuizEngine

/// A text of a trivia question has two spaces in a row.
struct DoubleSpace: DiagnosticRule {
  static let id = "double-space"
  static let why = "It is a typing mistake, and makes equal answers differ."

  var message: String { "There are two spaces in a row." }
  var help: String { "Remove one of them." }
}

extension DoubleSpace: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.texts.filter { $0.contains("  ") }.map { (Self(), $0) }
  }
}

extension BankCheckInput.Entry {
  /// All texts that players read.
  var texts: [String] {
    [question.text] + answers + [question.explanation, question.source].filter { !$0.isEmpty }
  }
}
