import Foundation

/// Checks language codes with ICU, and suggests the right code for another word.
public enum LanguageCodes {
  /// Whether a well-formed tag isn't what browsers use: an unknown code, three letters instead of two, or Chinese by
  /// country.
  public static func isNonstandard(_ tag: String) -> Bool {
    let primary = Locale.LanguageCode(Self.primary(of: tag))
    guard primary.isISOLanguage else { return true }
    return tag.count > 2 && suggestedTag(for: tag) != nil
  }

  /// The tag that was probably meant; nil if none is close, or if the tag is right.
  public static func suggestedTag(for tag: String) -> String? {
    let primary = primary(of: tag)
    let code = Locale.LanguageCode(primary)
    if code.isISOLanguage {
      if primary == "zh" { return script(of: tag) }
      guard primary.count == 3, let short = code.identifier(.alpha2), short != primary else { return nil }
      return short + tag.dropFirst(3)
    }
    return language(ofCountry: primary) ?? language(named: primary)
  }

  /// The script for a Chinese tag that has only a country.
  private static func script(of tag: String) -> String? {
    switch tag.lowercased() {
    case "zh-tw", "zh-hk", "zh-mo": "zh-Hant"
    case "zh-cn", "zh-sg", "zh-my": "zh-Hans"
    default: nil
    }
  }

  /// The main language of a country: `uk` for `ua`.
  private static func language(ofCountry code: String) -> String? {
    guard code.count == 2, Locale.Region(code.uppercased()).isISORegion else { return nil }
    let parts = Locale.Language(identifier: "und-" + code.uppercased()).maximalIdentifier.split(separator: "-")
    guard let language = parts.first else { return nil }
    return language == "zh" ? parts.prefix(2).joined(separator: "-") : String(language)
  }

  private static func language(named name: String) -> String? {
    if let code = names[name] { return code }
    return name.count > 3 ? SpellingSuggestion.nearest(to: name, among: names.keys.sorted()).flatMap { names[$0] } : nil
  }

  /// The two-letter codes by the languages' names in English and in the language itself, in lowercase.
  private static let names: [String: String] = {
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).filter { $0.count == 2 }.sorted()
    var names: [String: String] = [:]
    for code in codes {
      for locale in ["en", code] {
        let name = Locale(identifier: locale).localizedString(forLanguageCode: code)?.lowercased()
        if let name, names[name] == nil { names[name] = code }
      }
    }
    return names
  }()

  private static func primary(of tag: String) -> String { String(tag.prefix { $0 != "-" }).lowercased() }
}
