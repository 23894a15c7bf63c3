/// A language tag of BCP 47: `en`, `ru`, `zh-Hant`.
public struct Language: Hashable, Sendable {
  /// The tag as the author wrote it, for example `zh-Hant`.
  public let tag: String

  /// Accepts any text and keeps its case. Two languages are equal if their tags are.
  public init(_ tag: String) { self.tag = tag }
}

/// A text in one or several languages.
///
/// The first translation is the fallback for all other languages.
public struct LocalizedText: Hashable, Sendable {
  /// The text in one language.
  public struct Translation: Hashable, Sendable {
    /// The language that the text is written in. Pages mark the text with it.
    public let language: Language
    /// Plain text. Pages escape it.
    public let text: String

    /// - Parameter text: plain text without markup.
    public init(language: Language, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// At least one. Each language appears at most once.
  public let translations: [Translation]

  /// - Parameter translations: at least one. Each language appears at most once.
  public init(_ translations: [Translation]) { self.translations = translations }

  /// Creates a text in a single language.
  public init(_ text: String, _ language: Language) {
    translations = [Translation(language: language, text: text)]
  }

  /// The text in this language; if there is none, the first translation.
  public subscript(language: Language) -> String {
    for translation in translations where translation.language == language { return translation.text }
    return translations.first?.text ?? ""
  }
}
