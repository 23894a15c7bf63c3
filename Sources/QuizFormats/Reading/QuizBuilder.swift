internal import QuizEngine

/// Builds a quiz from a tree, and checks what involves several values: ids, sums, translations.
///
/// ``SchemaValidator`` has reported malformed values; the builder skips those silently.
struct QuizBuilder {
  let root: DocumentNode
  var diagnostics: Diagnostics
  var locations = QuizLocations()
  var languages: [Language] = []
  var outcomes: [OutcomeID: Int] = [:]
  /// Whether the ids of all outcomes are known. Only then is an unknown id a mistake.
  var knowsAllOutcomes = false
  var pictures: [(file: String, location: SourceLocation, path: DocumentPath?)] = []
  var missingTranslations: [Language: (count: Int, locations: [(location: SourceLocation, path: DocumentPath?)])] = [:]

  init(root: DocumentNode, diagnostics: Diagnostics) {
    self.root = root
    self.diagnostics = diagnostics
  }

  /// Returns the quiz. If there are errors, the quiz is nil or incomplete.
  mutating func build(defaultID: String) -> Quiz? {
    readLanguages()
    let id = readID(defaultID)
    locations.id = root["id"]?.location
    locations.title = root["title"]?.location
    let title = text("title", of: root)
    warnAboutCurlyQuotes()
    let description = text("description", of: root)
    let picture = picture(of: root)
    let reveal = reveal()
    let outcomes = readOutcomes()
    let pool = readQuestions()
    let selection = readSelection(pool.questions)
    let undecided = readUndecided()
    guard let id, let title, let description, !languages.isEmpty else { return nil }
    return Quiz(
      id: id, languages: languages, title: title, description: description, picture: picture,
      accent: root["accent"]?.text.flatMap(RGBColor.init(css:)), reveal: reveal, outcomes: outcomes,
      questions: pool.questions, selection: selection, shuffle: shuffle, ties: pool.ties, undecided: undecided,
      isUnlisted: root["unlisted"]?.boolean ?? false)
  }

  private mutating func warnAboutCurlyQuotes() {
    guard let node = root["title"], let text = node.text?.trimmed, text.hasPrefix("“"), text.hasSuffix("”") else {
      return
    }
    diagnostics.add(TitleInCurlyQuotes(text: text), at: node.location, field: "title")
  }

  private mutating func readID(_ defaultID: String) -> QuizID? {
    if let entry = root.entry("id") { return entry.value.text.map { QuizID($0) } }
    if !ScalarFormat.id.matches(defaultID) {
      diagnostics.path = DocumentPath(field: "id")
      diagnostics.add(InvalidID(id: defaultID, isFromFileName: true))
      diagnostics.path = DocumentPath()
    }
    return QuizID(defaultID)
  }

  private mutating func readLanguages() {
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    let nodes = root["languages"]?.items.prefix(FileLimits.languages.upperBound) ?? root["language"].map({ [$0] }) ?? []
    for (index, node) in nodes.enumerated() {
      diagnostics.path = DocumentPath(field: root["languages"] == nil ? "language" : "languages[\(index)]")
      guard let language = node.text.flatMap(Language.init(validating:)) else { continue }
      let suggestion = LanguageCodes.suggestedTag(for: language.tag)
      if LanguageCodes.isNonstandard(language.tag) {
        diagnostics.add(NonstandardLanguageTag(tag: language.tag, suggestedTag: suggestion), at: node.location)
      }
      if languages.contains(language) {
        diagnostics.add(DuplicateLanguage(tag: language.tag), at: node.location)
      } else {
        languages.append(language)
      }
    }
  }

  private mutating func readUndecided() -> UndecidedText? {
    let outer = diagnostics.path
    diagnostics.path?.descend(to: "undecided")
    defer { diagnostics.path = outer }
    guard let node = root["undecided"], let title = text("title", of: node),
      let description = text("description", of: node)
    else { return nil }
    return UndecidedText(title: title, description: description)
  }

  private var shuffle: ShuffleOptions {
    guard let node = root["shuffle"] else { return ShuffleOptions() }
    if let both = node.boolean { return ShuffleOptions(questions: both, answers: both) }
    return ShuffleOptions(questions: node["questions"]?.boolean ?? false, answers: node["answers"]?.boolean ?? false)
  }

  mutating func picture(of owner: DocumentNode) -> Picture? {
    guard let node = owner["picture"], let file = node.isMapping ? node["file"] : node, let name = file.text else {
      return nil
    }
    let outer = diagnostics.path
    diagnostics.path?.descend(to: "picture")
    defer { diagnostics.path = outer }
    pictures.append((name, file.location, node.isMapping ? diagnostics.path?.descending(to: "file") : diagnostics.path))
    return Picture(file: name, alt: text("alt", of: node))
  }
}
