/// A character that nobody can see stands where YAML needs a plain space, or within a name.
///
/// Such characters come along when a text is copied from a web page, a chat or a word processor. A no-break space looks
/// like a space, and a zero-width space like nothing; YAML takes both for letters.
struct InvisibleCharacter: DiagnosticRule {
  enum Position: Hashable, Sendable {
    case indentation
    /// Behind a hyphen, a colon or another sign that needs a space behind it.
    case after(String)
    case inName(String)
  }

  static let id = "invisible-character"
  static let why = "YAML takes it for a letter, so that the line says something else than it seems to."

  let scalar: Unicode.Scalar
  let position: Position

  var message: String {
    let name = Self.label(of: scalar)
    return switch position {
    case .indentation: "This line is indented with \(name)."
    case .after(let sign): "Behind \(sign.quoted) stands \(name), not a space."
    case .inName: "The name here holds \(name), which can't be seen."
    }
  }
  var help: String {
    switch position {
    case .indentation: "Delete what stands before the first letter of the line, and type the spaces anew."
    case .after: "Delete it and type a space."
    case .inName(let name): "Delete the name and type it anew: \(name)."
    }
  }

  /// "a no-break space (U+00A0)".
  static func label(of scalar: Unicode.Scalar) -> String {
    "a \(name(of: scalar) ?? "character") (\(scalar.codePoint))"
  }

  /// What Unicode calls it, in small letters; nil where it can be seen, or is the usual space or a line break.
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
  /// As Unicode numbers it: U+00A0.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
