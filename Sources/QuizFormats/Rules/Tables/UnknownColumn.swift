/// A table with trivia has a column that nobody knows.
struct UnknownColumn: DiagnosticRule {
  static let id = "unknown-column"
  static let severity = Diagnostic.Severity.warning
  static let why = "What stands in it isn't taken."

  let name: String
  let known: [String]

  var message: String { "There is no use for a column \(name.quoted)." }
  var help: String { "Known columns are \(known.joinedList(limit: 20))." }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known) }
}
