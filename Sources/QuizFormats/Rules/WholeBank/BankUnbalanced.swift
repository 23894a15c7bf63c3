internal import QuizEngine

/// A category or a difficulty has many more or far fewer questions than the others.
struct BankUnbalanced: DiagnosticRule {
  static let id = "bank-unbalanced"
  static let why =
    "Each day asks one question of each difficulty, from any category. Rare kinds are used up, or hardly seen."

  let language: Language
  /// A difficulty or a category, after “questions are”.
  let group: String
  let count: Int
  let expected: Int

  var message: String {
    """
    In “\(language.tag)”, \(count.grouped) questions are \(group); an equal share would be \
    \(expected.grouped).
    """
  }

  var help: String { "Write questions of the kinds that are rare." }
}

extension BankUnbalanced: BankRule {
  /// Smaller banks aren't checked.
  private static let minQuestions = 60

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.entriesByLanguage.flatMap { language, all -> [BankRuleViolation] in
      let indices = all.filter { !bank.entries[$0].isTranslation }
      guard indices.count >= minQuestions else { return [] }
      let questions = indices.map { bank.entries[$0].question }
      let difficulties = Difficulty.allCases.map { group in
        (group.rawValue, questions.count { $0.difficulty == group }, questions.count / Difficulty.allCases.count)
      }
      let categories = TriviaCategory.allCases.map { group in
        (
          "about \(group.rawValue)", questions.count { $0.category == group },
          questions.count / TriviaCategory.allCases.count
        )
      }
      return (difficulties + categories).filter { abs($0.1 - $0.2) * 4 > $0.2 }.map { group, count, expected in
        let rule = Self(language: language, group: group, count: count, expected: expected)
        return BankRuleViolation(rule, in: indices[0], at: "", isAboutBank: true)
      }
    }
  }
}
