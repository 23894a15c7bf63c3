/// A word or a symbol of a JavaScript or Python text, outside of comments and of the text in literals.
struct ScriptToken: Equatable {
  let text: String
  /// The line, from 1.
  let line: Int
  let isWord: Bool

  /// Stands for a string or a regular expression.
  static let literal = "\""
  /// Ends a line of Python outside of brackets.
  static let newline = "\n"

  static func all(in text: String, language: ScriptLanguage) -> [ScriptToken] {
    var reader = ScriptTokenReader(bytes: Array(text.utf8), language: language)
    reader.readCode()
    return reader.tokens
  }
}

/// Works on bytes, because characters take many seconds for all scripts in a debug build.
private struct ScriptTokenReader {
  let bytes: [UInt8]
  let language: ScriptLanguage
  private(set) var tokens: [ScriptToken] = []
  private var index = 0
  private var line = 1
  /// How many brackets are open.
  private var depth = 0
  /// How many interpolations are open.
  private var interpolations = 0

  init(bytes: [UInt8], language: ScriptLanguage) {
    self.bytes = bytes
    self.language = language
  }

  /// Reads to the end, or to the end of the brace that closes an interpolation.
  mutating func readCode() {
    var braces = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"): readNewline()
      case UInt8(ascii: "\\"): skipEscape()
      case UInt8(ascii: "#") where language == .python && interpolations == 0: skip { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where language == .javaScript: readSlash()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(isInterpolated: false)
      case UInt8(ascii: "`") where language == .javaScript: readTemplate()
      case UInt8(ascii: "{"):
        braces += 1
        addSymbol()
      case UInt8(ascii: "}"):
        if interpolations > 0, braces == 0 { return }
        braces -= 1
        addSymbol()
      case let byte where Self.isWord(byte): readWord()
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

  /// A backslash and the character after it.
  private mutating func skipEscape() {
    advance()
    if index < bytes.count { advance() }
  }

  private mutating func add(_ text: String, isWord: Bool = false) {
    tokens.append(ScriptToken(text: text, line: line, isWord: isWord))
  }

  private mutating func readNewline() {
    if language == .python, depth == 0 { add(ScriptToken.newline) }
    advance()
  }

  private mutating func addSymbol() {
    switch bytes[index] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
    if bytes[index] > 0x20 { add(String(UnicodeScalar(bytes[index]))) }
    advance()
  }

  /// A word, or a string of Python with a prefix: `f"…"`.
  private mutating func readWord() {
    let start = index
    skip(while: Self.isWord)
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    let isQuote = peek(0) == UInt8(ascii: "\"") || peek(0) == UInt8(ascii: "'")
    if language == .python, isQuote, word.count <= 2, word.lowercased().allSatisfy({ "rbfu".contains($0) }) {
      readString(isInterpolated: word.lowercased().contains("f"))
    } else {
      add(word, isWord: true)
    }
  }

  /// A string in one or in three quotes. One without its end stops at the line.
  private mutating func readString(isInterpolated: Bool) {
    let quote = bytes[index]
    let quotes = language == .python && peek(1) == quote && peek(2) == quote ? 3 : 1
    add(ScriptToken.literal)
    index += quotes
    while index < bytes.count {
      if (0..<quotes).allSatisfy({ peek($0) == quote }) {
        index += quotes
        return
      }
      switch bytes[index] {
      case UInt8(ascii: "\\"): skipEscape()
      case UInt8(ascii: "\n") where quotes == 1: return
      case UInt8(ascii: "{") where isInterpolated && peek(1) == UInt8(ascii: "{"): index += 2
      case UInt8(ascii: "{") where isInterpolated: readInterpolation(opening: 1)
      default: advance()
      }
    }
  }

  /// `` `text ${code}` ``.
  private mutating func readTemplate() {
    add(ScriptToken.literal)
    advance()
    while index < bytes.count, bytes[index] != UInt8(ascii: "`") {
      switch bytes[index] {
      case UInt8(ascii: "\\"): skipEscape()
      case UInt8(ascii: "$") where peek(1) == UInt8(ascii: "{"): readInterpolation(opening: 2)
      default: advance()
      }
    }
    if index < bytes.count { advance() }
  }

  /// Puts the code of an interpolation into parentheses.
  private mutating func readInterpolation(opening: Int) {
    index += opening
    depth += 1
    interpolations += 1
    add("(")
    readCode()
    add(")")
    interpolations -= 1
    depth -= 1
    if index < bytes.count { advance() }
  }

  /// The words and the symbols after which a value begins or has ended.
  private static let operators: Set = ["return", "case", "typeof"]
  private static let ends: Set = [")", "]", "}", ScriptToken.literal]

  /// A comment, a regular expression or a division.
  private mutating func readSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count, !(bytes[index] == UInt8(ascii: "*") && peek(1) == UInt8(ascii: "/")) { advance() }
      index = min(index + 2, bytes.count)
    default:
      let isDivision = tokens.last.map { $0.isWord ? !Self.operators.contains($0.text) : Self.ends.contains($0.text) }
      if isDivision == true { addSymbol() } else { readRegularExpression() }
    }
  }

  private mutating func readRegularExpression() {
    add(ScriptToken.literal)
    advance()
    var isInClass = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      switch bytes[index] {
      case UInt8(ascii: "\\"):
        skipEscape()
        continue
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        advance()
        skip(while: Self.isWord)
        return
      default: break
      }
      advance()
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
