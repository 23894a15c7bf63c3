internal import QuizEngine

/// The same wrong answer occurs in too many questions.
struct OverusedDistractor: DiagnosticRule {
  static let id = "overused-distractor"
  static let why = "Players learn that it is never right."

  let answer: String
  let count: Int
  let limit: Int

  var message: String {
    "The wrong answer \(answer.quoted) occurs in \(count.grouped) questions and is never right; up to \(limit) are fine."
  }

  var help: String { "Use other wrong answers, or add a question to which it is the right answer." }
}

extension OverusedDistractor: BankRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.itemsByLanguage.flatMap { _, indices -> [BankRuleViolation] in
      let most = max(6, indices.count / 100)
      let keys = Set(indices.map { bank.questions[$0].question.key.lowercased() })
      var uses: [String: [Int]] = [:]
      for index in indices {
        for wrong in bank.questions[index].question.distractors { uses[wrong.lowercased(), default: []].append(index) }
      }
      return uses.filter { $0.value.count > most && !keys.contains($0.key) && $0.key.contains(where: \.isLetter) }
        .compactMap { answer, uses in
          let spelled = bank.questions[uses[most]].question.distractors.first { $0.lowercased() == answer }
          return spelled.map {
            BankRuleViolation(Self(answer: $0, count: uses.count, limit: most), in: uses[most], at: $0)
          }
        }
    }
  }
}
