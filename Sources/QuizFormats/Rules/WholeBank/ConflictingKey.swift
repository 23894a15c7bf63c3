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
    return bank.questions.enumerated().compactMap { place, question in
      let found = index.add(question.words, of: question.question, at: Int32(place))
      guard let found, found.likeness == .conflictingKey else { return nil }
      return BankRuleViolation(Self(other: bank.label(of: Int(found.place))), in: place, at: question.question.text)
    }
  }
}
