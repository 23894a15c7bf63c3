internal import QuizEngine

/// Builds trivia questions from trees, and rejects those with errors.
struct BankEntryBuilder {
  private let format: BankFormat
  private let defaults: BankDefaults
  private var duplicates = DuplicateIndex()
  /// The keys whose absence was reported once for all questions.
  private var reportedKeys: Set<String> = []
  /// Whether languages are known, because a file has few and asking ICU takes long.
  private var knownLanguages: [Language: Bool] = [:]
  /// A cache of categories by name, because a file has few names.
  private var categories: [String: TriviaCategory?] = [:]
  private var wordCosts = WordCosts()

  init(format: BankFormat, defaults: BankDefaults) {
    self.format = format
    self.defaults = defaults
  }

  /// Builds a question; nil if it has an error, with a diagnostic.
  ///
  /// - Parameter commonFields: the fields that apply to all questions of the file.
  mutating func entry(_ node: DocumentNode, commonFields: DocumentNode, _ diagnostics: inout Diagnostics)
    -> BankReadResult.Entry?
  {
    let before = diagnostics.errorCount
    var validator = SchemaValidator(diagnostics: diagnostics)
    validator.check(node, schema: .object(.trivia), context: .item(of: "question"))
    diagnostics = validator.diagnostics
    let isWellFormed = diagnostics.errorCount == before
    let category = category(of: node, commonFields: commonFields, &diagnostics)
    let difficulty = difficulty(of: node, commonFields: commonFields, &diagnostics)
    var texts: QuestionTextsReader.Texts?
    if node.isMapping {
      checkLostCharacters(in: node, &diagnostics)
      let languages = languages(of: node, commonFields: commonFields, &diagnostics)
      checkGarbled(node, in: languages[0], &diagnostics)
      if isWellFormed { texts = QuestionTextsReader.read(node, languages: languages, &diagnostics) }
    }
    guard let category, let difficulty, let texts, diagnostics.errorCount == before else { return nil }
    let question = question(node, texts: texts, commonFields: commonFields, category: category, difficulty: difficulty)
    let location = node["question"]?.location ?? node.location
    let file = diagnostics.source.name
    if let first = duplicates.first(of: question, orInsert: diagnostics.source.line(of: location), of: file) {
      diagnostics.add(DuplicateItem(first: first.line, file: first.file == file ? nil : first.file), at: location)
      return nil
    }
    let line = diagnostics.source.line(of: node.location)
    return BankReadResult.Entry(
      question: question, name: node["id"]?.text ?? "", line: line, accepted: node.acceptances)
  }

  /// Builds the question from its texts and the file's common fields.
  private func question(
    _ node: DocumentNode, texts: QuestionTextsReader.Texts, commonFields: DocumentNode, category: TriviaCategory,
    difficulty: Difficulty
  ) -> TriviaQuestion {
    let primary = texts.primary
    let licence = (node["licence"] ?? commonFields["licence"])?.text?.cleaned ?? ""
    let source = primary.source.isEmpty ? commonFields["source"]?.text?.cleaned ?? "" : primary.source
    return TriviaQuestion(
      language: primary.language, category: category, difficulty: difficulty, text: primary.text,
      correctAnswer: primary.correctAnswer, distractors: primary.distractors, explanation: primary.explanation,
      source: source, licence: licence.isEmpty ? defaults.licence : licence, translations: texts.translations)
  }

  /// The question's own languages, or those of the file, or the default. The first is the primary one.
  private mutating func languages(of node: DocumentNode, commonFields: DocumentNode, _ diagnostics: inout Diagnostics)
    -> [Language]
  {
    for owner in [node, commonFields] {
      let given = owner["languages"]?.items ?? [owner["language"]].compactMap(\.self)
      var languages: [Language] = []
      for item in given {
        guard let language = item.text.flatMap({ Language(validating: $0) }) else { continue }
        if !languages.contains(language) {
          languages.append(language)
          // The file's own languages were checked with its other fields.
          if owner["questions"] == nil { checkKnown(language, at: item.location, &diagnostics) }
        } else if owner["questions"] == nil {
          // The file's own languages were checked with its other fields.
          diagnostics.add(DuplicateLanguage(tag: language.tag), at: item.location, field: "languages")
        }
      }
      if !languages.isEmpty { return languages }
    }
    return [defaults.language]
  }

  private mutating func checkKnown(_ language: Language, at location: SourceLocation, _ diagnostics: inout Diagnostics)
  {
    let isKnown = knownLanguages[language] ?? !LanguageCodes.isNonstandard(language.tag)
    knownLanguages[language] = isKnown
    guard !isKnown else { return }
    diagnostics.add(UnknownLanguage(tag: language.tag), at: location, field: "language")
  }

