extension Character {
  /// How many columns of a terminal it takes: 0, 1 or 2.
  public var displayWidth: Int {
    if isPrintableASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmoji && unicodeScalars.contains(where: \.isEmojiModifierOrJoiner) { return 2 }
    return first.properties.isEmojiPresentation ? 2 : first.width
  }
}

extension Character {
  /// How many columns it takes in a terminal that knows no joined emoji and draws a family as its members, a skin tone as
  /// a square: at least ``displayWidth``.
  public var unjoinedDisplayWidth: Int {
    isPrintableASCII ? 1 : max(displayWidth, unicodeScalars.reduce(0) { $0 + $1.width })
  }

  /// Most characters are, and looking up their properties takes much longer.
  fileprivate var isPrintableASCII: Bool { utf8.count == 1 && utf8.first.map { (0x20...0x7E).contains($0) } ?? false }
}

extension Unicode.Scalar {
  fileprivate var width: Int {
    // Two of them make a flag.
    if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
    if isWide || properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// Whether it draws the character that it follows as an emoji, where that is a letter or a sign by itself: the variation
  /// selector, the joiner, the skin tones (Unicode Technical Standard #51).
  fileprivate var isEmojiModifierOrJoiner: Bool { value == 0xFE0F || value == 0x200D || properties.isEmojiModifier }

  /// East Asian Wide or Fullwidth (Unicode Standard Annex #11), by blocks.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// How many columns of a terminal it takes, where it is one line without escape sequences.
  public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The same in a terminal that knows no joined emoji.
  public var unjoinedDisplayWidth: Int { reduce(0) { $0 + $1.unjoinedDisplayWidth } }
}

extension String {
  /// With blanks behind it up to a width; longer ones stay as they are.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// With blanks before it up to a width.
  public func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
  }

  /// Broken at blanks into lines of at most so many columns; later lines begin with the indentation.
  func wrapped(to width: Int, indentation: String) -> String {
    var lines: [String] = []
    for word in split(separator: " ") {
      if let last = lines.last, last.displayWidth + 1 + word.displayWidth <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + indentation)
  }
}
