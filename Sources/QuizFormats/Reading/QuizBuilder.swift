internal import QuizEngine

/// Makes a quiz of a tree, and checks what needs more than one value to check: names, sums, translations.
///
/// Parts whose form is wrong were reported by ``ShapeCheck`` and are left out here without a word.
struct QuizBuilder {
  let root: Node
  var findings: Findings
  var places = QuizPlaces()
  var languages: [Language] = []
  var outcomes: [OutcomeID: Int] = [:]
  /// Whether every outcome's id is known, so that a name which isn't among them is a mistake.
  var knowsAllOutcomes = false
  var pictures: [(file: String, place: Place)] = []
  var missingTranslations: [Language: (count: Int, places: [Place])] = [:]

  init(root: Node, findings: Findings) {
    self.root = root
    self.findings = findings
  }

  /// The quiz; nil, or something unfinished, where there are errors among the findings.
  mutating func build(defaultID: String) -> Quiz? {
    readLanguages()
    let id = readID(defaultID)
    places.id = root["id"]?.place
    places.title = root["title"]?.place
    let title = text(root["title"])
    warnOfCurlyQuotes()
    let description = text(root["description"])
    let picture = picture(root["picture"])
    let reveal = reveal(root["reveal"])
    let outcomes = readOutcomes()
    let pool = readQuestions()
    let selection = readSelection(pool.questions)
    let undecided = readUndecided()
    guard let id, let title, let description, !languages.isEmpty else { return nil }
    return Quiz(
      id: id, languages: languages, title: title, description: description, picture: picture,
      accent: root["accent"]?.text.flatMap(Accent.init(hexadecimal:)), reveal: reveal, outcomes: outcomes,
      questions: pool.questions, selection: selection, shuffle: shuffle, ties: pool.ties, undecided: undecided,
      isUnlisted: root["unlisted"]?.flag ?? false)
  }

  private mutating func warnOfCurlyQuotes() {
    guard let node = root["title"], let text = node.text?.trimmed, text.hasPrefix("“"), text.hasSuffix("”") else {
      return
    }
    findings.add(CurlyQuotes(text: text), at: node.place)
  }

  private mutating func readID(_ defaultID: String) -> QuizID? {
    if let entry = root.entry("id") { return entry.value.text.map { QuizID($0) } }
    if !Word.id.accepts(defaultID) { findings.add(BadID(id: defaultID, fromFileName: true)) }
    return QuizID(defaultID)
  }

  private mutating func readLanguages() {
    for node in root["languages"]?.items.prefix(Limits.languages.upperBound) ?? root["language"].map({ [$0] }) ?? [] {
      guard let language = node.text.flatMap(Language.init(checking:)) else { continue }
      let near = LanguageCodes.suggestion(for: language.tag)
      if LanguageCodes.isStrange(language.tag) {
        findings.add(LanguageName(tag: language.tag, near: near), at: node.place)
      }
      if languages.contains(language) {
        findings.add(DuplicateLanguage(tag: language.tag), at: node.place)
      } else {
        languages.append(language)
      }
    }
  }

  private mutating func readUndecided() -> Undecided? {
    guard let node = root["undecided"], let title = text(node["title"]), let description = text(node["description"])
    else { return nil }
    return Undecided(title: title, description: description)
  }

  private var shuffle: Shuffle {
    guard let node = root["shuffle"] else { return Shuffle() }
    if let both = node.flag { return Shuffle(questions: both, answers: both) }
    return Shuffle(questions: node["questions"]?.flag ?? false, answers: node["answers"]?.flag ?? false)
  }

  mutating func picture(_ node: Node?) -> Picture? {
    guard let node, let file = node.isMapping ? node["file"] : node, let name = file.text else { return nil }
    pictures.append((name, file.place))
    return Picture(file: name, alt: text(node["alt"]))
  }
}
