extension Character {
  /// The width of the character in a terminal, in columns: 0, 1 or 2.
  public var displayWidth: Int {
    if isPrintableASCII { return 1 }
    guard let first = unicodeScalars.first else { return 0 }
    if first.properties.isEmoji && unicodeScalars.contains(where: \.isEmojiModifierOrJoiner) { return 2 }
    return first.properties.isEmojiPresentation ? 2 : first.width
  }
}

extension Character {
  /// The width in a terminal that shows joined emoji as separate ones, such as a family as its members. It is at least
  /// ``displayWidth``.
  public var unjoinedDisplayWidth: Int {
    isPrintableASCII ? 1 : max(displayWidth, unicodeScalars.reduce(0) { $0 + $1.width })
  }

  /// A fast path: most characters are ASCII, and Unicode properties are slow.
  fileprivate var isPrintableASCII: Bool { utf8.count == 1 && utf8.first.map { (0x20...0x7E).contains($0) } ?? false }
}

extension Unicode.Scalar {
  fileprivate var width: Int {
    // Two of them form a flag.
    if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
    if isWide || properties.isEmojiPresentation { return 2 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// Whether the scalar turns the character before it into an emoji: a variation selector, a joiner or a skin tone (UTS
  /// #51).
  fileprivate var isEmojiModifierOrJoiner: Bool { value == 0xFE0F || value == 0x200D || properties.isEmojiModifier }

  /// Whether the scalar is East Asian Wide or Fullwidth (UAX #11), by blocks.
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
  /// The width of one line without escape sequences, in columns.
  public var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The width in a terminal that shows joined emoji as separate ones, in columns.
  public var unjoinedDisplayWidth: Int { reduce(0) { $0 + $1.unjoinedDisplayWidth } }
}

extension String {
  /// The text with spaces after it up to a width in columns; a longer text is unchanged.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - displayWidth))
  }

  /// The text with spaces before it up to a width in columns; a longer text is unchanged.
  public func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - displayWidth)) + self
  }

  /// The text broken at spaces into lines of at most `width` columns; later lines begin with the indentation.
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
