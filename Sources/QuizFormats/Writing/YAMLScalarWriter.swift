/// Writes texts as YAML scalars, in the most readable style that keeps them unchanged.
enum YAMLScalarWriter {
  private static let width = 100

  /// A plain scalar if that is unambiguous, or else one in double quotation marks.
  ///
  /// - Parameter isInBrackets: whether the scalar is in a list in brackets.
  static func inline(_ text: String, isInBrackets: Bool = false) -> String {
    if isPlain(text), !isInBrackets || !text.contains(where: ",[]{}".contains) { return text }
    var quoted = ""
    quote(text, to: &quoted)
    return quoted
  }

  /// Like ``inline(_:isInBrackets:)``, but a text of several lines is a literal block, and a long line is folded.
  ///
  /// - Parameter indentation: the indentation of the block's lines.
  static func block(_ text: String, indentation: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard text.unicodeScalars.allSatisfy({ $0 == "\n" || !$0.needsEscape }), lines.allSatisfy(isBlockLine) else {
      return inline(text)
    }
    if lines.count > 1 { return literal(lines, indentation: indentation) }
    return text.count > width && isFoldable(text) ? folded(text, indentation: indentation) : inline(text)
  }

  /// Whether a line neither begins nor ends with a space or tab.
  private static func isBlockLine(_ line: Substring) -> Bool {
    line.first != " " && line.first != "\t" && line.last != " " && line.last != "\t"
  }

  private static func literal(_ lines: [Substring], indentation: String) -> String {
    guard lines.first?.isEmpty == false, let last = lines.dropLast().last else {
      return inline(lines.joined(separator: "\n"))
    }
    let endsWithBreak = lines.last?.isEmpty == true
    if endsWithBreak && last.isEmpty { return inline(lines.joined(separator: "\n")) }
    let content = endsWithBreak ? lines.dropLast() : lines[...]
    return (endsWithBreak ? "|" : "|-") + content.map { $0.isEmpty ? "\n" : "\n" + indentation + $0 }.joined()
  }

  private static func isFoldable(_ text: String) -> Bool {
    !text.contains("  ") && !text.contains("\t") && text.contains(" ")
  }

  private static func folded(_ text: String, indentation: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return ">-" + lines.map { "\n" + indentation + $0 }.joined()
  }

  /// Whether a text needs no quotation marks, in YAML 1.1 and 1.2.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last, last != " ", last != ":" else {
      return false
    }
    guard first.properties.isAlphabetic || first.properties.isEmojiPresentation else { return false }
    if ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) { return false }
    return text.unicodeScalars.allSatisfy { !$0.needsEscape && $0 != "\u{A0}" }
      && !text.contains(": ") && !text.contains(" #")
  }

  private static func quote(_ text: String, to quoted: inout String) {
    QuizJSON.quote(text, to: &quoted)
  }
}
