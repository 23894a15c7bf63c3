internal import QuizEngine

/// A kind of scalar with its own syntax.
enum ScalarFormat: Sendable {
  case id
  /// The id of an outcome or question, or a tag.
  case reference
  case language
  case accent
  case path
  case emoji
  case tag
  /// The URL of the schema for editors; Parlour ignores it.
  case url

  /// The syntax as an ECMA-262 pattern for the JSON Schema; ``matches(_:)`` checks the same.
  var pattern: String {
    switch self {
    case .id: "^[a-z0-9-]{1,64}$"
    case .language: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"
    case .accent: "^#[0-9A-Fa-f]{6}$"
    case .path: "^(?!/)(?!.*\\\\)(?!(.*/)?\\.\\.(/|$)).+$"
    case .emoji: "^.{1,64}$"
    case .reference, .tag: "^.{1,64}$"
    case .url: "^.+$"
    }
  }

  func matches(_ text: String) -> Bool {
    switch self {
    case .id: (1...FileLimits.idLength).contains(text.utf8.count) && text.utf8.allSatisfy(Self.isIDByte)
    case .language: Language(validating: text) != nil
    case .accent: RGBColor(css: text) != nil
    case .path, .url: true
    case .emoji: (1...FileLimits.emojiBytes).contains(text.utf8.count)
    case .reference, .tag: (1...FileLimits.idLength).contains(text.count)
    }
  }

  private static func isIDByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): true
    default: false
    }
  }

  /// The nearest valid id: lowercase, with hyphens; nil if nothing remains.
  static func slug(of text: String) -> String? {
    var slug = ""
    for character in text.lowercased() {
      if character.utf8.allSatisfy(isIDByte) { slug.append(character) } else if slug.last != "-" { slug.append("-") }
    }
    let trimmed = slug.drop { $0 == "-" }.trimmingEnd { $0 == "-" }.prefix(FileLimits.idLength)
    return trimmed.isEmpty ? nil : String(trimmed)
  }
}
