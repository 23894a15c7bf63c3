internal import QuizEngine

/// Two blanks follow each other in a text of a trivia question.
struct DoubleSpace: DiagnosticRule {
  static let id = "double-space"
  static let why = "It is a slip of the keyboard, and makes two answers of one."

  var message: String { "Two blanks follow each other." }
  var help: String { "Leave one of them out." }
}

extension DoubleSpace: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.texts.filter { $0.contains("  ") }.map { (Self(), $0) }
  }
}

extension BankCheckInput.Item {
  /// Everything that players read.
  var texts: [String] {
    [question.text] + answers + [question.explanation, question.source].filter { !$0.isEmpty }
  }
}
