internal import QuizDrafts

/// A text contains a character without width, such as a zero-width space.
///
/// Such characters come with text that is copied from web pages and chats. A joiner between emojis, or between letters
/// of Arabic or Indic scripts, is part of the text and is allowed. So are zero-width spaces of Thai, Khmer and the
/// like.
struct InvisibleCharacterInText: TextRule {
  static let id = "invisible-character-in-text"
  static let severity = Diagnostic.Severity.warning
  static let why = "Nobody sees it, but search doesn't find the word, and a line may break there."

  let scalar: Unicode.Scalar
  /// The letters beside it.
  let before: String
  let after: String

  var draftDiagnostic: DraftDiagnosticKind? { .controlCharacter }
  var message: String { "\(position) is \(InvisibleCharacter.label(of: scalar))." }
  var help: String {
    before.isEmpty || after.isEmpty
      ? "Delete the text and type it again."
      : "Delete both of them with what is between, and type them again."
  }

  private var position: String {
    if before.isEmpty { return "At the text's beginning there" }
    return after.isEmpty ? "At the text's end there" : "Between \(before.quoted) and \(after.quoted) there"
  }

  static func violation(in text: String) -> (rule: Self, part: Substring)? {
    let scalars = text.unicodeScalars
    for index in scalars.indices where scalars[index].isZeroWidth {
      let before = scalars[..<index].last
      let after = scalars[scalars.index(after: index)...].first
      if isPartOfText(scalars[index], before, after) { continue }
      let rule = Self(
        scalar: scalars[index], before: before.map { String(Character($0).printable) } ?? "",
        after: after.map { String(Character($0).printable) } ?? "")
      return (rule, text[index..<scalars.index(after: index)])
    }
    return nil
  }

  /// Whether a zero-width character belongs between its neighbours.
  private static func isPartOfText(
    _ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    guard let before, let after else { return false }
    if before.usesZeroWidth || after.usesZeroWidth { return true }
    let canJoin = before.properties.isEmoji || before.value == 0xFE0F
    return scalar.value == 0x200D && canJoin && after.properties.isEmoji
  }
}

extension Unicode.Scalar {
  /// Whether it is a space or joiner without width. The marks of the writing direction aren't among them.
  fileprivate var isZeroWidth: Bool {
    switch value {
    case 0x180E, 0x200B...0x200D, 0x2060...0x2064: true
    default: false
    }
  }

  /// Whether it is a letter or sign of a script that needs joiners or spaces without width, from Arabic to Mongolian.
  fileprivate var usesZeroWidth: Bool {
    switch value {
    case 0x0600...0x109F, 0x1780...0x1AFF, 0x1B00...0x1C7F, 0xA840...0xABFF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: true
    case 0x10A00...0x11FFF: true
    default: false
    }
  }
}
