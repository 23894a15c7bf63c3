internal import QuizEngine

/// A trivia question takes long to read.
struct QuestionTooLong: DiagnosticRule {
  static let id = "question-too-long"
  static let why =
    "The watch runs while players read; ten seconds of it are some 160 letters, or 60 Chinese characters."

  let count: Int
  let limit: Int

  var message: String { "The question has \(count) characters; \(limit) can be read in ten seconds." }
  var help: String { "Leave out what isn't needed for the answer; the explanation has room for it." }
}

extension QuestionTooLong: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    let text = question.question.text
    let most = text.isMostlyFullWidth ? 60 : 160
    return text.count > most ? [(Self(count: text.count, limit: most), text)] : []
  }
}

extension String {
  /// Whether most of it is written in characters that stand for words.
  var isMostlyFullWidth: Bool { count { $0.displayWidth == 2 } * 2 > count }
}
