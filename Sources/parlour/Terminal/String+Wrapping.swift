import QuizFormats

extension String {
  /// The text in lines of at most so many columns, broken at blanks, between Chinese characters (but not before
  /// closing punctuation), and inside words that are wider than a line. Emoji count as wide as in a terminal that
  /// doesn't join them, since text beyond the window is lost.
  ///
  /// - Parameter width: at least 2.
  func wrapped(of width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for piece in segments {
      let blank = piece.followsBlank && !line.isEmpty ? " " : ""
      let needed = piece.text.unjoinedDisplayWidth
      if used + blank.count + needed <= width {
        line += blank + piece.text
        used += blank.count + needed
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      used = 0
      for character in piece.text {
        let needed = character.unjoinedDisplayWidth
        if used + needed > width && !line.isEmpty {
          lines.append(line)
          line = ""
          used = 0
        }
        line.append(character)
        used += needed
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// A word, which is broken only if it is wider than a line.
  private var segments: [(text: String, followsBlank: Bool)] {
    var pieces: [(text: String, followsBlank: Bool)] = []
    var previous: Character = " "
    for character in self {
      if character != " " {
        if previous == " " || Character.canBreak(between: previous, and: character) || pieces.isEmpty {
          pieces.append((String(character), previous == " "))
        } else {
          pieces[pieces.count - 1].text.append(character)
        }
      }
      previous = character
    }
    return pieces
  }
}

extension Character {
  /// Whether a line may end between two characters that no blank separates.
  fileprivate static func canBreak(between one: Character, and other: Character) -> Bool {
    (one.displayWidth == 2 || other.displayWidth == 2)
      && !"「『（《〈【“‘([«".contains(one) && !"，。、！？；：」』）》〉】…—·”’.,!?;:)]»%".contains(other)
  }
}
