internal import QuizEngine

/// Two answers of a question differ only in spelling.
struct EquivalentAnswers: DiagnosticRule {
  static let id = "equivalent-answers"
  static let why = "Either both are right, or both are wrong."

  let first: String
  let second: String

  var message: String { "\(first.quoted) and \(second.quoted) are the same answer." }
  var help: String { "Replace one of them by another answer." }
}

extension EquivalentAnswers: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let answers = entry.answers
    for (index, answer) in answers.enumerated() {
      let same = answers[..<index].first { normalized($0) == normalized(answer) && !normalized(answer).isEmpty }
      if let same { return [(Self(first: same, second: answer), answer)] }
    }
    return []
  }

  /// Compares letters and digits, and other characters except spaces between digits: −5 isn't 5.
  private static func normalized(_ answer: String) -> [[UInt8]] {
    answer.split { $0.isWhitespace || ".,’'".contains($0) }.map { part in
      part.allSatisfy { $0.isLetter } ? SpellingFold.fold(part) : Array(part.lowercased().utf8)
    }
  }
}
