internal import QuizEngine

/// The same answer is right in too many questions.
struct OverusedKey: DiagnosticRule {
  static let id = "overused-key"
  static let why = "Players notice, and press it when they don't know."

  let answer: String
  let count: Int
  let limit: Int

  var message: String { "The answer \(answer.quoted) is right in \(count.grouped) questions; up to \(limit) are fine." }
  var help: String { "Rewrite some of them to have other answers." }
}

extension OverusedKey: BankRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.entriesByLanguage.flatMap { _, indices -> [BankRuleViolation] in
      let limit = max(4, indices.count / 250)
      let byKey = Dictionary(grouping: indices) { bank.entries[$0].question.correctAnswer.lowercased() }
      return byKey.values.filter { $0.count > limit }.map { uses in
        let key = bank.entries[uses[limit]].question.correctAnswer
        return BankRuleViolation(Self(answer: key, count: uses.count, limit: limit), in: uses[limit], at: key)
      }
    }
  }
}
