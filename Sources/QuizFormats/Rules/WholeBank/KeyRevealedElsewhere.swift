internal import QuizEngine

/// Another question reveals this question's right answer.
struct KeyRevealedElsewhere: DiagnosticRule {
  static let id = "key-revealed-elsewhere"
  static let why = "Players who have read the other question know the answer."

  let other: String

  var message: String { "The text of \(other) reveals the right answer." }
  var help: String { "Reword that question, or remove one of the two." }
}

extension KeyRevealedElsewhere: BankRule {
  /// Words in more questions than this reveal nothing.
  private static let maxUses = 300

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var uses: [UInt64: [Int]] = [:]
    for (index, entry) in bank.entries.enumerated() {
      for word in entry.words.text.words { uses[word, default: []].append(index) }
    }
    return bank.entries.indices.compactMap { index in
      let entry = bank.entries[index]
      let rarest = entry.words.correctAnswer.words.map { uses[$0] ?? [] }.min { $0.count < $1.count } ?? []
      guard rarest.count <= maxUses else { return nil }
      let other = rarest.first { $0 != index && reveals(bank.entries[$0], entry) }
      return other.map { BankRuleViolation(Self(other: bank.label(of: $0)), in: index, at: entry.question.text) }
    }
  }

  /// Whether one question's text contains the other's right answer and most of its words, including a name or a number.
  private static func reveals(_ one: BankCheckInput.Entry, _ other: BankCheckInput.Entry) -> Bool {
    let text = one.words.text
    let asked = other.words.text
    guard one.question.language == other.question.language, text.contains(all: other.words.correctAnswer) else {
      return false
    }
    let shared = Set(text.words).intersection(asked.words).subtracting(other.words.correctAnswer.words)
    return shared.count >= 2 && shared.count * 2 >= asked.words.count && !shared.isDisjoint(with: asked.namesAndNumbers)
  }
}
