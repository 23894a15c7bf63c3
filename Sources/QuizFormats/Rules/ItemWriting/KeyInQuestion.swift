internal import QuizEngine

/// The question contains its right answer, or a word that only the right answer has.
struct KeyInQuestion: DiagnosticRule {
  static let id = "key-in-question"
  static let why = "Players can find the answer by reading the question."

  let word: String

  var message: String { "The question contains \(word.quoted), which only the right answer has." }
  var help: String { "Reword the question." }
}

extension KeyInQuestion: QuestionRule {
  /// Shorter words say too little about the answer.
  private static let minimumLength = 4

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    guard entry.words.text.sharedCount(with: entry.words.correctAnswer) > 0 else { return [] }
    let asked = Set(entry.words.text.words)
    let others = Set(entry.question.distractors.flatMap { BagOfWords($0).words })
    let revealed = entry.question.correctAnswer.split { !($0.isLetter || $0.isNumber) }.first { word in
      let hashes = BagOfWords(String(word)).words
      return word.count >= minimumLength && !hashes.isEmpty
        && hashes.allSatisfy { asked.contains($0) && !others.contains($0) }
    }
    return revealed.map { [(Self(word: String($0)), entry.question.text)] } ?? []
  }
}
