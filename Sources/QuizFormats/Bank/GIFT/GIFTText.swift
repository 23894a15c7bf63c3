/// A text in GIFT as its characters, each with whether a backslash stands before it.
struct GIFTText {
  struct Mark {
    let scalar: Unicode.Scalar
    /// Whether it stands for itself, whatever it means otherwise.
    let isEscaped: Bool
    /// In bytes, from the record's beginning.
    let offset: Int
  }

  private(set) var marks: ArraySlice<Mark>

  private init(_ marks: ArraySlice<Mark>) { self.marks = marks }

  /// - Parameter offset: of the text within its record, in bytes.
  init(_ text: String, at offset: Int) {
    var marks: [Mark] = []
    var offset = offset
    var isEscape = false
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if isEscape {
        isEscape = false
        if let meant = Self.escapes[scalar] {
          marks.append(Mark(scalar: meant, isEscaped: true, offset: offset - 1))
        } else {
          marks.append(Mark(scalar: "\\", isEscaped: true, offset: offset - 1))
          marks.append(Mark(scalar: scalar, isEscaped: false, offset: offset))
        }
      } else if scalar == "\\" {
        isEscape = true
      } else {
        marks.append(Mark(scalar: scalar, isEscaped: false, offset: offset))
      }
      offset += width
    }
    if isEscape { marks.append(Mark(scalar: "\\", isEscaped: true, offset: offset - 1)) }
    self.marks = marks[...]
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "\\": "\\", ":": ":", "=": "=", "~": "~", "#": "#", "{": "{", "}": "}", "n": "\n",
  ]

  mutating func append(_ other: GIFTText) { marks.append(contentsOf: other.marks) }

  /// The text as it is read: line breaks that aren't escaped are blanks.
  var string: String {
    var text = String.UnicodeScalarView()
    for mark in marks {
      text.append(!mark.isEscaped && (mark.scalar == "\n" || mark.scalar == "\r") ? " " : mark.scalar)
    }
    return String(text).trimmed
  }

  var isBlank: Bool { marks.allSatisfy { !$0.isEscaped && $0.scalar.properties.isWhitespace } }

  /// Where it begins, blanks aside.
  var place: Place {
    let first = marks.first { $0.isEscaped || !$0.scalar.properties.isWhitespace } ?? marks.first
    return Place(spot: .byte(first?.offset ?? 0))
  }

  /// The place in ``marks`` of the first character that means something of its own.
  func index(of wanted: Unicode.Scalar) -> Int? { marks.firstIndex { !$0.isEscaped && $0.scalar == wanted } }

  /// The place of the first, or last, run of such characters.
  func index(of wanted: String, last: Bool = false) -> Int? {
    let scalars = Array(wanted.unicodeScalars)
    guard marks.count >= scalars.count else { return nil }
    let starts = marks.startIndex...marks.endIndex - scalars.count
    func matches(_ start: Int) -> Bool {
      scalars.indices.allSatisfy { !marks[start + $0].isEscaped && marks[start + $0].scalar == scalars[$0] }
    }
    return last ? starts.last(where: matches) : starts.first(where: matches)
  }

  subscript(_ range: Range<Int>) -> GIFTText { GIFTText(marks[range]) }
  var start: Int { marks.startIndex }
  var end: Int { marks.endIndex }

  /// Without blanks at its beginning.
  var trimmedStart: GIFTText { GIFTText(marks.drop { !$0.isEscaped && $0.scalar.properties.isWhitespace }) }

  /// Whether it begins so, blanks aside and whatever the case.
  func begins(with word: String) -> Bool {
    let head = trimmedStart.marks.prefix(word.unicodeScalars.count)
    return head.allSatisfy { !$0.isEscaped }
      && String(String.UnicodeScalarView(head.map(\.scalar))).lowercased() == word.lowercased()
  }
}
