/// A rule that looks at a whole bank.
///
/// What it looks for is a pure function of the questions; what it found becomes prose as any other rule's does.
protocol BankRule: Rule {
  static func look(at bank: CheckedBank) -> [BankFinding]
}

extension BankRule {
  static var severity: Diagnostic.Severity { .warning }
}

/// A rule that needs to see only one question at a time.
protocol QuestionRule: BankRule {
  static func look(at question: CheckedBank.Question) -> [(rule: Self, spot: String)]
}

extension QuestionRule {
  static func look(at bank: CheckedBank) -> [BankFinding] {
    bank.questions.indices.flatMap { index in
      look(at: bank.questions[index]).map { BankFinding($0.rule, in: index, at: $0.spot) }
    }
  }
}

/// Something that a rule found.
struct BankFinding: Sendable {
  let rule: any BankRule
  /// An index into the bank's questions; of several the first one that speaks for the finding.
  let question: Int
  /// The text that it is about, as it stands in the file.
  let spot: String
  /// Whether it is about all of the bank's questions, so that it stands at the beginning of a file.
  let isAboutBank: Bool

  init(_ rule: some BankRule, in question: Int, at spot: String, isAboutBank: Bool = false) {
    self.rule = rule
    self.question = question
    self.spot = spot
    self.isAboutBank = isAboutBank
  }
}
