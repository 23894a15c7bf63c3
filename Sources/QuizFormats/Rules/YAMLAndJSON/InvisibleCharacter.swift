/// There is an invisible character in a name, or instead of a space.
///
/// Such characters come from text copied from a web page, a chat or a word processor. A no-break space looks like a
/// space, and a zero-width space like nothing. In YAML both are ordinary characters.
struct InvisibleCharacter: DiagnosticRule {
  enum Position: Hashable, Sendable {
    case indentation
    /// After a hyphen, a colon or another sign that needs a space.
    case after(String)
    case inName(String)
  }

  static let id = "invisible-character"
  static let why = "In YAML it is an ordinary character, so the line means something else than it seems to."

  let scalar: Unicode.Scalar
  let position: Position

  var message: String {
    let name = Self.label(of: scalar)
    return switch position {
    case .indentation: "The indentation of this line contains \(name)."
    case .after(let sign): "After \(sign.quoted) there is \(name), not a space."
    case .inName: "This name contains \(name), which is invisible."
    }
  }
  var help: String {
    switch position {
    case .indentation: "Delete everything before the first letter of the line, and type the spaces again."
    case .after: "Delete it and type a space."
    case .inName(let name): "Delete the name and type it again: \(name)."
    }
  }

  /// "a no-break space (U+00A0)".
  static func label(of scalar: Unicode.Scalar) -> String {
    "a \(name(of: scalar) ?? "character") (\(scalar.codePoint))"
  }

  /// The Unicode name in lowercase; nil if the character is visible, or is a space or a line break.
  static func name(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0xA0: "no-break space"
    case 0xAD: "soft hyphen"
    case 0x1680: "Ogham space"
    case 0x2000, 0x2002: "en space"
    case 0x2001, 0x2003: "em space"
    case 0x2004: "three-per-em space"
    case 0x2005: "four-per-em space"
    case 0x2006: "six-per-em space"
    case 0x2007: "figure space"
    case 0x2008: "punctuation space"
    case 0x2009: "thin space"
    case 0x200A: "hair space"
    case 0x200B: "zero-width space"
    case 0x200C: "zero-width non-joiner"
    case 0x200D: "zero-width joiner"
    case 0x200E: "left-to-right mark"
    case 0x200F: "right-to-left mark"
    case 0x202F: "narrow no-break space"
    case 0x205F: "mathematical space"
    case 0x2060: "word joiner"
    case 0x3000: "full-width space"
    case 0xFEFF: "byte order mark"
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// In Unicode notation: U+00A0.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
