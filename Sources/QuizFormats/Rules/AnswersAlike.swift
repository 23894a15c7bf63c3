internal import QuizEngine

/// Two answers of a question differ in their spelling only.
struct AnswersAlike: Rule {
  static let id = "answers-alike"
  static let why = "Both would be right, or neither."

  let one: String
  let other: String

  var message: String { "\(one.quoted) and \(other.quoted) are the same." }
  var help: String { "Put another answer in the place of one of them." }
}

extension AnswersAlike: QuestionRule {
  static func look(at question: CheckedBank.Question) -> [(rule: Self, spot: String)] {
    let answers = question.answers
    for (place, answer) in answers.enumerated() {
      let same = answers[..<place].first { spelled($0) == spelled(answer) && !spelled(answer).isEmpty }
      if let same { return [(Self(one: same, other: answer), answer)] }
    }
    return []
  }

  /// Letters and digits; where there are others than blanks between them, those too: −5 isn't 5.
  private static func spelled(_ answer: String) -> [[UInt8]] {
    answer.split { $0.isWhitespace || ".,’'".contains($0) }.map { part in
      part.allSatisfy { $0.isLetter } ? SpellingFold.fold(part) : Array(part.lowercased().utf8)
    }
  }
}
