/// Parses JSON (RFC 8259) into a tree with locations.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var count = 0
  private var duplicates: [(key: String, first: SourceLocation, second: SourceLocation)] = []

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the tree; nil if the text isn't JSON, with a diagnostic.
  static func parse(_ diagnostics: inout Diagnostics) -> DocumentNode? {
    var reader = JSONParser(diagnostics.source.text)
    do {
      let node = try reader.document()
      for duplicate in reader.duplicates.prefix(diagnostics.limit) {
        let first = diagnostics.source.line(of: duplicate.first)
        diagnostics.add(DuplicateKey(key: duplicate.key, first: first), at: duplicate.second)
      }
      return node
    } catch {
      switch error {
      case .syntax(let problem, let at):
        diagnostics.add(InvalidJSON(problem: problem), at: SourceLocation(offset: .byte(at)))
      case .tooDeep(let at): diagnostics.add(NestingTooDeep(), at: SourceLocation(offset: .byte(at)))
      case .tooMany(let at): diagnostics.add(TooManyValues(), at: SourceLocation(offset: .byte(at)))
      }
      return nil
    }
  }

  enum ParseError: Error {
    case syntax(InvalidJSON.Problem, Int)
    case tooDeep(Int)
    case tooMany(Int)
  }

  private mutating func document() throws(ParseError) -> DocumentNode {
    skipWhitespace()
    let node = try value()
    skipWhitespace()
    if index < bytes.count { throw .syntax(.trailingText, index) }
    return node
  }

  private mutating func value() throws(ParseError) -> DocumentNode {
    count += 1
    if count > FileLimits.nodeCount { throw .tooMany(index) }
    switch peek {
    case UInt8(ascii: "{"): return try nested { (self: inout Self) throws(ParseError) in try self.object() }
    case UInt8(ascii: "["): return try nested { (self: inout Self) throws(ParseError) in try self.array() }
    case UInt8(ascii: "\""):
      let start = index
      let text = try string()
      return DocumentNode(.scalar(text, plain: false), at: SourceLocation(offset: .byte(start), width: text.count + 2))
    default: return try literal()
    }
  }

  private mutating func nested(_ read: (inout Self) throws(ParseError) -> DocumentNode) throws(ParseError)
    -> DocumentNode
  {
    depth += 1
    if depth > FileLimits.nestingDepth { throw .tooDeep(index) }
    let node = try read(&self)
    depth -= 1
    return node
  }

  private mutating func object() throws(ParseError) -> DocumentNode {
    let start = index
    var entries: [DocumentNode.Entry] = []
    var firstLocations: [String: SourceLocation] = [:]
    index += 1
    skipWhitespace()
    while peek != UInt8(ascii: "}") {
      let at = index
      guard peek == UInt8(ascii: "\"") else { throw .syntax(keyProblem, index) }
      let key = try string()
      let location = SourceLocation(offset: .byte(at), width: key.count + 2)
      skipWhitespace()
      guard consume(":") else { throw .syntax(.missingColon, index) }
      skipWhitespace()
      let value = try value()
      if let first = firstLocations[key] {
        duplicates.append((key, first, location))
      } else {
        firstLocations[key] = location
        entries.append(DocumentNode.Entry(key: key, keyLocation: location, value: value))
      }
      try separator(before: "}")
    }
    index += 1
    return DocumentNode(.mapping(entries), at: SourceLocation(offset: .byte(start)))
  }

  private mutating func array() throws(ParseError) -> DocumentNode {
    let start = index
    var items: [DocumentNode] = []
    index += 1
    skipWhitespace()
    while peek != UInt8(ascii: "]") {
      items.append(try value())
      try separator(before: "]")
    }
    index += 1
    return DocumentNode(.list(items), at: SourceLocation(offset: .byte(start)))
  }

  /// Reads a comma that is followed by another item, or stops before the end.
  private mutating func separator(before end: Unicode.Scalar) throws(ParseError) {
    skipWhitespace()
    if peek == UInt8(ascii: end) { return }
    let comma = index
    guard consume(",") else { throw .syntax(peek == nil ? .unexpectedEnd : .missingComma, index) }
    skipWhitespace()
    if peek == UInt8(ascii: end) { throw .syntax(.trailingComma, comma) }
  }

  private var keyProblem: InvalidJSON.Problem {
    switch peek {
    case nil: .unexpectedEnd
    case UInt8(ascii: "'"): .singleQuotes
    case UInt8(ascii: "/"), UInt8(ascii: "#"): .comment
    default: .unquotedKey
    }
  }

  /// A number, `true`, `false` or `null`.
  private mutating func literal() throws(ParseError) -> DocumentNode {
    let start = index
    while let byte = peek, isLiteralByte(byte) { index += 1 }
    let literal = String(decoding: bytes[start..<index], as: UTF8.self)
    let location = SourceLocation(offset: .byte(start), width: max(1, literal.count))
    if ["true", "false", "null"].contains(literal) || JSONNumber.isValid(literal) {
      return DocumentNode(.scalar(literal, plain: true), at: location)
    }
    switch peek {
    case _ where literal.first?.isNumber == true || literal.first == "-": throw .syntax(.invalidNumber(literal), start)
    case _ where !literal.isEmpty: throw .syntax(.invalidLiteral(literal), start)
    case nil: throw .syntax(.unexpectedEnd, start)
    case UInt8(ascii: "'"): throw .syntax(.singleQuotes, start)
    case UInt8(ascii: "/"), UInt8(ascii: "#"): throw .syntax(.comment, start)
    default: throw .syntax(.missingValue, start)
    }
  }

  private func isLiteralByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: byte >= 0x80
    }
  }

  private mutating func string() throws(ParseError) -> String {
    let start = index
    var text: [UInt8] = []
    index += 1
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw .syntax(byte == 0x0A || byte == 0x0D ? .lineBreakInString : .controlCharacterInString, index)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw .syntax(.unterminatedString, start)
  }

  private mutating func escape() throws(ParseError) -> Unicode.Scalar {
    let start = index
    index += 2
    guard start + 1 < bytes.count else { throw .syntax(.unterminatedString, start) }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicode(start)
    default: throw .syntax(.invalidEscape, start)
    }
  }

  /// Reads the scalar of `\uXXXX`, or of a surrogate pair. The index is after `\u`.
  private mutating func unicode(_ start: Int) throws(ParseError) -> Unicode.Scalar {
    guard let unit = hexUnit() else { throw .syntax(.invalidEscape, start) }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xD800..<0xDC00).contains(unit), consume("\\"), consume("u"), let low = hexUnit(),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    else { throw .syntax(.loneSurrogate, start) }
    return scalar
  }

  private mutating func hexUnit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = bytes[index..<index + 4]
    guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    index += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func consume(_ expected: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: expected) else { return false }
    index += 1
    return true
  }

  private mutating func skipWhitespace() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }
}

/// The syntax of JSON numbers.
enum JSONNumber {
  static func isValid(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard let first = rest.first, isDigit(first) else { return false }
    rest = first == UInt8(ascii: "0") ? rest.dropFirst() : rest.drop(while: isDigit)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard let digit = rest.first, isDigit(digit) else { return false }
      rest = rest.drop(while: isDigit)
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard let digit = rest.first, isDigit(digit) else { return false }
      rest = rest.drop(while: isDigit)
    }
    return rest.isEmpty
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
