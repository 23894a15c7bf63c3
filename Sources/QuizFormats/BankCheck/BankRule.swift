/// A rule that looks at a whole bank.
///
/// What it looks for is a pure function of the questions; what it found becomes prose as any other rule's does.
protocol BankRule: DiagnosticRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation]
}

extension BankRule {
  static var severity: Diagnostic.Severity { .warning }
}

/// A rule that needs to see only one question at a time.
protocol ItemRule: BankRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)]
}

extension ItemRule {
  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.questions.indices.flatMap { index in
      violations(in: bank.questions[index]).map { BankRuleViolation($0.rule, in: index, at: $0.spot) }
    }
  }
}

/// Something that a rule found.
struct BankRuleViolation: Sendable {
  let rule: any BankRule
  /// An index into the bank's questions; of several the first one that speaks for the finding.
  let itemIndex: Int
  /// The text that it is about, as it stands in the file.
  let text: String
  /// Whether it is about all of the bank's questions, so that it stands at the beginning of a file.
  let isAboutBank: Bool

  init(_ rule: some BankRule, in question: Int, at spot: String, isAboutBank: Bool = false) {
    self.rule = rule
    self.itemIndex = question
    self.text = spot
    self.isAboutBank = isAboutBank
  }
}
