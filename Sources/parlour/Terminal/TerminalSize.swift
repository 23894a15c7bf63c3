/// The size of a terminal's window, in characters.
struct TerminalSize: Hashable {
  let columns: Int
  let rows: Int

  static let standard = TerminalSize(columns: 80, rows: 24)

  /// The most columns of a text line, for easy reading. The last column stays free, since terminals wrap there.
  var textWidth: Int { max(8, min(columns - margin - 1, 72)) }

  /// The columns left free at the left.
  var margin: Int { columns >= 60 ? 2 : 1 }
}