  private mutating func category(
    of node: DocumentNode, commonFields: DocumentNode, _ diagnostics: inout Diagnostics
  ) -> TriviaCategory? {
    guard node.isMapping else { return nil }
    guard let value = node["category"] ?? commonFields["category"] else {
      if defaults.category == nil { reportMissing("category", of: node, NoCategory(), &diagnostics) }
      return defaults.category
    }
    guard let text = value.text?.trimmed else { return nil }
    if let category = cachedCategory(of: text) { return category }
    if let category = defaults.category, !format.isNative { return category }
    diagnostics.add(UnknownCategory(text: text), at: value.location, field: "category")
    return nil
  }

  private mutating func cachedCategory(of text: String) -> TriviaCategory? {
    if let known = categories[text] { return known }
    let category = defaults.category(named: text)
    if categories.count < 1_000 { categories[text] = .some(category) }
    return category
  }

  private mutating func difficulty(
    of node: DocumentNode, commonFields: DocumentNode, _ diagnostics: inout Diagnostics
  ) -> Difficulty? {
    guard node.isMapping else { return nil }
    guard let value = node["difficulty"] ?? commonFields["difficulty"] else {
      if defaults.difficulty == nil { reportMissing("difficulty", of: node, NoDifficulty(), &diagnostics) }
      return defaults.difficulty
    }
    guard let text = value.text?.trimmed else { return nil }
    if let difficulty = Difficulty(parsing: text) { return difficulty }
    diagnostics.add(UnknownDifficulty(text: text), at: value.location, field: "difficulty")
    return nil
  }

  /// Parlour's own formats have a field for the key in each question, so each question is reported. Other formats have
  /// none, so one diagnostic per file is enough.
  private mutating func reportMissing(
    _ key: String, of node: DocumentNode, _ rule: some DiagnosticRule, _ diagnostics: inout Diagnostics
  ) {
    if format == .yaml || format == .json {
      let summary = ObjectSchema.trivia.field(key)?.summary ?? ""
      diagnostics.add(
        MissingKey(key: key, owner: ObjectSchema.trivia.name, summary: summary), at: node.location, field: key)
    } else if reportedKeys.insert(key).inserted {
      diagnostics.add(rule, at: node.location, field: key)
    }
  }

  /// Looks for garbled words in the texts, and in each translation.
  private mutating func checkGarbled(_ node: DocumentNode, in language: Language, _ diagnostics: inout Diagnostics) {
    var own: [DocumentNode] = []
    var translated: [String: [DocumentNode]] = [:]
    for value in ["question", "answer", "explanation", "wrong"].compactMap({ node[$0] }) {
      let items = if case .list(let items) = value.content { items } else { [value] }
      for item in items {
        if !item.isMapping { own.append(item) }
        for entry in item.entries { translated[entry.key, default: []] += entry.value.scalars }
      }
    }
    checkGarbled(own, of: node, in: language.tag, &diagnostics)
    for (tag, values) in translated.sorted(by: { $0.key < $1.key }) {
      checkGarbled(values, of: node, in: tag, &diagnostics)
    }
  }

  /// Looks for garbled words in texts of one language.
  private mutating func checkGarbled(
    _ values: [DocumentNode], of node: DocumentNode, in language: String, _ diagnostics: inout Diagnostics
  ) {
    guard let found = Mojibake(in: values.compactMap(\.text), language: language, &wordCosts) else { return }
    let value = values.first { $0.text?.contains(found.garbled) == true } ?? node
    diagnostics.add(GarbledText(found: found), at: value.location)
  }

  private func checkLostCharacters(in node: DocumentNode, _ diagnostics: inout Diagnostics) {
    switch node.content {
    case .scalar:
      guard let text = node.text, text.utf8.contains(0xEF), text.unicodeScalars.contains("\u{FFFD}") else { return }
      diagnostics.add(LostCharacter(), at: node.location)
    case .list(let items): for item in items { checkLostCharacters(in: item, &diagnostics) }
    case .mapping(let entries): for entry in entries { checkLostCharacters(in: entry.value, &diagnostics) }
    }
  }
}

extension DocumentNode {
  /// The accepted rules' ids with their reasons.
  var acceptances: [String: String] {
    Dictionary((self["accept"]?.entries ?? []).map { (FormerRuleIDs.currentID(of: $0.key), $0.value.text ?? "") }) {
      first, _ in
      first
    }
  }
}

extension String {
  /// The ``trimmed`` text with LF for each line break.
  var cleaned: String {
    let trimmed = trimmed
    guard trimmed.utf8.contains(0x0D) else { return trimmed }
    return trimmed.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text without spaces and line breaks at its ends.
  var trimmed: String {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return self }
    // A character that ends with such a scalar doesn't begin with a space.
    if first != " ", first.isWholeCharacter, last != " ", last.isWholeCharacter { return self }
    return String(drop(while: \.isWhitespace)[...].trimmingEnd(where: \.isWhitespace))
  }

  /// Whether the text contains only spaces and line breaks.
  var isBlank: Bool {
    guard let first = unicodeScalars.first, first != " ", first.isWholeCharacter else {
      return allSatisfy(\.isWhitespace)
    }
    return false
  }
}
