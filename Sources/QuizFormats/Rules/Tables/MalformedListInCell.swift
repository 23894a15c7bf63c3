/// A cell looks like a list but isn't a valid one.
///
/// Parlour reads lists as Python and JSON write them: `['a', 'b']` and `["a", "b"]`.
struct MalformedListInCell: DiagnosticRule {
  static let id = "malformed-list-in-cell"
  static let why = "Without quotation marks, a comma in an answer would split it."

  var message: String { "This cell looks like a list, but its items have no quotation marks." }
  var help: String { "Write it as [\"one\", \"two\"], or put each answer in its own column." }
}
