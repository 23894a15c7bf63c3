import QuizFormats

/// One line of a screen: pieces of text, each in its ink. No control character gets into one.
struct Line: Hashable {
  private struct Piece: Hashable {
    let text: String
    let ink: Inks.Ink?
  }

  private var pieces: [Piece]

  static let empty = Line("")

  init(_ text: String, _ ink: Inks.Ink? = nil) {
    pieces = [Piece(text: text.terminalLine, ink: ink)]
  }

  /// As many hints as one line of some columns holds, the most needed first.
  static func hints(_ hints: [String], measure: Int) -> Line {
    var line = ""
    for hint in hints {
      let longer = line.isEmpty ? hint : line + " · " + hint
      if longer.displayWidth <= measure { line = longer }
    }
    return Line(line, .faint)
  }

  static func + (one: Line, other: Line) -> Line {
    var line = one
    line.pieces += other.pieces
    return line
  }

  /// The line without its inks.
  var text: String { pieces.map(\.text).joined() }

  func painted(_ inks: Inks) -> String {
    pieces.map { piece in piece.ink.map { inks.paint(piece.text, $0) } ?? piece.text }.joined()
  }
}
