/// A list in a cell, as Python, pandas and JSON write it: `['a', 'b']`, `["a", "b"]`, `[1, 2]`.
enum CellList: Equatable {
  case items([String])
  /// It looks like a list, but the ends of its items are unclear.
  case invalid

  /// Nil if the text isn't a list.
  init?(_ text: String) {
    let text = text.trimmed
    guard text.hasPrefix("["), text.hasSuffix("]"), text.utf8.count >= 2 else { return nil }
    var reader = Reader(rest: Array(text.unicodeScalars.dropFirst().dropLast())[...])
    if let items = reader.items() {
      self = .items(items)
    } else {
      // “[sic]” is a text, not a list.
      guard text.contains(",") || text.contains("'") || text.contains("\"") else { return nil }
      self = .invalid
    }
  }

  /// The answers of a cell that has line breaks, vertical bars or semicolons between them; one answer without those.
  static func separated(_ text: String) -> [String] {
    let text = HTMLText.decodingEntities(text)
    let separators: [(Character) -> Bool] = [\.isNewline, { $0 == "|" || $0 == "｜" }, { $0 == ";" || $0 == "；" }]
    let trimmed = text.trimmed
    guard let isSeparator = separators.first(where: { trimmed.contains(where: $0) }) else { return [text] }
    return text.split(whereSeparator: isSeparator).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  /// The answers without their letters, if each begins with its own: `A) Rome`, `B) Paris`.
  static func withoutLetters(_ items: [String]) -> [String] {
    guard items.count > 1 else { return items }
    let bare = items.enumerated().map { index, item -> String? in
      let item = item.trimmed.drop { $0 == "(" }
      guard let letter = item.first, BankColumn.letterNumber(String(letter)) == index + 1,
        let separator = item.dropFirst().first, ".):".contains(separator)
      else { return nil }
      let rest = String(item.dropFirst(2)).trimmed
      return rest.isEmpty ? nil : rest
    }
    return bare.contains(nil) ? items : bare.compactMap(\.self)
  }

  private struct Reader {
    var rest: ArraySlice<Unicode.Scalar>

    /// A comma separates items; numpy only writes a space.
    mutating func items() -> [String]? {
      var items: [String] = []
      skipBlanks()
      while let first = rest.first {
        if first == "'" || first == "\"" {
          guard let item = quoted() else { return nil }
          items.append(item)
        } else {
          guard let item = bare() else { return nil }
          if !item.isEmpty { items.append(item) }
        }
        let before = rest.count
        skipBlanks()
        if rest.first == "," {
          rest = rest.dropFirst()
          skipBlanks()
        } else if rest.count == before, !rest.isEmpty {
          return nil
        }
      }
      return items
    }

    private mutating func skipBlanks() { rest = rest.drop { $0.properties.isWhitespace } }

    /// A number; an empty text for `None` and the like.
    private mutating func bare() -> String? {
      let word = rest.prefix { $0 != "," && !$0.properties.isWhitespace }
      rest = rest[word.endIndex...]
      let text = String(String.UnicodeScalarView(word))
      if ["None", "nan", "NaN", "null"].contains(text) { return "" }
      let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E }
      return isNumber && Double(text) != nil ? text : nil
    }

    private mutating func quoted() -> String? {
      guard let quote = rest.popFirst() else { return nil }
      var text = String.UnicodeScalarView()
      while let scalar = rest.popFirst() {
        if scalar == quote { return String(text) }
        guard scalar == "\\" else {
          text.append(scalar)
          continue
        }
        guard let meant = escape() else { return nil }
        text.append(contentsOf: meant)
      }
      return nil
    }

    /// The scalars of an escape sequence.
    private mutating func escape() -> [Unicode.Scalar]? {
      guard let letter = rest.popFirst() else { return nil }
      switch letter {
      case "n", "r": return ["\n"]
      case "t", "b", "f": return [" "]
      case "'", "\"", "\\", "/": return [letter]
      case "x": return code(2).flatMap(Unicode.Scalar.init).map { [$0] }
      case "U": return code(8).flatMap(Unicode.Scalar.init).map { [$0] }
      case "u": return unit()
      default: return ["\\", letter]
      }
    }

    /// A UTF-16 code unit, or a surrogate pair.
    private mutating func unit() -> [Unicode.Scalar]? {
      guard let first = code(4) else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first).map { [$0] } }
      guard rest.popFirst() == "\\", rest.popFirst() == "u", let second = code(4), (0xDC00..<0xE000).contains(second)
      else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)).map { [$0] }
    }

    private mutating func code(_ count: Int) -> UInt32? {
      let digits = rest.prefix(count)
      guard digits.count == count, digits.allSatisfy(\.properties.isASCIIHexDigit) else { return nil }
      rest = rest.dropFirst(count)
      return UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
    }
  }
}
