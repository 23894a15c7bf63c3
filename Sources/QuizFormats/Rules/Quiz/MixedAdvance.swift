internal import QuizDrafts

/// Some single-choice questions go on at once, others wait for the Next button.
struct MixedAdvance: DiagnosticRule {
  static let id = "mixed-advance"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players learn from one question what a press does, and the next one should do the same."

  /// The number of single-choice questions that wait for the Next button.
  let waiting: Int
  /// The number of single-choice questions in all.
  let total: Int

  var draftDiagnostic: DraftDiagnosticKind? { .mixedAdvance(waiting: waiting, total: total) }
  var message: String {
    "\(waiting) of \(total) single-choice questions \(waiting == 1 ? "waits" : "wait") for Next, the others go on at once."
  }
  var help: String { "Remove “advance”, or write “advance: submit” in every single-choice question." }
}
