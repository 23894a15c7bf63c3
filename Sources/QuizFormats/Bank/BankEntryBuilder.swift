internal import QuizEngine

/// Builds trivia questions from trees, and rejects those with errors.
struct BankEntryBuilder {
  private let format: BankFormat
  private let defaults: BankDefaults
  private var duplicates = DuplicateIndex()
  /// The keys whose absence was reported once for all questions.
  private var reportedKeys: Set<String> = []
  /// A cache of categories by name, because a file has few names.
  private var categories: [String: TriviaCategory?] = [:]

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
    let category = category(of: node, commonFields: commonFields, &diagnostics)
    let difficulty = difficulty(of: node, commonFields: commonFields, &diagnostics)
    if node.isMapping { checkTexts(of: node, &diagnostics) }
    guard let category, let difficulty, diagnostics.errorCount == before else { return nil }
    let question = question(node, commonFields: commonFields, category: category, difficulty: difficulty)
    let location = node["question"]?.location ?? node.location
    if let first = duplicates.firstLine(of: question, orInsert: diagnostics.source.line(of: location)) {
      diagnostics.add(DuplicateItem(first: first), at: location)
      return nil
    }
    let line = diagnostics.source.line(of: node.location)
    return BankReadResult.Entry(
      question: question, name: node["id"]?.text ?? "", line: line, accepted: node.acceptances)
  }

  /// Builds the question; its line breaks become LF.
  private func question(
    _ node: DocumentNode, commonFields: DocumentNode, category: TriviaCategory, difficulty: Difficulty
  ) -> TriviaQuestion {
    func text(_ key: String) -> String { (node[key] ?? commonFields[key])?.text?.cleaned ?? "" }
    let licence = text("licence")
    return TriviaQuestion(
      language: Language(validating: text("language")) ?? defaults.language, category: category, difficulty: difficulty,
      text: text("question"), key: text("answer"),
      distractors: node["wrong"]?.items.compactMap { $0.text?.cleaned } ?? [], explanation: text("explanation"),
      source: text("source"), licence: licence.isEmpty ? defaults.licence : licence)
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

  private func checkGarbled(_ node: DocumentNode, _ diagnostics: inout Diagnostics) {
    let values = ["question", "answer", "explanation"].compactMap { node[$0] } + (node["wrong"]?.items ?? [])
    guard let found = Mojibake(in: values.compactMap(\.text)) else { return }
    let value = values.first { $0.text?.contains(found.garbled) == true } ?? node
    diagnostics.add(GarbledText(found: found), at: value.location)
  }

  private func checkTexts(of node: DocumentNode, _ diagnostics: inout Diagnostics) {
    for value in node.entries.flatMap({ $0.value.items.isEmpty ? [$0.value] : $0.value.items }) {
      guard let text = value.text, text.utf8.contains(0xEF) else { continue }
      if text.unicodeScalars.contains("\u{FFFD}") { diagnostics.add(LostCharacter(), at: value.location) }
    }
    checkGarbled(node, &diagnostics)
    var seen = Set([node["answer"]?.text?.trimmed.lowercased()].compactMap(\.self))
    for (index, wrong) in (node["wrong"]?.items ?? []).enumerated() {
      guard let text = wrong.text?.trimmed, !seen.insert(text.lowercased()).inserted else { continue }
      diagnostics.add(DuplicateAnswer(text: text), at: wrong.location, field: "wrong[\(index)]")
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
  fileprivate var cleaned: String {
    let trimmed = trimmed
    guard trimmed.utf8.contains(0x0D) else { return trimmed }
    return trimmed.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// The text without spaces and line breaks at its ends.
  var trimmed: String {
    guard let first = utf8.first, let last = utf8.last, !(first.isGraphic && last.isGraphic) else { return self }
    return String(drop(while: \.isWhitespace)[...].trimmingEnd(where: \.isWhitespace))
  }

  /// Whether the text contains only spaces and line breaks.
  var isBlank: Bool { utf8.first?.isGraphic != true && allSatisfy(\.isWhitespace) }
}

extension UInt8 {
  /// Whether the byte is a visible ASCII character.
  fileprivate var isGraphic: Bool { (0x21...0x7E).contains(self) }
}
