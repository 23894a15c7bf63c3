internal import QuizEngine

/// An explanation is too short or too long.
struct ExplanationLengthOutOfRange: DiagnosticRule {
  static let id = "explanation-length-out-of-range"
  static let why = "After the answer, players read a sentence or two."

  let count: Int
  let range: ClosedRange<Int>

  var message: String {
    "The explanation has \(count) characters; \(range.lowerBound) to \(range.upperBound) are a sentence or two."
  }

  var help: String { "Add a fact that is worth knowing, or remove what matters less." }
}

extension ExplanationLengthOutOfRange: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let text = entry.question.explanation
    let range = text.isMostlyFullWidth ? 15...130 : 40...320
    return text.isEmpty || range.contains(text.count) ? [] : [(Self(count: text.count, range: range), text)]
  }
}
