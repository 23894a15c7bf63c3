import QuizFormats
import QuizSQL

/// What was copied: a line for each table that has rows, and one for all.
struct SumSheet {
  let sums: HouseCopy.Sums
  let time: Duration

  func text() -> String {
    var table = Table(heads: ["Table", "Rows", "Checksum"], aligned: [1])
    for (name, sum) in sums where sum.rows > 0 {
      table.add([name, sum.rows.grouped, String(sum.digits.prefix(16))])
    }
    let rows = sums.reduce(0) { $0 + $1.sum.rows }
    let total = "\(rows.grouped) \(rows == 1 ? "row" : "rows"), the same on both sides, in \(time.words)."
    return table.text(Terminal.inks) + total
  }
}

extension Duration {
  /// `0.4 s`, `61 s`
  var words: String {
    let tenths = Int((self / .milliseconds(100)).rounded())
    return tenths < 100 ? "\(tenths / 10).\(tenths % 10) s" : "\((tenths + 5) / 10) s"
  }
}
