/// A GIFT text as scalars, each with whether a backslash escapes it.
struct GIFTText {
  struct EscapedScalar {
    let scalar: Unicode.Scalar
    /// Whether a backslash removes its special meaning.
    let isEscaped: Bool
    /// The byte offset from the record's beginning.
    let offset: Int
  }

  private(set) var scalars: ArraySlice<EscapedScalar>

  private init(_ parsed: ArraySlice<EscapedScalar>) { self.scalars = parsed }

  /// - Parameter offset: the byte offset of the text in its record.
  init(_ text: String, at offset: Int) {
    var parsed: [EscapedScalar] = []
    var offset = offset
    var isEscape = false
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if isEscape {
        isEscape = false
        if let unescaped = Self.escapes[scalar] {
          parsed.append(EscapedScalar(scalar: unescaped, isEscaped: true, offset: offset - 1))
        } else {
          parsed.append(EscapedScalar(scalar: "\\", isEscaped: true, offset: offset - 1))
          parsed.append(EscapedScalar(scalar: scalar, isEscaped: false, offset: offset))
        }
      } else if scalar == "\\" {
        isEscape = true
      } else {
        parsed.append(EscapedScalar(scalar: scalar, isEscaped: false, offset: offset))
      }
      offset += width
    }
    if isEscape { parsed.append(EscapedScalar(scalar: "\\", isEscaped: true, offset: offset - 1)) }
    self.scalars = parsed[...]
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", ":": ":", "=": "=", "~": "~", "#": "#", "{": "{", "}": "}", "n": "\n",
  ]

  mutating func append(_ other: GIFTText) { scalars.append(contentsOf: other.scalars) }

  /// The text after unescaping; line breaks that aren't escaped become spaces, except in HTML's `pre`.
  var string: String {
    let preformatted = index(of: "<pre").flatMap { start in
      index(of: "</pre", last: true).map { start..<max(start, $0) }
    }
    var text = String.UnicodeScalarView()
    for (index, entry) in zip(scalars.indices, scalars) {
      let isLineBreak = !entry.isEscaped && (entry.scalar == "\n" || entry.scalar == "\r")
      text.append(isLineBreak && preformatted?.contains(index) != true ? " " : entry.scalar)
    }
    return String(text).trimmed
  }

  var isBlank: Bool { scalars.allSatisfy { !$0.isEscaped && $0.scalar.properties.isWhitespace } }

  /// The location of its first visible character.
  var location: SourceLocation {
    let first = scalars.first { $0.isEscaped || !$0.scalar.properties.isWhitespace } ?? scalars.first
    return SourceLocation(offset: .byte(first?.offset ?? 0))
  }

  /// The index in ``scalars`` of the first equal scalar that isn't escaped.
  func index(of scalar: Unicode.Scalar) -> Int? { scalars.firstIndex { !$0.isEscaped && $0.scalar == scalar } }

  /// The index of the text's first or last occurrence that isn't escaped.
  func index(of text: String, last: Bool = false) -> Int? {
    let pattern = Array(text.unicodeScalars)
    guard scalars.count >= pattern.count else { return nil }
    let starts = scalars.startIndex...scalars.endIndex - pattern.count
    func matches(_ start: Int) -> Bool {
      pattern.indices.allSatisfy { !scalars[start + $0].isEscaped && scalars[start + $0].scalar == pattern[$0] }
    }
    return last ? starts.last(where: matches) : starts.first(where: matches)
  }

  subscript(_ range: Range<Int>) -> GIFTText { GIFTText(scalars[range]) }
  var startIndex: Int { scalars.startIndex }
  var endIndex: Int { scalars.endIndex }

  /// The text without spaces at its beginning.
  var trimmedStart: GIFTText { GIFTText(scalars.drop { !$0.isEscaped && $0.scalar.properties.isWhitespace }) }

  /// Whether it begins with a word, ignoring case and spaces before it.
  func starts(with word: String) -> Bool {
    let start = trimmedStart.scalars.prefix(word.unicodeScalars.count)
    return start.allSatisfy { !$0.isEscaped }
      && String(String.UnicodeScalarView(start.map(\.scalar))).lowercased() == word.lowercased()
  }
}
