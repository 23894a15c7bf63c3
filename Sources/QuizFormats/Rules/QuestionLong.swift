internal import QuizEngine

/// A trivia question takes long to read.
struct QuestionLong: Rule {
  static let id = "question-long"
  static let why =
    "The watch runs while players read; ten seconds of it are some 160 letters, or 60 Chinese characters."

  let count: Int
  let most: Int

  var message: String { "The question has \(count) characters; \(most) can be read in ten seconds." }
  var help: String { "Leave out what isn't needed for the answer; the explanation has room for it." }
}

extension QuestionLong: QuestionRule {
  static func look(at question: CheckedBank.Question) -> [(rule: Self, spot: String)] {
    let text = question.question.text
    let most = text.isWide ? 60 : 160
    return text.count > most ? [(Self(count: text.count, most: most), text)] : []
  }
}

extension String {
  /// Whether most of it is written in characters that stand for words.
  var isWide: Bool { count { $0.displayWidth == 2 } * 2 > count }
}
