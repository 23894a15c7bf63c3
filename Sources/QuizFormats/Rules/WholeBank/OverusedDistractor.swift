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
    bank.entriesByLanguage.flatMap { _, indices -> [BankRuleViolation] in
      let limit = max(6, indices.count / 100)
      let keys = Set(indices.map { bank.entries[$0].question.correctAnswer.lowercased() })
      var uses: [String: [Int]] = [:]
      for index in indices {
        for wrong in bank.entries[index].question.distractors { uses[wrong.lowercased(), default: []].append(index) }
      }
      return uses.filter { $0.value.count > limit && !keys.contains($0.key) && $0.key.contains(where: \.isLetter) }
        .compactMap { answer, uses in
          let spelling = bank.entries[uses[limit]].question.distractors.first { $0.lowercased() == answer }
          return spelling.map {
            BankRuleViolation(Self(answer: $0, count: uses.count, limit: limit), in: uses[limit], at: $0)
          }
        }
    }
  }
}
