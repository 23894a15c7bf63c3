/// An answer changes nothing: to choose it is the same as not to.
///
/// Mostly its `outcome` was forgotten. Where it is meant ("none of these"), let it be.
struct IdleAnswer: Rule {
  static let id = "idle-answer"
  static let severity = Diagnostic.Severity.warning
  static let why = "A player who chooses it expects that it counts."

  let text: String

  var message: String { "The answer \(text.quoted) changes nothing." }
  var help: String { "Write “outcome: …” with what it counts for, if that was forgotten." }
}
