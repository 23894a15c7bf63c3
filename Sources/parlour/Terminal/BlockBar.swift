import QuizFormats

/// A bar of block characters, exact to an eighth of a column.
enum BlockBar {
  /// - Parameters:
  ///   - part: 0 to `whole`.
  ///   - whole: at least 1.
  ///   - width: in columns.
  /// - Returns: the filled part, and the blanks that complete it to the width.
  static func segments(_ part: Int, of whole: Int, width: Int) -> (full: String, rest: String) {
    let eighths = min(max(part, 0), whole) * width * 8 / whole
    let partial = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8]
    let full = String(repeating: "█", count: eighths / 8) + partial
    return (full, String(repeating: "░", count: width - full.count))
  }

  static func line(_ part: Int, of whole: Int, width: Int) -> StyledLine {
    let (full, rest) = segments(part, of: whole, width: width)
    return StyledLine(full) + StyledLine(rest, .faint)
  }
}
