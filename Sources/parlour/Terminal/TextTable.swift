import QuizFormats

/// Rows of cells in columns, for a terminal: as wide as they need, numbers to the right.
struct TextTable {
  private let headers: [String]
  private let rightAligned: Set<Int>
  private var rows: [[String]] = []

  /// - Parameters:
  ///   - heads: the columns' names.
  ///   - aligned: which columns stand to the right.
  init(headers heads: [String], rightAligned aligned: Set<Int>) {
    self.headers = heads
    self.rightAligned = aligned
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  func text(_ inks: ANSIStyler) -> String {
    let widths = headers.indices.map { column in ([headers] + rows).map { $0[column].displayWidth }.max() ?? 0 }
    let head = line(headers, widths)
    return ([inks.styled(head, as: .faint)] + rows.map { line($0, widths) }).joined(separator: "\n") + "\n"
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      rightAligned.contains(column) ? cell.0.leftPadded(to: cell.1) : cell.0.padded(to: cell.1)
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
