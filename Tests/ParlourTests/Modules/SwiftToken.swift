/// A word or a symbol of a Swift text outside of comments and of the text in string literals.
struct SwiftToken: Equatable {
  let text: String
  /// The line, from 1.
  let line: Int
  let isWord: Bool

  static func all(in text: String) -> [SwiftToken] {
    var reader = TokenReader(bytes: Array(text.utf8))
    reader.readCode(untilParenthesis: false)
    return reader.tokens
  }
}

/// Works on bytes, because characters take many seconds for all sources in a debug build.
private struct TokenReader {
  let bytes: [UInt8]
  private(set) var tokens: [SwiftToken] = []
  private var index = 0
  private var line = 1

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Reads to the end, or to the end of the parenthesis that closes an interpolation.
  mutating func readCode(untilParenthesis: Bool) {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): readString(hashes: 0)
      case UInt8(ascii: "#"): readHashes()
      case UInt8(ascii: "`"): readRawIdentifier()
      case UInt8(ascii: "("):
        depth += 1
        addSymbol()
      case UInt8(ascii: ")"):
        if untilParenthesis, depth == 0 {
          index += 1
          return
        }
        depth -= 1
        addSymbol()
      case _ where Self.isWord(byte): addWord()
      default: addSymbol()
      }
    }
  }

  private func peek(_ distance: Int) -> UInt8? { index + distance < bytes.count ? bytes[index + distance] : nil }

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  private mutating func skip(while condition: (UInt8) -> Bool) {
    while index < bytes.count, condition(bytes[index]) { advance() }
  }

  private mutating func addSymbol() {
    if bytes[index] > 0x20 {
      tokens.append(SwiftToken(text: String(UnicodeScalar(bytes[index])), line: line, isWord: false))
    }
    advance()
  }

  private mutating func addWord() {
    let start = index
    skip(while: Self.isWord)
    tokens.append(SwiftToken(text: String(decoding: bytes[start..<index], as: UTF8.self), line: line, isWord: true))
  }

  private mutating func skipBlockComment() {
    while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { advance() }
    index = min(index + 2, bytes.count)
  }

  /// A name in backticks is a word; a sentence in backticks names only a test.
  private mutating func readRawIdentifier() {
    index += 1
    let start = index
    skip { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
    let name = bytes[start..<index]
    let isWord = name.allSatisfy(Self.isWord)
    tokens.append(SwiftToken(text: isWord ? String(decoding: name, as: UTF8.self) : "_", line: line, isWord: true))
    index = min(index + 1, bytes.count)
  }

  /// `#"…"#`, or a symbol.
  private mutating func readHashes() {
    var count = 0
    while peek(count) == UInt8(ascii: "#") { count += 1 }
    guard peek(count) == UInt8(ascii: "\"") else { return addSymbol() }
    index += count
    readString(hashes: count)
  }

  /// Skips a string literal, and reads the code in its interpolations. A literal without its end stops at the line.
  private mutating func readString(hashes: Int) {
    let isMultiline = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hasHashes(hashes, after: 1) {
        index += 1 + hashes
        if peek(0) == UInt8(ascii: "(") {
          index += 1
          readCode(untilParenthesis: true)
        } else if index < bytes.count {
          advance()
        }
      } else if hasQuotes(quotes), hasHashes(hashes, after: quotes) {
        index += quotes + hashes
        return
      } else if !isMultiline, bytes[index] == UInt8(ascii: "\n") {
        return
      } else {
        advance()
      }
    }
  }

  private func hasQuotes(_ count: Int) -> Bool { (0..<count).allSatisfy { peek($0) == UInt8(ascii: "\"") } }

  private func hasHashes(_ count: Int, after distance: Int) -> Bool {
    (0..<count).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
