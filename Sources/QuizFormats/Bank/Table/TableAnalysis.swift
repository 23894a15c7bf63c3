/// What the rows of a table show about its columns before the first row is used.
///
/// The first rows show what kinds of texts a column has. All rows show whether the numbers of right answers begin at 0
/// or 1; they are read only if one of the first rows has such a number.
struct TableAnalysis {
  static let sampleSize = 1_000

  private(set) var profiles: [Int: ColumnProfile] = [:]
  private(set) var numbering = KeyNumbering()
  private var rowCount = 0

  /// Examines a row.
  ///
  /// - Returns: whether the next row is needed too.
  mutating func add(_ cells: [Int: TableCell], of columns: TableColumns, source: SourceText) -> Bool {
    rowCount += 1
    if rowCount <= Self.sampleSize {
      for (index, cell) in cells { profiles[index, default: ColumnProfile()].add(cell) }
    }
    if columns.needsKeyNumbering, let (options, answer) = columns.optionsAndReference(in: cells) {
      numbering.add(answer, options: options, source: source)
    }
    return rowCount < Self.sampleSize || columns.needsKeyNumbering && numbering.hasNumbers
  }
}
