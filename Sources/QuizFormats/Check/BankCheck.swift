internal import QuizEngine

/// Looks for what a machine can see in a bank: what players would notice, or could use to guess.
public enum BankCheck {
  /// In the order in which findings at one place are told.
  static let rules: [any BankRule.Type] = [
    TriviaAlike.self, TriviaOtherKey.self, KeyInQuestion.self, KeyToldElsewhere.self, AnswersAlike.self,
    AnswersUnlike.self, AnswersUneven.self, AnswerForAll.self, NegativeQuestion.self, KeyLength.self, KeyWorn.self,
    WrongAnswerWorn.self, BankUnbalanced.self, QuestionLong.self, AnswerLong.self, ExplanationLength.self,
    NoExplanation.self, NoSource.self, NoLicence.self, NoQuestionMark.self, StraightQuote.self, TypedDash.self,
    DoubleSpace.self, SpaceBeforePunctuation.self, MixedScripts.self,
  ]

  /// Checks files together, as one bank.
  ///
  /// In time proportional to the questions; duplicates are found by an index.
  ///
  /// - Parameter paths: of files, not of folders.
  public static func check(_ paths: [String]) -> BankCheckReport {
    check(paths.map { path in (path, BankFile.read(at: path), SourceText(onDisk: path)) })
  }

  static func check(_ files: [(name: String, reading: BankReading, source: SourceText)]) -> BankCheckReport {
    let bank = CheckedBank(files.map { ($0.name, $0.reading) })
    var docket = BankDocket(bank: bank, files: files)
    for rule in rules { for finding in rule.look(at: bank) { docket.add(finding) } }
    docket.addIdle()
    return docket.report
  }
}

/// What came of a check.
public struct BankCheckReport: Sendable {
  public let questions: Int
  /// How many findings are explained in the files.
  public let accepted: Int
  /// What remains, by file and place: mistakes of the files, and findings that nobody explained.
  public let diagnostics: [Diagnostic]
  /// What there are more of; of a file 1,000 are told, and some of each kind.
  public let untold: [UntoldFindings]
}
