import QuizFormats

/// One line of a screen: pieces of text, each in its ink. No control character gets into one.
struct StyledLine: Hashable {
  private struct Run: Hashable {
    let text: String
    let style: ANSIStyler.Style?
  }

  private var runs: [Run]

  static let empty = StyledLine("")

  init(_ text: String, _ ink: ANSIStyler.Style? = nil) {
    runs = [Run(text: text.terminalSafe, style: ink)]
  }

  /// As many hints as one line of some columns holds, the most needed first.
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

  /// The line without its inks.
  var text: String { runs.map(\.text).joined() }

  func rendered(_ inks: ANSIStyler) -> String {
    runs.map { piece in piece.style.map { inks.styled(piece.text, as: $0) } ?? piece.text }.joined()
  }
}
