internal import QuizEngine

/// A category or a difficulty has many more or far fewer questions than the others.
struct BankUnbalanced: DiagnosticRule {
  static let id = "bank-unbalanced"
  static let why =
    "A day asks one question of each difficulty, of any category: what is rare is used up, or hardly seen."

  let language: Language
  let kind: String
  let count: Int
  let expected: Int

  var message: String {
    """
    Of the questions in “\(language.tag)”, \(count.grouped) are \(kind); as many as of the others would be \
    \(expected.grouped).
    """
  }

  var help: String { "Write some where they are missing." }
}

extension BankUnbalanced: BankRule {
  /// With fewer questions nothing can be balanced.
  private static let leastQuestions = 60

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.itemsByLanguage.filter { $0.questions.count >= leastQuestions }.flatMap {
      language, places -> [BankRuleViolation] in
      let questions = places.map { bank.questions[$0].question }
      let difficulties = Difficulty.allCases.map { kind in
        (kind.rawValue, questions.count { $0.difficulty == kind }, questions.count / Difficulty.allCases.count)
      }
      let categories = TriviaCategory.allCases.map { kind in
        (
          "about \(kind.rawValue)", questions.count { $0.category == kind },
          questions.count / TriviaCategory.allCases.count
        )
      }
      return (difficulties + categories).filter { abs($0.1 - $0.2) * 4 > $0.2 }.map { kind, count, expected in
        let rule = Self(language: language, kind: kind, count: count, expected: expected)
        return BankRuleViolation(rule, in: places[0], at: "", isAboutBank: true)
      }
    }
  }
}
