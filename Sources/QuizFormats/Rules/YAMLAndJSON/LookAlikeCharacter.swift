/// A character looks like the one that is meant, and is another one.
///
/// Keyboards for Russian, Greek or Chinese, word processors and chat programs write characters that can't be told by eye
/// from those that a quiz file needs: a Cyrillic “а” in a key, a full-width colon, curly quotation marks around a text.
struct LookAlikeCharacter: DiagnosticRule {
  static let id = "look-alike-character"
  static let why = "It only looks the same: programs compare characters by their numbers."

  let character: Character
  let meant: String

  var message: String {
    if Self.curlyQuotes.contains(character) {
      return "The text stands in curly quotation marks (\(character)), which YAML takes for letters."
    }
    return "\(Self.label(of: character).capitalisedFirst) stands here where \(meant.quoted) is meant."
  }
  var help: String {
    Self.curlyQuotes.contains(character)
      ? "Take straight quotation marks, one before and one behind the whole text: \"…\"."
      : "Delete it and type \(meant.quoted) anew, on an English keyboard."
  }

  static let curlyQuotes: Set<Character> = ["“", "”", "„", "‘", "’", "«", "»", "「", "」"]

  /// "the Cyrillic letter “а” (U+0430)".
  private static func label(of character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return "a character" }
    let shown = String(character).quoted
    return switch scalar.value {
    case 0x370...0x3FF: "the Greek letter \(shown) (\(scalar.codePoint))"
    case 0x400...0x52F: "the Cyrillic letter \(shown) (\(scalar.codePoint))"
    case 0xFF01...0xFF5E: "the full-width character \(shown) (\(scalar.codePoint))"
    default: "the character \(shown) (\(scalar.codePoint))"
    }
  }

  /// The ASCII character that one looks like; nil where it looks like none, or is one.
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

  /// Looks for such characters in a name that isn't known.
  ///
  /// - Parameter isKnown: whether a name is one of those that can be meant.
  /// - Returns: the finding, and where in the name it stands, in characters; nil where the name is unknown for another
  ///   reason.
  static func find(in name: String, isKnown: (String) -> Bool) -> (rule: LookAlikeCharacter, offset: Int)? {
    guard name.utf8.contains(where: { $0 >= 0x80 }), name.utf8.contains(where: \.isLetterOrDigit) else { return nil }
    guard isKnown(String(name.map { asciiLookAlike(of: $0) ?? $0 })) else { return nil }
    for (offset, character) in name.enumerated() {
      if let twin = asciiLookAlike(of: character) {
        return (LookAlikeCharacter(character: character, meant: String(twin)), offset)
      }
    }
    return nil
  }
}
