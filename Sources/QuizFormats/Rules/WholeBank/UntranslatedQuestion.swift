internal import QuizEngine

/// A question isn't written in a language that most questions of the bank have.
struct UntranslatedQuestion: DiagnosticRule {
  static let id = "untranslated-question"
  static let why = "A game in several languages asks only questions that have all of them."

  let tag: String

  var message: String { "The question has no texts in \(tag), as most questions have." }
  var help: String { "Write it in \(tag): question, answer, wrong answers and explanation." }
}

extension UntranslatedQuestion: BankRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var languages: [Int: Set<Language>] = [:]
    for entry in bank.entries { languages[entry.questionNumber, default: []].insert(entry.question.language) }
    var counts: [Language: [Language: Int]] = [:]
    for entry in bank.entries { counts[entry.primaryLanguage, default: [:]][entry.question.language, default: 0] += 1 }
    return bank.entries.indices.flatMap { index -> [BankRuleViolation] in
      let entry = bank.entries[index]
      guard !entry.isTranslation, let known = counts[entry.primaryLanguage] else { return [] }
      let total = known[entry.primaryLanguage] ?? 0
      let common = known.filter { $0.value * 2 > total }.map(\.key).sorted { $0.tag < $1.tag }
      return common.filter { languages[entry.questionNumber]?.contains($0) == false }.map {
        BankRuleViolation(Self(tag: $0.tag), in: index, at: entry.question.text)
      }
    }
  }
}
