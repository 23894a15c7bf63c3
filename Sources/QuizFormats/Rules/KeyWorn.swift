internal import QuizEngine

/// The same answer is right in too many questions.
struct KeyWorn: Rule {
  static let id = "key-worn"
  static let why = "Players notice, and press it where they don't know."

  let answer: String
  let count: Int
  let most: Int

  var message: String { "The answer \(answer.quoted) is right in \(count.grouped) questions; \(most) are plenty." }
  var help: String { "Ask some of them for something else." }
}

extension KeyWorn: BankRule {
  static func look(at bank: CheckedBank) -> [BankFinding] {
    bank.languages.flatMap { _, places -> [BankFinding] in
      let most = max(4, places.count / 250)
      let byKey = Dictionary(grouping: places) { bank.questions[$0].question.key.lowercased() }
      return byKey.values.filter { $0.count > most }.map { uses in
        let key = bank.questions[uses[most]].question.key
        return BankFinding(Self(answer: key, count: uses.count, most: most), in: uses[most], at: key)
      }
    }
  }
}
