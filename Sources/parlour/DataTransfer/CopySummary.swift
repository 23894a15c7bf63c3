import QuizDatabase
import QuizFormats

/// What was copied: a line for each table with rows, and a total.
struct CopySummary {
  let checksums: DataCopy.Checksums
  let time: Duration

  func text() -> String {
    var table = TextTable(headers: ["Table", "Rows", "Checksum"], rightAligned: [1])
    for (name, sum) in checksums where sum.rows > 0 {
      table.add([name, sum.rows.grouped, String(sum.hexDigits.prefix(16))])
    }
    let rows = checksums.reduce(0) { $0 + $1.sum.rows }
    let total = "\(rows.grouped) \(rows == 1 ? "row" : "rows"), the same on both sides, in \(time.secondsText)."
    return table.text(Terminal.styler) + total
  }
}

extension Duration {
  /// `0.4 s`, `61 s`
  var secondsText: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\((tenths + 5) / 10) s"
  }
}
