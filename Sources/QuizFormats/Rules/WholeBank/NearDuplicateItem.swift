internal import QuizEngine

/// A trivia question asks nearly the same as another one: in the same words but for one, whatever their order and spelling,
/// or for the same answer in much the same words.
struct NearDuplicateItem: DiagnosticRule {
  static let id = "near-duplicate-item"
  static let why = "Who has seen one of the two knows the other."

  let other: String

  var message: String { "This asks nearly the same as \(other)." }
  var help: String { "Take one of the two out, or ask it for something else." }
}

extension NearDuplicateItem: BankRule {
  /// Of more questions with one answer, only neighbours in the file are compared.
  private static let maxItemsPerKey = 400

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var index = NearDuplicateIndex(limit: .max)
    var findings: [BankRuleViolation] = []
    var byKey: [[UInt64]: [Int]] = [:]
    for (place, question) in bank.questions.enumerated() {
      let twin = index.add(question.words, of: question.question, at: Int32(place))
      let siblings = byKey[question.words.key.words] ?? []
      byKey[question.words.key.words, default: []].append(place)
      let other =
        twin.flatMap { $0.likeness == .nearDuplicate ? Int($0.place) : nil }
        ?? siblings.suffix(maxItemsPerKey).first { asksTheSame(bank.questions[$0], question) }
      guard let other else { continue }
      findings.append(BankRuleViolation(Self(other: bank.label(of: other)), in: place, at: question.question.text))
    }
    return findings
  }

  private static func asksTheSame(_ one: BankCheckInput.Item, _ other: BankCheckInput.Item) -> Bool {
    let (names, others) = (one.words.text.namesAndNumbers, other.words.text.namesAndNumbers)
    let isAboutOthers = !names.subtracting(others).isEmpty && !others.subtracting(names).isEmpty
    return !isAboutOthers && one.question.language == other.question.language
      && one.words.text.sharedCount(with: other.words.text) >= 2
      && one.words.text.jaccardIndex(with: other.words.text) >= 0.5
  }
}
