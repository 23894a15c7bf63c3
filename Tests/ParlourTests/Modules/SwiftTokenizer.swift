/// Splits a line of Swift into words. It works on bytes, because a `Regex` needs ten seconds for all sources in a debug
/// build.
struct SwiftTokenizer {
  private var rest: Substring.UTF8View

  init(_ line: Substring.UTF8View) {
    rest = line
    skipBlanks()
  }

  /// Returns the next word of letters, digits and underscores, and skips the blanks after it; nil if there is none.
  mutating func next() -> String? {
    let word = rest.prefix(while: Self.isWord)
    guard !word.isEmpty else { return nil }
    rest = rest[word.endIndex...]
    skipBlanks()
    return String(Substring(word))
  }

  /// Skips `@word` or `@word(…)`; returns false if there is none.
  mutating func skipAttribute() -> Bool {
    guard rest.first == UInt8(ascii: "@") else { return false }
    rest.removeFirst()
    guard next() != nil else { return false }
    if rest.first == UInt8(ascii: "(") {
      skipParentheses()
      skipBlanks()
    }
    return true
  }

  private mutating func skipParentheses() {
    var depth = 0
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == UInt8(ascii: " ") || (9...13).contains($0) } }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
