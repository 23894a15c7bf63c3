/// A text in GIFT as its characters, each with whether a backslash stands before it.
struct GIFTText {
  struct EscapedScalar {
    let scalar: Unicode.Scalar
    /// Whether it stands for itself, whatever it means otherwise.
    let isEscaped: Bool
    /// In bytes, from the record's beginning.
    let offset: Int
  }

  private(set) var scalars: ArraySlice<EscapedScalar>

  private init(_ marks: ArraySlice<EscapedScalar>) { self.scalars = marks }

  /// - Parameter offset: of the text within its record, in bytes.
  init(_ text: String, at offset: Int) {
    var marks: [EscapedScalar] = []
    var offset = offset
    var isEscape = false
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if isEscape {
        isEscape = false
        if let meant = Self.escapes[scalar] {
          marks.append(EscapedScalar(scalar: meant, isEscaped: true, offset: offset - 1))
        } else {
          marks.append(EscapedScalar(scalar: "\\", isEscaped: true, offset: offset - 1))
          marks.append(EscapedScalar(scalar: scalar, isEscaped: false, offset: offset))
        }
      } else if scalar == "\\" {
        isEscape = true
      } else {
        marks.append(EscapedScalar(scalar: scalar, isEscaped: false, offset: offset))
      }
      offset += width
    }
    if isEscape { marks.append(EscapedScalar(scalar: "\\", isEscaped: true, offset: offset - 1)) }
    self.scalars = marks[...]
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", ":": ":", "=": "=", "~": "~", "#": "#", "{": "{", "}": "}", "n": "\n",
  ]

  mutating func append(_ other: GIFTText) { scalars.append(contentsOf: other.scalars) }

  /// The text as it is read: line breaks that aren't escaped are blanks.
  var string: String {
    var text = String.UnicodeScalarView()
    for mark in scalars {
      text.append(!mark.isEscaped && (mark.scalar == "\n" || mark.scalar == "\r") ? " " : mark.scalar)
    }
    return String(text).trimmed
  }

  var isBlank: Bool { scalars.allSatisfy { !$0.isEscaped && $0.scalar.properties.isWhitespace } }

  /// Where it begins, blanks aside.
  var place: SourceLocation {
    let first = scalars.first { $0.isEscaped || !$0.scalar.properties.isWhitespace } ?? scalars.first
    return SourceLocation(offset: .byte(first?.offset ?? 0))
  }

  /// The place in ``marks`` of the first character that means something of its own.
  func index(of wanted: Unicode.Scalar) -> Int? { scalars.firstIndex { !$0.isEscaped && $0.scalar == wanted } }

  /// The place of the first, or last, run of such characters.
  func index(of wanted: String, last: Bool = false) -> Int? {
    let pattern = Array(wanted.unicodeScalars)
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

  /// Without blanks at its beginning.
  var trimmedStart: GIFTText { GIFTText(scalars.drop { !$0.isEscaped && $0.scalar.properties.isWhitespace }) }

  /// Whether it begins so, blanks aside and whatever the case.
  func starts(with word: String) -> Bool {
    let head = trimmedStart.scalars.prefix(word.unicodeScalars.count)
    return head.allSatisfy { !$0.isEscaped }
      && String(String.UnicodeScalarView(head.map(\.scalar))).lowercased() == word.lowercased()
  }
}
