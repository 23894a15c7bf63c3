import QuizFormats

/// A table for a terminal: columns as wide as their cells, numbers aligned right.
struct TextTable {
  private let headers: [String]
  private let rightAligned: Set<Int>
  private var rows: [[String]] = []

  /// - Parameters:
  ///   - headers: the columns' names.
  ///   - rightAligned: the columns that are aligned right.
  init(headers: [String], rightAligned: Set<Int>) {
    self.headers = headers
    self.rightAligned = rightAligned
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  func text(_ styler: ANSIStyler) -> String {
    let widths = headers.indices.map { column in ([headers] + rows).map { $0[column].displayWidth }.max() ?? 0 }
    let head = line(headers, widths)
    return ([styler.styled(head, as: .faint)] + rows.map { line($0, widths) }).joined(separator: "\n") + "\n"
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
