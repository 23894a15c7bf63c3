internal import QuizDrafts

/// A text contains Markdown, such as `**bold**` or `[a link](https://example.org)`.
///
/// Chat programs write Markdown. The texts of a quiz are plain text, and the pages show the asterisks and brackets.
struct MarkdownInText: TextRule {
  static let id = "markdown-in-text"
  static let severity = Diagnostic.Severity.warning
  static let why = "Texts are plain, so players see the characters as they are written."

  let markup: String
  /// The text without the markup.
  let plain: String

  var draftDiagnostic: DraftDiagnosticKind? { .markup(markup) }
  var message: String { "Players see “\(markup.printable)”, which is Markdown." }
  var help: String { "Write \(plain.quoted) without it." }

  static func violation(in text: String) -> (rule: Self, part: Substring)? {
    guard text.utf8.contains(UInt8(ascii: "*")) || text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    for index in text.indices {
      let rest = text[index...].prefix(300)
      if let (part, plain) = bold(in: rest) ?? link(in: rest) {
        return (Self(markup: String(part), plain: String(plain)), part)
      }
    }
    return nil
  }

  /// Bold text at the beginning of a text.
  private static func bold(in text: Substring) -> (part: Substring, plain: Substring)? {
    guard text.hasPrefix("**"), let end = text.dropFirst(2).firstRange(of: "**") else { return nil }
    let plain = text.dropFirst(2)[..<end.lowerBound]
    guard let first = plain.first, let last = plain.last, !first.isWhitespace, !last.isWhitespace, first != "*" else {
      return nil
    }
    return (text[..<end.upperBound], plain)
  }

  /// A link at the beginning of a text.
  private static func link(in text: Substring) -> (part: Substring, plain: Substring)? {
    guard text.first == "[", let middle = text.firstRange(of: "](http"),
      let end = text[middle.upperBound...].firstIndex(of: ")")
    else { return nil }
    let plain = text.dropFirst()[..<middle.lowerBound]
    return plain.contains("[") ? nil : (text[...end], plain)
  }
}
