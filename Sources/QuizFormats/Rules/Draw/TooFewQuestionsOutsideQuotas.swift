internal import QuizDrafts

/// There are too few questions for the part of the draw that no quota covers.
///
/// That part comes from the questions whose tag has no quota.
struct TooFewQuestionsOutsideQuotas: DiagnosticRule {
  static let id = "too-few-questions-outside-quotas"
  static let why = "The rest of the draw comes from the questions whose tag has no quota."

  let remaining: Int
  let available: Int

  var draftDiagnostic: DraftDiagnosticKind? {
    .tooFewQuestionsOutsideQuotas(remaining: remaining, available: available)
  }
  var message: String {
    "The quotas leave \(remaining.counted("question")) to draw, but \(available == 0 ? "none" : "only \(available)") "
      + "\(available == 1 ? "is" : "are") outside the quotas."
  }
  var help: String { "Raise the quotas, draw fewer, or write more questions without such a tag." }
}
