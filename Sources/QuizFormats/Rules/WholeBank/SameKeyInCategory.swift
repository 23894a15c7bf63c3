internal import QuizEngine

/// Two questions of a category have the same right answer.
struct SameKeyInCategory: DiagnosticRule {
  static let id = "same-key-in-category"
  static let why = "Players who practise a category see the answer again, and rule it out."

  let key: String
  let other: String
  let category: TriviaCategory

  var message: String {
    "\(key.quoted) is the right answer of \(other) too, in the same category (\(category.rawValue))."
  }
  var help: String { "Ask for something else in one of them: not who painted Guernica, but which war it shows." }
}

extension SameKeyInCategory: BankRule {
  private struct Answer: Hashable {
    let language: Language
    let category: TriviaCategory
    let key: String
  }

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var first: [Answer: Int] = [:]
    return bank.entries.indices.compactMap { index in
      let question = bank.entries[index].question
      // Numbers and years may come again.
      guard question.correctAnswer.contains(where: \.isLetter),
        !question.correctAnswer.contains(where: \.isNumber) || question.correctAnswer.count > 12
      else { return nil }
      let answer = Answer(
        language: question.language, category: question.category,
        key: withoutArticle(question.correctAnswer.lowercased()))
      guard let earlier = first[answer] else {
        first[answer] = index
        return nil
      }
      let rule = Self(key: question.correctAnswer, other: bank.label(of: earlier), category: question.category)
      return BankRuleViolation(rule, in: index, at: question.correctAnswer)
    }
  }

  private static func withoutArticle(_ key: String) -> String {
    for article in ["the ", "a ", "an "] where key.hasPrefix(article) { return String(key.dropFirst(article.count)) }
    return key
  }
}
