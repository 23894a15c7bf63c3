/// A row of a table has more or fewer cells than its header.
///
/// Often a cell holds the character that stands between cells; then it needs quotation marks around it.
struct RowLengthMismatch: DiagnosticRule {
  static let id = "row-length-mismatch"
  static let why = "Nobody can tell which cell belongs to which column."

  let count: Int
  let expected: Int

  var message: String { "This row has \(count.counted("cell")), the header \(expected)." }
  var help: String { "Put a cell that holds the delimiter in quotation marks, and leave empty cells empty." }
}
