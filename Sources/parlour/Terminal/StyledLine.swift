import QuizFormats

/// One line of a screen: pieces of text, each with a style. Control characters are removed.
struct StyledLine: Hashable {
  private struct Run: Hashable {
    let text: String
    let style: ANSIStyler.Style?
  }

  private var runs: [Run]

  static let empty = StyledLine("")

  init(_ text: String, _ style: ANSIStyler.Style? = nil) {
    runs = [Run(text: text.terminalSafe, style: style)]
  }

  /// As many hints as fit in a line of some columns, the most important first.
  static func hints(_ hints: [String], measure: Int) -> StyledLine {
    var line = ""
    for hint in hints {
      let longer = line.isEmpty ? hint : line + " · " + hint
      if longer.displayWidth <= measure { line = longer }
    }
    return StyledLine(line, .faint)
  }

  static func + (one: StyledLine, other: StyledLine) -> StyledLine {
    var line = one
    line.runs += other.runs
    return line
  }

  /// The line without styles.
  var text: String { runs.map(\.text).joined() }

  func rendered(_ styler: ANSIStyler) -> String {
    runs.map { piece in piece.style.map { styler.styled(piece.text, as: $0) } ?? piece.text }.joined()
  }
}
