/// A character looks like the right one but is another one.
///
/// Russian, Greek or Chinese keyboards, word processors and chat programs write characters that look like those of a
/// quiz file: a Cyrillic “а” in a key, a full-width colon, curly quotation marks around a text.
struct LookAlikeCharacter: DiagnosticRule {
  static let id = "look-alike-character"
  static let why = "Programs compare characters by their codes, not by their shapes."

  let character: Character
  let meant: String

  var message: String {
    if Self.curlyQuotes.contains(character) {
      return "The text is in curly quotation marks (\(character)), which are ordinary characters in YAML."
    }
    return "Here is \(Self.label(of: character)) instead of \(meant.quoted)."
  }
  var help: String {
    Self.curlyQuotes.contains(character)
      ? "Use straight quotation marks around the whole text: \"…\"."
      : "Delete it and type \(meant.quoted) on an English keyboard."
  }

  static let curlyQuotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»", "「", "」"]

  /// "the Cyrillic letter “а” (U+0430)".
  private static func label(of character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return "a character" }
    let quoted = String(character).quoted
    return switch scalar.value {
    case 0x370...0x3FF: "the Greek letter \(quoted) (\(scalar.codePoint))"
    case 0x400...0x52F: "the Cyrillic letter \(quoted) (\(scalar.codePoint))"
    case 0xFF01...0xFF5E: "the full-width character \(quoted) (\(scalar.codePoint))"
    default: "the character \(quoted) (\(scalar.codePoint))"
    }
  }

  /// The ASCII character that this one looks like; nil if there is none, or if it is ASCII itself.
  static func asciiLookAlike(of character: Character) -> Character? {
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first else { return nil }
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
    }
    return asciiLookAlikes[character]
  }

  private static let asciiLookAlikes: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "авсԁеһіјкӏтпорԛѕихуѡАВСЕНІЈКМОРЅТХУαοιρνυκτχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ–—−‐‑‚，：",
      "abcdehijkltnopqsuxywABCEHIJKMOPSTXYaoipvuktxABEZHIKMNOPTYX-----,,:"))

  /// Finds the first look-alike character in an unknown name.
  ///
  /// - Parameter isKnown: whether a name is valid.
  ///
  /// - Returns: the rule and its offset in characters; nil if the name is unknown for another reason.
  static func find(in name: String, isKnown: (String) -> Bool) -> (rule: LookAlikeCharacter, offset: Int)? {
    guard name.utf8.contains(where: { $0 >= 0x80 }), name.utf8.contains(where: \.isLetterOrDigit) else { return nil }
    guard isKnown(String(name.map { asciiLookAlike(of: $0) ?? $0 })) else { return nil }
    for (offset, character) in name.enumerated() {
      if let replacement = asciiLookAlike(of: character) {
        return (LookAlikeCharacter(character: character, meant: String(replacement)), offset)
      }
    }
    return nil
  }
}
