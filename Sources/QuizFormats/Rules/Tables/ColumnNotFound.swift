/// `--column` names a column that the table doesn't have.
struct ColumnNotFound: DiagnosticRule {
  static let id = "column-not-found"
  static let why = "Parlour can't read the values of a missing column."

  /// As `--column` gives it.
  let name: String
  /// The names of the table's columns.
  let present: [String]

  var message: String { "There is no column \(name.quoted) in this table." }
  var help: String {
    present.isEmpty
      ? "Check that the first row of the table names its columns."
      : "The columns are \(present.map(\.quoted).joinedList(limit: 20))."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: present) }
}
