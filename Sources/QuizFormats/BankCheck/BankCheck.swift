internal import QuizEngine

/// Looks for what a machine can see in a bank: what players would notice, or could use to guess.
public enum BankCheck {
  /// In the order in which findings at one place are told.
  static let rules: [any BankRule.Type] = [
    NearDuplicateItem.self, ConflictingKey.self, KeyInQuestion.self, KeyRevealedElsewhere.self, EquivalentAnswers.self,
    MixedAnswerTypes.self, UnevenAnswerLengths.self, AllOfTheAboveAnswer.self, NegativeQuestion.self,
    KeyLengthBias.self, OverusedKey.self,
    OverusedDistractor.self, BankUnbalanced.self, QuestionTooLong.self, AnswerTooLong.self,
    ExplanationLengthOutOfRange.self,
    NoExplanation.self, NoSource.self, NoLicence.self, NoQuestionMark.self, StraightQuote.self, TypewriterDash.self,
    DoubleSpace.self, SpaceBeforePunctuation.self, MixedScripts.self,
  ]

  /// Checks files together, as one bank.
  ///
  /// In time proportional to the questions; duplicates are found by an index.
  ///
  /// - Parameter paths: of files, not of folders.
  public static func check(_ paths: [String]) -> BankCheckReport {
    check(paths.map { path in (path, BankFile.read(at: path), SourceText(contentsOfFile: path)) })
  }

  static func check(_ files: [(name: String, reading: BankReadResult, source: SourceText)]) -> BankCheckReport {
    let bank = BankCheckInput(files.map { ($0.name, $0.reading) })
    var docket = BankDiagnostics(bank: bank, files: files)
    for rule in rules { for finding in rule.violations(in: bank) { docket.add(finding) } }
    docket.addUnusedAcceptances()
    return docket.report
  }
}

/// What came of a check.
public struct BankCheckReport: Sendable {
  public let questionCount: Int
  /// How many findings are explained in the files.
  public let acceptedCount: Int
  /// What remains, by file and place: mistakes of the files, and findings that nobody explained.
  public let diagnostics: [Diagnostic]
  /// What there are more of; of a file 1,000 are told, and some of each kind.
  public let omittedDiagnostics: [OmittedDiagnostics]
}
