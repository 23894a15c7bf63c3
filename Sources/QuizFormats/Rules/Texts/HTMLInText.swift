internal import QuizDrafts

/// A text contains a tag or a character name of HTML, such as `<b>` or `&amp;`.
///
/// The texts of a quiz are plain text. The pages show `<b>` as three characters. In a quiz about HTML that is right;
/// accept the warning there.
struct HTMLInText: TextRule {
  static let id = "html-in-text"
  static let severity = Diagnostic.Severity.warning
  static let why = "Texts are plain, so players see the characters as they are written."

  let markup: String
  /// The character that HTML writes so; nil for a tag.
  let character: Character?

  var draftDiagnostic: DraftDiagnosticKind? { .markup(markup) }
  var message: String { "Players see “\(markup.printable)”, which is HTML." }
  var help: String {
    switch character {
    case nil where isLineBreak:
      "Delete the tag. For a new line, begin the text with “|” after its key; indent its lines."
    case nil: "Delete the tag; the texts have no bold letters, colours or links."
    case "\u{A0}": "Write a space instead."
    case let character?: "Write \(String(character).quoted) instead."
    }
  }

  private var isLineBreak: Bool { ["<br", "<p", "</p"].contains { markup.lowercased().hasPrefix($0) } }

  static func violation(in text: String) -> (rule: Self, part: Substring)? {
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) else { return nil }
    for index in text.indices {
      let rest = text[index...]
      switch text[index] {
      case "<": if let tag = tag(in: rest) { return (Self(markup: String(tag), character: nil), tag) }
      case "&":
        if let (name, character) = name(in: rest) { return (Self(markup: String(name), character: character), name) }
      default: continue
      }
    }
    return nil
  }

  /// The tag or comment at the beginning of a text. Words that aren't names of HTML are no tags, and long ones neither.
  private static func tag(in text: Substring) -> Substring? {
    let text = text.prefix(300)
    let name = text.dropFirst().drop { $0 == "/" }.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    guard text.hasPrefix("<!--") || names.contains(name), let tag = HTMLTag(text) else { return nil }
    let markup = text[..<tag.end]
    let attributes = markup.dropFirst(name.count + (tag.isClosing ? 2 : 1)).dropLast().drop { $0 == " " }
    return tag.name.isEmpty || attributes.isEmpty || attributes == "/" || attributes.contains("=") ? markup : nil
  }

  /// The name or number of a character at the beginning of a text: `&amp;`, `&#39;`.
  private static func name(in text: Substring) -> (name: Substring, character: Character)? {
    guard let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let scalar = name.first == "#" ? number(name.dropFirst()) : HTMLEntities.characters[name]
    return scalar.map { (text[...end], Character($0)) }
  }

  private static func number(_ digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    return UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      .flatMap(Unicode.Scalar.init)
  }

  private static let names = Set(
    """
    a b i u s p q br hr em h1 h2 h3 h4 h5 h6 li ol ul dl dt dd td th tr sub sup big tt div span img svg pre code kbd \
    font small strong strike del ins mark center blockquote cite abbr table tbody thead details summary video audio \
    iframe script style label button input form section article header footer main body head html title meta link
    """
    .split(separator: " ").map(String.init))
}
