extension String {
  /// The text as one line that is safe to print: control characters and line breaks become blanks, and invisible
  /// characters that reverse or hide text are removed. Joined emoji and flags stay whole.
  var terminalSafe: String {
    var scalars = UnicodeScalarView()
    for scalar in unicodeScalars { if let printed = scalar.printed { scalars.append(printed) } }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var printed: Unicode.Scalar? {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: " "
    case .format: isPartOfEmoji ? self : nil
    default: self
    }
  }

  /// The joiners, and the tags that spell the flags of regions.
  private var isPartOfEmoji: Bool { value == 0x200C || value == 0x200D || (0xE0020...0xE007F).contains(value) }
}
