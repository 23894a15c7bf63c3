package import QuizDrafts

/// A draft with what is wrong in it, and the odds of its outcomes.
package struct DraftReview: Sendable {
  package let record: DraftRecord
  /// Nil for a guest, who owns none today.
  package let owner: AccountName?
  /// Nil if it was never published.
  package let publication: DraftPublication?
  /// The version that was published last; nil if none was.
  package let publishedVersion: Int?
  package let checked: CheckedDraft
  /// What the account may do with it.
  package let allowed: Set<StudioPolicy.Action>
}

/// A draft beside the version of it that players have.
package struct PublicationReview: Sendable {
  package let draft: DraftReview
  /// The version that was published last; nil if none was.
  package let published: (draft: Draft, checked: CheckedDraft)?
}
