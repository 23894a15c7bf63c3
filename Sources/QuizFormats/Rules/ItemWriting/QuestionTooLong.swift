internal import QuizEngine

/// A trivia question takes too long to read.
struct QuestionTooLong: DiagnosticRule {
  static let id = "question-too-long"
  static let why =
    "The stopwatch runs while players read: 160 letters or 60 Chinese characters take about ten seconds."

  let count: Int
  let limit: Int

  var message: String { "The question has \(count) characters; players read \(limit) in ten seconds." }
  var help: String { "Move what the answer doesn't need to the explanation." }
}

extension QuestionTooLong: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let text = entry.question.text
    let limit = text.isMostlyFullWidth ? 60 : 160
    return text.count > limit ? [(Self(count: text.count, limit: limit), text)] : []
  }
}

extension String {
  /// Whether most characters are full-width, as in Chinese.
  var isMostlyFullWidth: Bool { count { $0.displayWidth == 2 } * 2 > count }
}
