internal import QuizDrafts

/// A text contains the name of an emoji between colons, such as `:bed:`.
///
/// Some chat programs replace such a name by the emoji. A quiz file needs the emoji itself.
struct EmojiShortCode: TextRule {
  static let id = "emoji-short-code"
  static let severity = Diagnostic.Severity.warning
  static let why = "Only some chat programs replace such a name by an emoji; players see the name and its colons."

  let code: String

  var draftDiagnostic: DraftDiagnosticKind? { .emojiShortCode(code) }
  var message: String { "Players see “\(code)”, not an emoji." }
  var help: String { "Copy the emoji itself into the file." }
  var suggestion: String? { Self.emoji(named: String(code.dropFirst().dropLast())) }

  static func violation(in text: String) -> (rule: Self, part: Substring)? {
    guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
    var previous: Character = " "
    for index in text.indices {
      if text[index] == ":", previous != ":", !previous.isLetter, !previous.isNumber,
        let code = code(in: text[index...])
      {
        return (Self(code: String(code)), code)
      }
      previous = text[index]
    }
    return nil
  }

  /// The short code at the beginning of a text. A time such as `:30:` is none.
  private static func code(in text: Substring) -> Substring? {
    let name = text.dropFirst().prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || "_-+".contains($0)) }
    guard name.count > 1, name.contains(where: \.isLetter) || ["+1", "-1"].contains(name) else { return nil }
    let rest = text[name.endIndex...]
    let next = rest.dropFirst().first ?? " "
    return rest.first == ":" && !next.isLetter && !next.isNumber ? text[...name.endIndex] : nil
  }

  /// The emoji whose Unicode name this is: 🛏️ for `bed`.
  private static func emoji(named code: String) -> String? {
    let name = code.replacing("_", with: " ").uppercased()
    for range in [0x2600...0x27BF, 0x1F300...0x1FAFF] as [ClosedRange<UInt32>] {
      let found = range.lazy.compactMap(Unicode.Scalar.init).first {
        $0.properties.isEmoji && $0.properties.name == name
      }
      if let found { return String(Character(found)) + (found.properties.isEmojiPresentation ? "" : "\u{FE0F}") }
    }
    return nil
  }
}
