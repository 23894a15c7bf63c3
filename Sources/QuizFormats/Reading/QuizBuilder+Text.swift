internal import QuizEngine

extension QuizBuilder {
  /// A text in the first language, or its translations in the order of the quiz's languages.
  mutating func text(_ node: DocumentNode?) -> LocalizedText? {
    guard let node else { return nil }
    let translations = node.isMapping ? translations(node) : untranslated(node)
    if translations.isEmpty { return nil }
    for language in languages where !translations.contains(where: { $0.language == language }) {
      missingTranslations[language, default: (0, [])].count += 1
      if missingTranslations[language]?.places.count ?? 0 < 12 {
        missingTranslations[language]?.places.append(node.location)
      }
    }
    return LocalizedText(translations)
  }

  private func untranslated(_ node: DocumentNode) -> [LocalizedText.Translation] {
    guard let text = node.text, let language = languages.first else { return [] }
    return [LocalizedText.Translation(language: language, text: text)]
  }

  private mutating func translations(_ node: DocumentNode) -> [LocalizedText.Translation] {
    var found: [(place: Int, LocalizedText.Translation)] = []
    for entry in node.entries {
      guard let language = Language(validating: entry.key) else { continue }
      guard let place = languages.firstIndex(of: language) else {
        if !languages.isEmpty {
          let rule = UndeclaredLanguage(tag: language.tag, declared: languages.map(\.tag))
          diagnostics.add(rule, at: entry.keyLocation)
        }
        continue
      }
      if found.contains(where: { $0.place == place }) {
        diagnostics.add(DuplicateLanguage(tag: entry.key), at: entry.keyLocation)
      } else if let text = entry.value.text {
        found.append((place, LocalizedText.Translation(language: language, text: text)))
      }
    }
    return found.sorted { $0.place < $1.place }.map(\.1)
  }

  /// The reveal; checks that it contains `{outcome}` in every language.
  mutating func reveal(_ node: DocumentNode?) -> LocalizedText? {
    guard let node else { return nil }
    for sentence in node.isMapping ? node.entries.map(\.value) : [node] {
      guard let text = sentence.text, !text.contains("{outcome}") else { continue }
      diagnostics.add(
        RevealWithoutPlaceholder(suggestedPlaceholder: text.contains("{") ? "{outcome}" : nil), at: sentence.location)
    }
    return text(node)
  }

  /// Adds one warning per language, at the first text without a translation; none if there are errors.
  mutating func reportMissingTranslations() {
    if diagnostics.hasErrors { return }
    for language in languages {
      guard let missing = missingTranslations[language], let first = missing.places.first else { continue }
      let lines = missing.places.map { diagnostics.source.line(of: $0) }
      diagnostics.add(MissingTranslation(tag: language.tag, count: missing.count, lines: lines), at: first)
    }
  }
}
