internal import QuizEngine

/// An explanation says too little or too much.
struct ExplanationLengthOutOfRange: DiagnosticRule {
  static let id = "explanation-length-out-of-range"
  static let why = "A sentence or two are what a player reads who just learned the answer."

  let count: Int
  let range: ClosedRange<Int>

  var message: String {
    "The explanation has \(count) characters; \(range.lowerBound) to \(range.upperBound) are a sentence or two."
  }

  var help: String { "Say one thing more that is worth knowing, or leave out what is less so." }
}

extension ExplanationLengthOutOfRange: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    let text = question.question.explanation
    let range = text.isMostlyFullWidth ? 15...130 : 40...320
    return text.isEmpty || range.contains(text.count) ? [] : [(Self(count: text.count, range: range), text)]
  }
}
