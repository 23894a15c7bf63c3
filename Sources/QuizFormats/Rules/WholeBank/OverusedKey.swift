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
    bank.itemsByLanguage.flatMap { _, indices -> [BankRuleViolation] in
      let most = max(4, indices.count / 250)
      let byKey = Dictionary(grouping: indices) { bank.questions[$0].question.key.lowercased() }
      return byKey.values.filter { $0.count > most }.map { uses in
        let key = bank.questions[uses[most]].question.key
        return BankRuleViolation(Self(answer: key, count: uses.count, limit: most), in: uses[most], at: key)
      }
    }
  }
}
