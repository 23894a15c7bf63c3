/// Finds TeX formulas in plain text.
enum TeXFormula {
  /// Whether a text has one: `\(x\)`, `\[x\]`, `$$x$$`, `[tex]x[/tex]`, `$x^2$`, or a command with braces,
  /// `\frac{1}{2}`.
  static func occurs(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 == backslash || $0 == dollar || $0 == 0x5B }) else { return false }
    return contains(text, between: "\\(", and: "\\)") || contains(text, between: "\\[", and: "\\]")
      || contains(text, between: "$$", and: "$$")
      || contains(text.lowercased(), between: "[tex]", and: "[/tex]") || hasCommand(bytes) || hasInline(bytes)
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let dollar = UInt8(ascii: "$")

  /// Whether the text contains an opening mark and a closing one after it.
  private static func contains(_ text: String, between open: String, and close: String) -> Bool {
    guard let start = text.firstRange(of: open) else { return false }
    return text[start.upperBound...].firstRange(of: close) != nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }

  private static func hasCommand(_ bytes: [UInt8]) -> Bool {
    var letters: Int?
    for byte in bytes {
      if byte == backslash {
        letters = 0
      } else if let count = letters {
        if byte == UInt8(ascii: "{"), count > 1 { return true }
        letters = isLetter(byte) ? count + 1 : nil
      }
    }
    return false
  }

  /// Powers and commands between two dollar signs are formulas, not amounts of money.
  private static func hasInline(_ bytes: [UInt8]) -> Bool {
    let parts = bytes.split(separator: dollar, omittingEmptySubsequences: false)
    guard parts.count > 2 else { return false }
    return parts.dropFirst().dropLast().contains { part in
      guard let first = part.first, let last = part.last, first != 0x20, last != 0x20 else { return false }
      let hasPower = part.contains(UInt8(ascii: "^")) || part.contains(UInt8(ascii: "_"))
      return hasPower || zip(part, part.dropFirst()).contains { $0 == backslash && isLetter($1) }
    }
  }
}
