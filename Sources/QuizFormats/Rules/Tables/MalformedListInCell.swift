/// A cell begins like a list, and isn't one that can be taken apart.
///
/// Lists are understood as Python and JSON write them: `['a', 'b']` and `["a", "b"]`.
struct MalformedListInCell: DiagnosticRule {
  static let id = "malformed-list-in-cell"
  static let why = "A comma in an answer would make two of it."

  var message: String { "This cell looks like a list, and its parts don't stand in quotation marks." }
  var help: String { "Write it as [\"one\", \"two\"], or each answer in a column of its own." }
}
