/// A part of a source line, with the characters that a diagnostic is about highlighted.
public struct SourceExcerpt: Hashable, Sendable {
  /// Up to ``maxLength`` characters of the line. Spaces of the indentation are `·` and tabs are `→`, because
  /// indentation matters in YAML and is hard to see. Characters that move a terminal's cursor or change the writing
  /// direction are replaced, so the text is safe to print.
  public let text: String
  /// The number of characters of ``text`` before the highlighted ones.
  public let highlightOffset: Int
  /// The number of highlighted characters, at least 1.
  public let highlightLength: Int
  /// The number of characters of ``text`` that show the indentation.
  let indentation: Int

  static let maxLength = 100

  /// - Parameters:
  ///   - line: the whole line.
  ///   - column: from 1, in characters.
  init(line: Substring, column: Int, width: Int) {
    let offset = column - 1
    let start = max(0, min(offset - Self.maxLength / 2, line.count - Self.maxLength))
    let part = line.dropFirst(start).prefix(Self.maxLength)
    indentation = max(0, line.prefix { $0 == " " || $0 == "\t" }.count - start)
    highlightOffset = offset - start
    highlightLength = max(1, min(width, part.count - highlightOffset))
    let highlighted = highlightOffset..<highlightOffset + highlightLength
    text = String(
      part.enumerated().map { [indentation] index, character in
        if index < indentation { return character == "\t" ? "→" : "·" }
        return highlighted.contains(index) && character.isInvisible ? "␣" : character.printable
      })
  }
}

extension Character {
  /// Whether the character is a special space or has no width, so that a mark below it would be unclear.
  fileprivate var isInvisible: Bool { unicodeScalars.allSatisfy { InvisibleCharacter.name(of: $0) != nil } }

  /// The character itself if it is safe to print, or one replacement character.
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
  /// Up to 60 characters in quotation marks, safe to print.
  var quoted: String {
    let start = self.prefix(60).map(\.printable)
    return "“\(String(start))\(start.count == count ? "" : "…")”"
  }
}

extension String {
  /// The text with replacements for characters that aren't safe to print on one line of a terminal.
  public var printable: String { String(map(\.printable)) }
}
