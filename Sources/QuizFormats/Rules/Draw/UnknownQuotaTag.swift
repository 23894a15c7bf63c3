/// A quota names a tag that no question of the pool has.
struct UnknownQuotaTag: DiagnosticRule {
  static let id = "unknown-quota-tag"
  static let why = "A quota asks so many of the questions that have its tag."

  let tag: String
  let known: [String]

  var message: String { "No question of the pool has the tag \(tag.quoted)." }
  var help: String {
    known.isEmpty
      ? "Write “tag: \(tag)” in the questions that are meant." : known.sentence(listing: "tag")
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: tag, among: known) }
}
