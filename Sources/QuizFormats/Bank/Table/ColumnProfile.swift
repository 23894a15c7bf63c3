/// What kinds of texts the cells of a column have.
struct ColumnProfile {
  /// The cells that aren't empty.
  private(set) var count = 0
  /// Cells with digits only.
  private(set) var integers = 0
  /// Cells such as `1989.0`, not in quotation marks.
  private(set) var floats = 0
  private(set) var commas = 0
  private(set) var cellsWithComma = 0
  /// Cells with several answers that are clearly separated.
  private(set) var lists = 0

  mutating func add(_ cell: TableCell) {
    let text = cell.text.trimmed
    guard !text.isEmpty, !["nan", "NaN", "<NA>", "NaT"].contains(text) else { return }
    count += 1
    if text.isInteger { integers += 1 }
    if !cell.isText, text.isFloatingPointInteger { floats += 1 }
    let commas = text.utf8.count { $0 == UInt8(ascii: ",") }
    self.commas += commas
    cellsWithComma += commas > 0 ? 1 : 0
    if CellList(text) != nil || CellList.separated(text).count > 1 { lists += 1 }
  }

  var hasOnlyIntegers: Bool { count > 0 && integers == count }

  /// Whether the column is one of whole numbers that a program wrote as floating-point numbers.
  var hasOnlyFloats: Bool { count > 0 && floats == count }

  /// Whether every cell seems to be a list with commas. One cell with one comma can be anything.
  var seemsToHaveCommaLists: Bool { count > 0 && lists == 0 && cellsWithComma == count && commas > 1 }
}

extension String {
  /// Whether the text consists of ASCII digits.
  var isInteger: Bool { !isEmpty && utf8.allSatisfy { (0x30...0x39).contains($0) } }

  /// Whether the text is digits with `.0` after them, perhaps with a minus sign.
  var isFloatingPointInteger: Bool {
    hasSuffix(".0") && String(dropLast(2).drop { $0 == "-" }).isInteger && utf8.count <= 20
  }
}
