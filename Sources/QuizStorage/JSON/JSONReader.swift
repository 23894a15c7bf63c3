/// Reads JSON (RFC 8259). Objects with the same key twice are refused.
struct JSONReader {
  private static let maxDepth = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  private init(_ text: String) { bytes = Array(text.utf8) }

  static func parse(_ text: String) throws(QuizDecodingError) -> JSONValue {
    var reader = JSONReader(text)
    reader.skipWhitespace()
    let value = try reader.value()
    reader.skipWhitespace()
    if reader.index < reader.bytes.count { throw reader.error("text after the end") }
    return value
  }

  private mutating func value() throws(QuizDecodingError) -> JSONValue {
    switch peek {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try items())
    case UInt8(ascii: "\""): return .string(try string())
    default: return try literal()
    }
  }

  private mutating func members() throws(QuizDecodingError) -> [JSONValue.Member] {
    try enter()
    var members: [JSONValue.Member] = []
    var keys: Set<String> = []
    while peek != UInt8(ascii: "}") {
      let start = index
      guard peek == UInt8(ascii: "\"") else { throw error("a key is missing") }
      let key = try string()
      guard keys.insert(key).inserted else { throw error("the key “\(key)” occurs twice", at: start) }
      skipWhitespace()
      guard consume(UInt8(ascii: ":")) else { throw error("a colon is missing") }
      skipWhitespace()
      members.append(JSONValue.Member(key: key, value: try value()))
      try separator(before: UInt8(ascii: "}"))
    }
    leave()
    return members
  }

  private mutating func items() throws(QuizDecodingError) -> [JSONValue] {
    try enter()
    var items: [JSONValue] = []
    while peek != UInt8(ascii: "]") {
      items.append(try value())
      try separator(before: UInt8(ascii: "]"))
    }
    leave()
    return items
  }

  private mutating func enter() throws(QuizDecodingError) {
    depth += 1
    if depth > Self.maxDepth { throw error("more than \(Self.maxDepth) levels") }
    index += 1
    skipWhitespace()
  }

  private mutating func leave() {
    depth -= 1
    index += 1
  }

  /// A comma with a value after it, or the end.
  private mutating func separator(before end: UInt8) throws(QuizDecodingError) {
    skipWhitespace()
    if peek == end { return }
    let comma = index
    guard consume(UInt8(ascii: ",")) else { throw error("a comma is missing") }
    skipWhitespace()
    if peek == end { throw error("a comma before the end", at: comma) }
  }

  private mutating func literal() throws(QuizDecodingError) -> JSONValue {
    let start = index
    while let byte = peek, Self.isInLiteral(byte) { index += 1 }
    let literal = String(decoding: bytes[start..<index], as: UTF8.self)
    switch literal {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case _ where Self.isNumber(bytes[start..<index]): return .number(literal)
    default: throw error("a value is missing", at: start)
    }
  }

  private static func isInLiteral(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }

  private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let first = rest.first, isDigit(first) else { return false }
    rest = first == UInt8(ascii: "0") ? rest.dropFirst() : rest.drop(while: isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard rest.first.map(isDigit) == true else { return false }
      rest = rest.drop(while: isDigit)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard rest.first.map(isDigit) == true else { return false }
      rest = rest.drop(while: isDigit)
    }
    return rest.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private mutating func string() throws(QuizDecodingError) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw error("a control character in a string")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error("a string without an end", at: start)
  }

  private mutating func escape() throws(QuizDecodingError) -> Unicode.Scalar {
    let start = index
    index += 2
    guard start + 1 < bytes.count else { throw error("an escape without an end", at: start) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(start)
    default: throw error("an unknown escape", at: start)
    }
  }

  /// The scalar of `\uXXXX`, or of two of them that are a surrogate pair. The index is after the first `\u`.
  private mutating func unicodeEscape(_ start: Int) throws(QuizDecodingError) -> Unicode.Scalar {
    guard let unit = hexUnit() else { throw error("an unknown escape", at: start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), consume(UInt8(ascii: "\\")), consume(UInt8(ascii: "u")),
      let low = hexUnit(), (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("half a surrogate pair", at: start) }
    return scalar
  }

  private mutating func hexUnit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      switch byte {
      case 0x30...0x39: unit = unit << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: unit = unit << 4 | UInt32((byte | 0x20) - 0x61 + 10)
      default: return nil
      }
    }
    index += 4
    return unit
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func consume(_ expected: UInt8) -> Bool {
    guard peek == expected else { return false }
    index += 1
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  private func error(_ problem: String, at offset: Int? = nil) -> QuizDecodingError {
    .malformedJSON(byte: offset ?? index, problem: problem)
  }
}
