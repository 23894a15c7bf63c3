/// How large a terminal's window is, in characters.
struct TerminalSize: Hashable {
  let columns: Int
  let rows: Int

  static let standard = TerminalSize(columns: 80, rows: 24)

  /// The widest that a line of text gets, so that it reads well; the last column stays free, where terminals wrap.
  var textWidth: Int { max(8, min(columns - margin - 1, 72)) }

  /// The columns left free at the left.
  var margin: Int { columns >= 60 ? 2 : 1 }
}
