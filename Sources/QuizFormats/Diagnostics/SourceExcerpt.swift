/// A piece of a source line with the spot that a diagnostic is about.
public struct SourceExcerpt: Hashable, Sendable {
  /// At most ``longest`` characters of the line. A space at its beginning is shown as `·` and a tab as `→`, since
  /// indentation has a meaning in YAML and nobody can see it otherwise. Characters that would move a terminal's cursor or
  /// turn the direction of writing are replaced, so that the text can be printed as it is.
  public let text: String
  /// How many characters of ``text`` stand before the spot.
  public let highlightOffset: Int
  /// How many characters the spot has, at least 1.
  public let highlightLength: Int
  /// How many characters at the beginning of ``text`` show the line's indentation.
  let indentation: Int

  static let maxLength = 100

  /// - Parameters:
  ///   - line: the whole line.
  ///   - column: counted from 1.
  init(line: Substring, column: Int, width: Int) {
    let spot = column - 1
    let start = max(0, min(spot - Self.maxLength / 2, line.count - Self.maxLength))
    let piece = line.dropFirst(start).prefix(Self.maxLength)
    indentation = max(0, line.prefix { $0 == " " || $0 == "\t" }.count - start)
    highlightOffset = spot - start
    self.highlightLength = max(1, min(width, piece.count - highlightOffset))
    let spots = highlightOffset..<highlightOffset + self.highlightLength
    text = String(
      piece.enumerated().map { [indentation] index, character in
        if index < indentation { return character == "\t" ? "→" : "·" }
        return spots.contains(index) && character.isInvisible ? "␣" : character.printable
      })
  }
}

extension Character {
  /// Whether it is a blank other than the usual one, or takes no room at all, so that a mark below it would point at
  /// nothing.
  fileprivate var isInvisible: Bool { unicodeScalars.allSatisfy { InvisibleCharacter.name(of: $0) != nil } }

  /// Itself where it can be printed safely, a stand-in of one character where not.
  var printable: Character {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: return " "
      case 0...0x1F: return Character(UnicodeScalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: return "\u{FFFD}"
      default: continue
      }
    }
    return self
  }
}

extension String {
  /// The text between quotation marks, as messages show it: safe to print, and short.
  var quoted: String {
    let shown = self.prefix(60).map(\.printable)
    return "“\(String(shown))\(shown.count == count ? "" : "…")”"
  }
}

extension String {
  /// Safe to print in one line of a terminal.
  public var printable: String { String(map(\.printable)) }
}
