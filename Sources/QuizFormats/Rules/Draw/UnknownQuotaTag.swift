internal import QuizDrafts

/// A quota names a tag that no question in the pool has.
struct UnknownQuotaTag: DiagnosticRule {
  static let id = "unknown-quota-tag"
  static let why = "A quota draws from the questions with its tag."

  let tag: String
  let known: [String]

  var draftDiagnostic: DraftDiagnosticKind? { .unknownQuotaTag(tag) }
  var message: String { "No question in the pool has the tag \(tag.quoted)." }
  var help: String {
    known.isEmpty
      ? "Write “tag: \(tag)” in the questions that you mean." : known.sentence(listing: "tag")
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: tag, among: known) }
}
