/// `--column` names a column that the table doesn't have.
struct ColumnNotFound: DiagnosticRule {
  static let id = "column-not-found"
  static let why = "What should be read from it stands elsewhere, or in no column."

  /// As `--column` names it.
  let name: String
  /// What the table's columns are called.
  let present: [String]

  var message: String { "There is no column \(name.quoted) in this table." }
  var help: String {
    present.isEmpty
      ? "See that the table begins with a row that names its columns."
      : "Its columns are \(present.map(\.quoted).joinedList(limit: 20))."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: present) }
}
