internal import QuizEngine

/// A trivia question asks nearly the same as another one: in the same words but for one, whatever their order and spelling,
/// or for the same answer in much the same words.
struct TriviaAlike: Rule {
  static let id = "trivia-alike"
  static let why = "Who has seen one of the two knows the other."

  let other: String

  var message: String { "This asks nearly the same as \(other)." }
  var help: String { "Take one of the two out, or ask it for something else." }
}

extension TriviaAlike: BankRule {
  /// Of more questions with one answer, only neighbours in the file are compared.
  private static let mostOfKey = 400

  static func look(at bank: CheckedBank) -> [BankFinding] {
    var index = TwinIndex(most: .max)
    var findings: [BankFinding] = []
    var byKey: [[UInt64]: [Int]] = [:]
    for (place, question) in bank.questions.enumerated() {
      let twin = index.add(question.words, of: question.question, at: Int32(place))
      let siblings = byKey[question.words.key.words] ?? []
      byKey[question.words.key.words, default: []].append(place)
      let other =
        twin.flatMap { $0.likeness == .twin ? Int($0.place) : nil }
        ?? siblings.suffix(mostOfKey).first { asksTheSame(bank.questions[$0], question) }
      guard let other else { continue }
      findings.append(BankFinding(Self(other: bank.name(of: other)), in: place, at: question.question.text))
    }
    return findings
  }

  private static func asksTheSame(_ one: CheckedBank.Question, _ other: CheckedBank.Question) -> Bool {
    let (names, others) = (one.words.text.names, other.words.text.names)
    let isAboutOthers = !names.subtracting(others).isEmpty && !others.subtracting(names).isEmpty
    return !isAboutOthers && one.question.language == other.question.language
      && one.words.text.sharedCount(with: other.words.text) >= 2
      && one.words.text.likeness(to: other.words.text) >= 0.5
  }
}
