import QuizFormats

/// Rows of cells in columns, for a terminal: as wide as they need, numbers to the right.
struct Table {
  private let heads: [String]
  private let aligned: Set<Int>
  private var rows: [[String]] = []

  /// - Parameters:
  ///   - heads: the columns' names.
  ///   - aligned: which columns stand to the right.
  init(heads: [String], aligned: Set<Int>) {
    self.heads = heads
    self.aligned = aligned
  }

  mutating func add(_ row: [String]) { rows.append(row) }

  func text(_ inks: Inks) -> String {
    let widths = heads.indices.map { column in ([heads] + rows).map { $0[column].displayWidth }.max() ?? 0 }
    let head = line(heads, widths)
    return ([inks.paint(head, .faint)] + rows.map { line($0, widths) }).joined(separator: "\n") + "\n"
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      aligned.contains(column) ? cell.0.aligned(to: cell.1) : cell.0.padded(to: cell.1)
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
