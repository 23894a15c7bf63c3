internal import QuizEngine

/// One answer of a question is much longer than another.
struct UnevenAnswerLengths: DiagnosticRule {
  static let id = "uneven-answer-lengths"
  static let why = "An answer that stands out is easy to guess, or to rule out."

  let longest: String
  let shortest: String

  var message: String { "\(longest.quoted) is more than three times as long as \(shortest.quoted)." }
  var help: String { "Make the answers about equally long." }
}

extension UnevenAnswerLengths: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let sorted = entry.answers.sorted { $0.count < $1.count }
    // A translator can't choose how long a name is.
    let leastLength = entry.isTranslation ? 6 : 4
    guard let short = sorted.first, let long = sorted.last, long.count > 3 * max(leastLength, short.count) else {
      return []
    }
    return [(Self(longest: long, shortest: short), long)]
  }
}
