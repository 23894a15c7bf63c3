/// Some words of a text with characters beyond ASCII.
enum TextExcerpt {
  /// The first words beyond ASCII; empty if there are none.
  static func first(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !$0.isASCII }) else { return "" }
    return excerpt(scalars, around: first)
  }

  /// The words where two texts first differ; only the first text's if there is no second.
  static func pair(_ text: String, _ other: String?) -> (first: String, second: String?) {
    guard let other else { return (first(text), nil) }
    let lines = zip(text.split(separator: "\n"), other.split(separator: "\n"))
    guard let (one, two) = lines.first(where: { $0 != $1 }) else { return (first(text), first(other)) }
    let left = Array(one.unicodeScalars)
    let right = Array(two.unicodeScalars)
    let index = zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
    return (excerpt(left, around: index), excerpt(right, around: index))
  }

  private static func excerpt(_ scalars: [Unicode.Scalar], around index: Int) -> String {
    let start = max(0, index - 20)
    let separator = scalars[start..<index].lastIndex { $0 == "\n" || $0 == "," || $0 == ";" || $0 == "\t" }
    let piece = scalars[(separator.map { $0 + 1 } ?? start)...].prefix { $0 != "\n" }.prefix(50)
    return String(String.UnicodeScalarView(piece)).printable
  }
}
