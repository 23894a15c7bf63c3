internal import QuizDrafts

/// An answer changes nothing: it gives no outcome a point, or switching it on makes no difference.
///
/// Usually its `outcome` is missing. If you mean it (“none of these”), ignore the warning.
struct AnswerWithoutEffect: DiagnosticRule {
  static let id = "answer-without-effect"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players expect that their answer counts."

  let text: String
  let isSwitch: Bool

  var draftDiagnostic: DraftDiagnosticKind? { .answerWithoutEffect(isSwitch: isSwitch) }
  var message: String {
    isSwitch ? "The answer \(text.quoted) changes nothing." : "The answer \(text.quoted) gives no outcome a point."
  }
  var help: String { "Write “outcome: …” if you forgot it." }
}
