internal import QuizEngine

extension QuizBuilder {
  /// A text in the first language, or its translations in the order of the quiz's languages.
  ///
  /// - Parameter key: of the text in its owner.
  mutating func text(_ key: String, of owner: DocumentNode) -> LocalizedText? {
    guard let node = owner[key] else { return nil }
    let outer = diagnostics.path
    diagnostics.path?.descend(to: key)
    defer { diagnostics.path = outer }
    checkTexts(of: node)
    let translations = node.isMapping ? translations(node) : untranslated(node)
    if translations.isEmpty { return nil }
    for language in languages where !translations.contains(where: { $0.language == language }) {
      missingTranslations[language, default: (0, [])].count += 1
      if missingTranslations[language]?.locations.count ?? 0 < 12 {
        missingTranslations[language]?.locations.append((node.location, diagnostics.path))
      }
    }
    return LocalizedText(translations)
  }

  private func untranslated(_ node: DocumentNode) -> [LocalizedText.Translation] {
    guard let text = node.text, let language = languages.first else { return [] }
    return [LocalizedText.Translation(language: language, text: text)]
  }

  private mutating func translations(_ node: DocumentNode) -> [LocalizedText.Translation] {
    var found: [(index: Int, LocalizedText.Translation)] = []
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for entry in node.entries {
      diagnostics.path?.language = entry.key
      guard let language = Language(validating: entry.key) else { continue }
      guard let index = languages.firstIndex(of: language) else {
        if !languages.isEmpty {
          let rule = UndeclaredLanguage(tag: language.tag, declared: languages.map(\.tag))
          diagnostics.add(rule, at: entry.keyLocation)
        }
        continue
      }
      if found.contains(where: { $0.index == index }) {
        diagnostics.add(DuplicateLanguage(tag: entry.key), at: entry.keyLocation)
      } else if let text = entry.value.text {
        found.append((index, LocalizedText.Translation(language: language, text: text)))
      }
    }
    return found.sorted { $0.index < $1.index }.map(\.1)
  }

  /// The reveal; checks that it contains `{outcome}` in every language.
  mutating func reveal() -> LocalizedText? {
    guard let node = root["reveal"] else { return nil }
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    let sentences: [(tag: String?, node: DocumentNode)] =
      node.isMapping ? node.entries.map { ($0.key, $0.value) } : [(nil, node)]
    for (tag, sentence) in sentences {
      diagnostics.path = outer?.descending(to: "reveal")
      diagnostics.path?.language = tag
      guard let text = sentence.text, !text.contains("{outcome}") else { continue }
      diagnostics.add(
        RevealWithoutPlaceholder(suggestedPlaceholder: text.contains("{") ? "{outcome}" : nil), at: sentence.location)
    }
    diagnostics.path = outer
    return text("reveal", of: root)
  }

  /// Adds one warning per language, at the first text without a translation; none if there are errors.
  mutating func reportMissingTranslations() {
    if diagnostics.hasErrors { return }
    for language in languages {
      guard let missing = missingTranslations[language], let first = missing.locations.first else { continue }
      let lines = missing.locations.map { diagnostics.source.line(of: $0.location) }
      diagnostics.path = first.path
      diagnostics.path?.language = language.tag
      diagnostics.add(MissingTranslation(tag: language.tag, count: missing.count, lines: lines), at: first.location)
    }
  }
}
