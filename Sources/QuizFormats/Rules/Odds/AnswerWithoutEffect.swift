/// An answer changes nothing: it brings nobody a point, or to switch it on is the same as to leave it off.
///
/// Mostly its `outcome` was forgotten. Where it is meant ("none of these"), let it be.
struct AnswerWithoutEffect: DiagnosticRule {
  static let id = "answer-without-effect"
  static let severity = Diagnostic.Severity.warning
  static let why = "A player who chooses it expects that it counts."

  let text: String
  let isSwitch: Bool

  var message: String {
    isSwitch ? "The answer \(text.quoted) changes nothing." : "The answer \(text.quoted) brings nobody a point."
  }
  var help: String { "Write “outcome: …” with what it counts for, if that was forgotten." }
}
