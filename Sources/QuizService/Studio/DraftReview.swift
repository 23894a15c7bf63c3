package import QuizEngine
package import QuizFormats

/// A draft with what is wrong in it, and the odds of its outcomes.
package struct DraftReview: Sendable {
  package let record: DraftRecord
  /// Nil for a guest, who owns none today.
  package let owner: AccountName?
  /// Nil if it was never published.
  package let publication: DraftPublication?
  /// The version that was published last; nil if none was.
  package let publishedVersion: Int?
  package let check: DraftCheck
  /// Of the quiz that the draft makes; nil as long as it makes none.
  package let odds: Odds?
  /// What the account may do with it.
  package let allowed: Set<StudioPolicy.Action>

  /// What is wrong, the odds included, in the order of the draft.
  package var diagnostics: [DraftDiagnostic] { check.diagnostics + (odds.map { check.diagnostics(from: $0) } ?? []) }
}
