internal import QuizEngine

/// The question contains its right answer, or a word that only the right answer has.
struct KeyInQuestion: DiagnosticRule {
  static let id = "key-in-question"
  static let why = "Players can find the answer by reading the question."

  let word: String

  var message: String { "The question contains \(word.quoted), which only the right answer has." }
  var help: String { "Reword the question." }
}

extension KeyInQuestion: ItemRule {
  /// Shorter words say too little about the answer.
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
