internal import QuizEngine

/// Two trivia questions have the same words but different right answers.
struct ConflictingKey: DiagnosticRule {
  static let id = "conflicting-key"
  static let why = "One of them is wrong, or the question has several right answers."

  let other: String

  var message: String { "The same question has another right answer in \(other)." }
  var help: String { "Look up both answers, and correct or remove the wrong question." }
}

extension ConflictingKey: BankRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var index = NearDuplicateIndex(limit: .max)
    return bank.entries.enumerated().compactMap { number, entry in
      let found = index.add(entry.words, of: entry.question, number: Int32(number))
      guard let found, found.match == .conflictingKey else { return nil }
      return BankRuleViolation(Self(other: bank.label(of: Int(found.number))), in: number, at: entry.question.text)
    }
  }
}
