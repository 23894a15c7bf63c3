internal import QuizEngine

/// A trivia question is nearly the same as another one.
///
/// It has the same words except one, in any order and spelling, or asks for the same answer in similar words.
struct NearDuplicateItem: DiagnosticRule {
  static let id = "near-duplicate-item"
  static let why = "Players who have seen one know the other."

  let other: String

  var message: String { "This question is nearly the same as \(other)." }
  var help: String { "Remove one of them, or ask for something else." }
}

extension NearDuplicateItem: BankRule {
  /// Of questions with the same right answer, each is compared with this many before it.
  private static let maxComparisonsPerKey = 400

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var index = NearDuplicateIndex(limit: .max)
    var violations: [BankRuleViolation] = []
    var byKey: [[UInt64]: [Int]] = [:]
    for (number, entry) in bank.entries.enumerated() {
      let found = index.add(entry.words, of: entry.question, number: Int32(number))
      let earlier = byKey[entry.words.correctAnswer.words] ?? []
      byKey[entry.words.correctAnswer.words, default: []].append(number)
      let other =
        found.flatMap { $0.match == .nearDuplicate ? Int($0.number) : nil }
        ?? earlier.suffix(maxComparisonsPerKey).first { asksTheSame(bank.entries[$0], entry) }
      guard let other else { continue }
      violations.append(BankRuleViolation(Self(other: bank.label(of: other)), in: number, at: entry.question.text))
    }
    return violations
  }

  private static func asksTheSame(_ one: BankCheckInput.Entry, _ other: BankCheckInput.Entry) -> Bool {
    let names = one.words.text.namesAndNumbers
    let others = other.words.text.namesAndNumbers
    let isAboutOthers = !names.subtracting(others).isEmpty && !others.subtracting(names).isEmpty
    return !isAboutOthers && one.question.language == other.question.language
      && one.words.text.sharedCount(with: other.words.text) >= 2
      && one.words.text.jaccardIndex(with: other.words.text) >= 0.5
  }
}
