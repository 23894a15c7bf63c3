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

/// A violation of a bank rule.
struct BankRuleViolation: Sendable {
  let rule: any BankRule
  /// An index into the bank's questions; the first one if several are involved.
  let itemIndex: Int
  /// The text that it is about, as the file writes it.
  let text: String
  /// Whether it is about the whole bank, so that the diagnostic has no line.
  let isAboutBank: Bool

  init(_ rule: some BankRule, in question: Int, at spot: String, isAboutBank: Bool = false) {
    self.rule = rule
    self.itemIndex = question
    self.text = spot
    self.isAboutBank = isAboutBank
  }
}
