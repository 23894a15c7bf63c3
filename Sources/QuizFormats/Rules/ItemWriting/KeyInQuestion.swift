internal import QuizEngine

/// The question holds its own right answer, or a telling word of it that no wrong answer has.
struct KeyInQuestion: DiagnosticRule {
  static let id = "key-in-question"
  static let why = "It can be answered by reading alone."

  let word: String

  var message: String { "The question holds \(word.quoted), which of all answers only the right one has." }
  var help: String { "Put the question in other words." }
}

extension KeyInQuestion: ItemRule {
  /// Shorter words than this tell little.
  private static let minimumLength = 4

  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    guard question.words.text.sharedCount(with: question.words.key) > 0 else { return [] }
    let asked = Set(question.words.text.words)
    let others = Set(question.question.distractors.flatMap { BagOfWords($0).words })
    let telling = question.question.key.split { !($0.isLetter || $0.isNumber) }.first { word in
      let hashes = BagOfWords(String(word)).words
      return word.count >= minimumLength && !hashes.isEmpty
        && hashes.allSatisfy { asked.contains($0) && !others.contains($0) }
    }
    return telling.map { [(Self(word: String($0)), question.question.text)] } ?? []
  }
}
