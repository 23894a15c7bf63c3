/// A trivia table has an unknown column.
struct UnknownColumn: DiagnosticRule {
  static let id = "unknown-column"
  static let severity = Diagnostic.Severity.warning
  static let why = "Its values aren't imported."

  let name: String
  let known: [String]

  var message: String { "The column \(name.quoted) is unknown." }
  var help: String { "Known columns are \(known.joinedList(limit: 20))." }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known) }
}
