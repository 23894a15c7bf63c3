internal import QuizEngine

/// A question or an explanation has the same words in two languages.
struct TranslationEqualsOriginal: DiagnosticRule {
  static let id = "translation-equals-original"
  static let why = "Players of that language would read another one."

  let noun: String
  let tag: String
  let primaryTag: String

  var message: String { "The \(noun) in \(tag) is the one in \(primaryTag)." }
  var help: String { "Write it in \(tag), or remove the language here." }
}

extension TranslationEqualsOriginal: BankRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    var original: BankCheckInput.Entry?
    return bank.entries.enumerated().flatMap { index, entry -> [BankRuleViolation] in
      // A question's translations follow it.
      guard entry.isTranslation, let original else {
        original = entry
        return []
      }
      let (texts, primary) = (entry.question, original.question)
      let pairs = [("question", texts.text, primary.text), ("explanation", texts.explanation, primary.explanation)]
      return pairs.compactMap { noun, text, other in
        guard text == other, text.contains(where: \.isLetter) else { return nil }
        let rule = Self(noun: noun, tag: texts.language.tag, primaryTag: primary.language.tag)
        return BankRuleViolation(rule, in: index, at: text)
      }
    }
  }
}
