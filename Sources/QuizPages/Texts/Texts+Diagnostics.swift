import QuizDrafts

extension Texts {
  /// What a diagnostic of a draft says, in one language.
  struct Diagnostics: Sendable {
    /// What is wrong, and how to mend it.
    let text: @Sendable (_ diagnostic: DraftDiagnosticKind) -> DiagnosticText
    let error: String
    let warning: String
  }

  /// A diagnostic in words.
  struct DiagnosticText: Hashable, Sendable {
    /// What is wrong, in one sentence.
    let problem: String
    /// How to mend it, in one or two sentences.
    let mend: String

    init(_ problem: String, _ mend: String) {
      self.problem = problem
      self.mend = mend
    }
  }
}

extension Double {
  /// A share from 0 to 1 in percent, with tenths: `18.3`. Shares below a twentieth of a percent are 0.0.
  func percent(_ decimalMark: String) -> String {
    let tenths = Int(self * 1_000 + 0.5)
    return "\(tenths / 10)\(decimalMark)\(tenths % 10)"
  }
}
