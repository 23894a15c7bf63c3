/// A language as BCP 47 writes it: `en`, `ru`, `zh-Hant`.
public struct Language: Hashable, Sendable {
  public let tag: String

  public init(_ tag: String) { self.tag = tag }
}

/// One text in one or several languages.
///
/// The first translation is the one to fall back on, so a text in a single language reads the same everywhere.
public struct LocalizedText: Hashable, Sendable {
  public struct Translation: Hashable, Sendable {
    public let language: Language
    public let text: String

    public init(language: Language, text: String) {
      self.language = language
      self.text = text
    }
  }

  public let translations: [Translation]

  /// - Parameter translations: at least one; each language at most once.
  public init(_ translations: [Translation]) { self.translations = translations }

  public init(_ text: String, _ language: Language) {
    translations = [Translation(language: language, text: text)]
  }

  /// The text in the wished language, or in the first one that there is.
  public subscript(language: Language) -> String {
    for translation in translations where translation.language == language { return translation.text }
    return translations.first?.text ?? ""
  }
}
