import QuizFormats

extension String {
  /// The text in lines of at most so many columns, broken at blanks, between Chinese characters (but not before
  /// closing punctuation), and inside words that are wider than a line.
  ///
  /// - Parameter width: at least 2.
  func lines(of width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for piece in pieces {
      let blank = piece.followsBlank && !line.isEmpty ? " " : ""
      if line.displayWidth + blank.count + piece.text.displayWidth <= width {
        line += blank + piece.text
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      for character in piece.text {
        if line.displayWidth + character.displayWidth > width {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// What can't be broken without need.
  private var pieces: [(text: String, followsBlank: Bool)] {
    var pieces: [(text: String, followsBlank: Bool)] = []
    var previous: Character = " "
    for character in self {
      if character != " " {
        if previous == " " || Character.mayBreak(between: previous, and: character) || pieces.isEmpty {
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
  fileprivate static func mayBreak(between one: Character, and other: Character) -> Bool {
    (one.displayWidth == 2 || other.displayWidth == 2)
      && !"「『（《〈【“‘([«".contains(one) && !"，。、！？；：」』）》〉】…—·”’.,!?;:)]»%".contains(other)
  }
}
