/// A row of a table has more or fewer cells than its header.
///
/// Often a cell contains the delimiter and needs quotation marks.
struct RowLengthMismatch: DiagnosticRule {
  static let id = "row-length-mismatch"
  static let why = "It is unclear which cell belongs to which column."

  let count: Int
  let expected: Int

  var message: String { "This row has \(count.counted("cell")), but the header has \(expected)." }
  var help: String { "Put a cell that contains the delimiter in quotation marks, and keep empty cells." }
}
