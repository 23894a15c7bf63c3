internal import QuizDrafts

/// A quota is larger than the number of questions with its tag.
struct QuotaTooLarge: DiagnosticRule {
  static let id = "quota-too-large"
  static let why = "A play never asks the same question twice."

  let tag: String
  let count: Int
  let pool: Int

  var draftDiagnostic: DraftDiagnosticKind? { .quotaTooLarge(tag: tag, count: count, pool: pool) }
  var message: String {
    "The quota asks for \(count.counted("question")) with the tag \(tag.quoted), but the pool has \(pool)."
  }
  var help: String { "Lower the quota to \(pool), or write more questions with that tag." }
}
