internal import QuizEngine

/// A bank file, split into its common fields and its questions.
struct BankDocument {
  /// The mapping of common fields, which may be empty.
  let commonFields: DocumentNode
  /// Nil for a question that can't be read; it has a diagnostic.
  let questions: [DocumentNode?]

  init(commonFields: DocumentNode, questions: [DocumentNode?]) {
    self.commonFields = commonFields
    self.questions = questions
  }

  /// - Returns: nil if the file isn't a bank, with a diagnostic.
  init?(_ root: DocumentNode, _ diagnostics: inout Diagnostics) {
    let questions = root["questions"]?.items ?? []
    guard let fields = Self.readCommonFields(root, hasQuestions: !questions.isEmpty, &diagnostics) else { return nil }
    self.init(commonFields: fields, questions: questions)
  }

  /// Reads the fields that apply to all questions.
  ///
  /// - Returns: nil if the file isn't a bank or a field is invalid, with a diagnostic.
  static func readCommonFields(_ root: DocumentNode, hasQuestions: Bool, _ diagnostics: inout Diagnostics)
    -> DocumentNode?
  {
    guard root.isMapping else {
      diagnostics.add(NotABank(found: root.typeDescription), at: root.location)
      return nil
    }
    guard case .list? = root["questions"]?.content else {
      diagnostics.add(NotABank(found: "no list under “questions”"), at: root.location)
      return nil
    }
    guard hasQuestions else {
      diagnostics.add(NotABank(found: "no question"), at: root.location)
      return nil
    }
    diagnostics.path = DocumentPath()
    defer { diagnostics.path = nil }
    let before = diagnostics.errorCount
    var validator = SchemaValidator(diagnostics: diagnostics)
    validator.checkObject(root, schema: .bank, context: .key("bank"))
    diagnostics = validator.diagnostics
    checkLanguages(root, &diagnostics)
    checkCategoryAndDifficulty(root, &diagnostics)
    return diagnostics.errorCount == before ? root : nil
  }

  private static func checkLanguages(_ root: DocumentNode, _ diagnostics: inout Diagnostics) {
    var seen: Set<Language> = []
    for item in (root["languages"]?.items ?? []) + [root["language"]].compactMap(\.self) {
      guard let text = item.text, let language = Language(validating: text) else { continue }
      if LanguageCodes.isNonstandard(language.tag) {
        diagnostics.add(UnknownLanguage(tag: text), at: item.location, field: "languages")
      }
      if !seen.insert(language).inserted {
        diagnostics.add(DuplicateLanguage(tag: text), at: item.location, field: "languages")
      }
    }
  }

  private static func checkCategoryAndDifficulty(_ root: DocumentNode, _ diagnostics: inout Diagnostics) {
    if let value = root["category"], let text = value.text?.trimmed, TriviaCategory(parsing: text) == nil {
      diagnostics.add(UnknownCategory(text: text), at: value.location, field: "category")
    }
    if let value = root["difficulty"], let text = value.text?.trimmed, Difficulty(parsing: text) == nil {
      diagnostics.add(UnknownDifficulty(text: text), at: value.location, field: "difficulty")
    }
  }
}

extension ObjectSchema {
  /// A bank file. Its fields apply to all questions that don't set them.
  static let bank = ObjectSchema(
    name: "a bank",
    fields: [
      .optional(
        "languages", .list(of: .format(.language), count: FileLimits.languages, noun: "language"),
        summary: "The languages of the questions, such as en, ru, zh-Hant. The first is the primary one."),
      .optional("language", .format(.language), summary: "The language of the questions, if they have only one."),
      .optional("category", .untranslatedText(limit: FileLimits.idLength), summary: "The category of the questions."),
      .optional(
        "difficulty", .untranslatedText(limit: FileLimits.idLength),
        summary: "The difficulty of the questions: easy, medium or hard."),
      .optional("source", .untranslatedText(limit: FileLimits.itemTextLength), summary: "The source of the questions."),
      .optional(
        "licence", .untranslatedText(limit: FileLimits.itemAnswerLength),
        summary: "The licence, as an SPDX identifier or a name."),
      .optional(
        "accept", .object(.acceptances),
        summary: "Warnings of `parlour bank check` to accept in this file, with reasons."),
      .required("questions", .deferred, summary: "The questions."),
      .optional("$schema", .format(.url), summary: "The URL of the schema for editors; Parlour ignores it."),
    ],
    alternatives: [ExclusiveKeys(keys: ["languages", "language"], isRequired: false)])

  static let trivia = ObjectSchema(
    name: "a trivia question",
    fields: [
      .optional("id", .format(.reference), summary: "The author's name for the question."),
      .optional(
        "languages", .list(of: .format(.language), count: FileLimits.languages, noun: "language"),
        summary: "The question's languages, if they aren't the file's. The first is the primary one."),
      .optional("language", .format(.language), summary: "The question's language, if it has only one."),
      .optional("category", .untranslatedText(limit: FileLimits.idLength), summary: "The question's category."),
      .optional(
        "difficulty", .untranslatedText(limit: FileLimits.idLength),
        summary: "The question's difficulty: easy, medium or hard."),
      .required("question", .text(limit: FileLimits.itemTextLength), summary: "The question."),
      .required("answer", .text(limit: FileLimits.itemAnswerLength), summary: "The right answer."),
      .required(
        "wrong",
        .texts(limit: FileLimits.itemAnswerLength, count: FileLimits.distractors, noun: "wrong answer"),
        summary: "The wrong answers, one or more."),
      .optional(
        "explanation", .text(limit: FileLimits.explanationLength), summary: "What is worth knowing after the answer."),
      .optional("source", .text(limit: FileLimits.itemTextLength), summary: "The source of the answer."),
      .optional(
        "licence", .untranslatedText(limit: FileLimits.itemAnswerLength),
        summary: "The licence, as an SPDX identifier or a name."),
      .optional(
        "accept", .object(.acceptances),
        summary: "Warnings of `parlour bank check` to accept in this question, with reasons."),
    ],
    alternatives: [ExclusiveKeys(keys: ["languages", "language"], isRequired: false)])

  /// The ids of rules of `bank check`, each with the reason to accept it.
  static let acceptances = ObjectSchema(
    name: "the accepted warnings",
    fields: BankCheck.rules.map { .acceptance(of: $0, limit: FileLimits.itemTextLength) })
}
