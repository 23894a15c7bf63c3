internal import QuizEngine

/// Another question says what this one asks.
struct KeyRevealedElsewhere: DiagnosticRule {
  static let id = "key-revealed-elsewhere"
  static let why = "Who has read the other one knows the answer to this."

  let other: String

  var message: String { "What this asks stands in \(other), with the right answer." }
  var help: String { "Put that one in words that don't tell it, or take one of the two out." }
}

extension KeyRevealedElsewhere: BankRule {
  /// A word that more questions have tells nothing.
  private static let maxUses = 300

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var uses: [UInt64: [Int]] = [:]
    for (place, question) in bank.questions.enumerated() {
      for word in question.words.text.words { uses[word, default: []].append(place) }
    }
    return bank.questions.indices.compactMap { place in
      let question = bank.questions[place]
      let rarest = question.words.key.words.map { uses[$0] ?? [] }.min { $0.count < $1.count } ?? []
      guard rarest.count <= maxUses else { return nil }
      let teller = rarest.first { $0 != place && reveals(bank.questions[$0], question) }
      return teller.map { BankRuleViolation(Self(other: bank.label(of: $0)), in: place, at: question.question.text) }
    }
  }

  /// Whether one question's text has the other's right answer and most of what that asks, a name or number among it.
  private static func reveals(_ one: BankCheckInput.Item, _ other: BankCheckInput.Item) -> Bool {
    let (text, asked) = (one.words.text, other.words.text)
    guard one.question.language == other.question.language, text.contains(all: other.words.key) else { return false }
    let shared = Set(text.words).intersection(asked.words).subtracting(other.words.key.words)
    return shared.count >= 2 && shared.count * 2 >= asked.words.count && !shared.isDisjoint(with: asked.namesAndNumbers)
  }
}
