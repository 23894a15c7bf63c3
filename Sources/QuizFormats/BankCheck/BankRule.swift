/// A rule for a whole bank.
///
/// Its violations are a pure function of the questions.
protocol BankRule: DiagnosticRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation]
}

extension BankRule {
  static var severity: Diagnostic.Severity { .warning }
}

/// A bank rule that checks each question alone.
protocol QuestionRule: BankRule {
  /// - Returns: each violation with the text that it is about, as the file writes it.
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)]

  /// Whether the rule checks each language of a question, not only the primary one.
  static var checksTranslations: Bool { get }
}

extension QuestionRule {
  static var checksTranslations: Bool { true }

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.entries.indices.flatMap { index -> [BankRuleViolation] in
      if !checksTranslations, bank.entries[index].isTranslation { return [] }
      return violations(in: bank.entries[index]).map { BankRuleViolation($0.rule, in: index, at: $0.text) }
    }
  }
}

/// A violation of a bank rule.
struct BankRuleViolation: Sendable {
  let rule: any BankRule
  /// An index into ``BankCheckInput/entries``; the first one if several are involved.
  let entryIndex: Int
  /// The text that it is about, as the file writes it.
  let text: String
  /// Whether it is about the whole bank, so that the diagnostic has no line.
  let isAboutBank: Bool

  init(_ rule: some BankRule, in entryIndex: Int, at text: String, isAboutBank: Bool = false) {
    self.rule = rule
    self.entryIndex = entryIndex
    self.text = text
    self.isAboutBank = isAboutBank
  }
}
