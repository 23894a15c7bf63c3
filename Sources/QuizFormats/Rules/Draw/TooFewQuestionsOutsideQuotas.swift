/// The quotas leave more to draw than there are questions without a quota's tag.
///
/// What the quotas leave of a draw comes from the questions whose tag has no quota.
struct TooFewQuestionsOutsideQuotas: DiagnosticRule {
  static let id = "too-few-questions-outside-quotas"
  static let why = "What the quotas leave of the draw comes from the questions whose tag has no quota."

  let remaining: Int
  let available: Int

  var message: String {
    "The quotas leave \(remaining.counted("question")) to draw, and \(available == 0 ? "none" : "only \(available)") "
      + "\(available == 1 ? "is" : "are") without a quota's tag."
  }
  var help: String { "Raise the quotas, draw fewer, or write more questions without such a tag." }
}
