import HTML
import QuizEngine

extension PageContext {
  /// Attributes for an element whose text may be in another language than the page: its direction, and its
  /// language if it differs.
  func languageAttributes(in language: Language) -> HTML {
    language == texts.language ? " dir=\"auto\"" : " dir=\"auto\" lang=\"\(language.tag)\""
  }

  /// Attributes for an element with a text that somebody typed, in an unknown language: its direction, and its script
  /// if no letter is of the page's own. In a Chinese font an English apostrophe is as wide as a Chinese letter.
  ///
  /// - Complexity: O(n) for n Unicode scalars.
  func languageAttributes(ofTyped text: String) -> HTML {
    guard let first = Script.first(in: text) else { return " dir=\"auto\"" }
    let own = Script(of: texts.language)
    guard !text.unicodeScalars.contains(where: { Script($0) == own }) else { return " dir=\"auto\"" }
    return " dir=\"auto\" lang=\"und-\(first.tag)\""
  }

  /// What somebody wrote, as a quotation.
  func quotation(_ text: String) -> HTML { "<blockquote\(languageAttributes(ofTyped: text))>\(text)</blockquote>" }
}

/// The scripts of the site's languages.
private enum Script {
  case latin, cyrillic, han

  /// Nil for a scalar that is no letter of these scripts.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: self = .latin
    case 0x400...0x52F: self = .cyrillic
    case 0x3400...0x9FFF, 0x20000...0x3FFFF: self = .han
    default: return nil
    }
  }

  init(of language: Language) {
    self = language.tag == "zh-Hant" ? .han : language.tag == "ru" ? .cyrillic : .latin
  }

  static func first(in text: String) -> Script? {
    for scalar in text.unicodeScalars { if let script = Script(scalar) { return script } }
    return nil
  }

  /// The script's subtag in a language tag (ISO 15924).
  var tag: String {
    switch self {
    case .latin: "Latn"
    case .cyrillic: "Cyrl"
    case .han: "Hant"
    }
  }
}
