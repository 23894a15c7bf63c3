internal import QuizEngine

/// Checks a bank for weaknesses that players would notice or could use to guess.
public enum BankCheck {
  /// All bank rules, in the order of their diagnostics at one location.
  static let rules: [any BankRule.Type] = [
    NearDuplicateItem.self, ConflictingKey.self, KeyInQuestion.self, KeyRevealedElsewhere.self, EquivalentAnswers.self,
    MixedAnswerTypes.self, UnevenAnswerLengths.self, AllOfTheAboveAnswer.self, NegativeQuestion.self,
    LeadingPreposition.self, DefinitionAsQuestion.self, OddAnswerForm.self, ClueWordInOneAnswer.self,
    SameKeyInCategory.self, UntranslatedQuestion.self,
    TranslationEqualsOriginal.self, KeyLengthBias.self, OverusedKey.self,
    OverusedDistractor.self, BankUnbalanced.self, QuestionTooLong.self, AnswerTooLong.self,
    ExplanationLengthOutOfRange.self,
    NoExplanation.self, NoSource.self, NoLicence.self, NoQuestionMark.self, StraightQuote.self, TypewriterDash.self,
    DoubleSpace.self, SpaceBeforePunctuation.self, MixedScripts.self,
  ]

  /// Checks files together, as one bank.
  ///
  /// The time is proportional to the number of questions; an index finds duplicates.
  ///
  /// - Parameter paths: the paths of files, not of folders.
  public static func check(_ paths: [String]) -> BankCheckReport {
    check(paths.map { path in (path, BankFile.read(at: path), SourceText(contentsOfFile: path)) })
  }

  static func check(_ files: [(name: String, result: BankReadResult, source: SourceText)]) -> BankCheckReport {
    let bank = BankCheckInput(files.map { ($0.name, $0.result) })
    var diagnostics = BankDiagnostics(bank: bank, files: files)
    for rule in rules { for violation in rule.violations(in: bank) { diagnostics.add(violation) } }
    diagnostics.addUnusedAcceptances()
    return diagnostics.report
  }
}

/// The result of a bank check.
public struct BankCheckReport: Sendable {
  /// The number of questions in all files.
  public let questionCount: Int
  /// The number of diagnostics that the files accept.
  public let acceptedCount: Int
  /// The diagnostics that no file accepts, by file and location; errors in the files are included.
  public let diagnostics: [Diagnostic]
  /// The diagnostics that aren't listed. A file lists 1,000, and some of each rule.
  public let omittedDiagnostics: [OmittedDiagnostics]
}
