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
    checkCategoryAndDifficulty(root, &diagnostics)
    return diagnostics.errorCount == before ? root : nil
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
      .optional("language", .format(.language), summary: "The language of the questions."),
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
    ])

  static let trivia = ObjectSchema(
    name: "a trivia question",
    fields: [
      .optional("id", .format(.reference), summary: "The author's name for the question."),
      .optional("language", .format(.language), summary: "The question's language, if the file doesn't set it."),
      .optional("category", .untranslatedText(limit: FileLimits.idLength), summary: "The question's category."),
      .optional(
        "difficulty", .untranslatedText(limit: FileLimits.idLength),
        summary: "The question's difficulty: easy, medium or hard."),
      .required("question", .untranslatedText(limit: FileLimits.itemTextLength), summary: "The question."),
      .required("answer", .untranslatedText(limit: FileLimits.itemAnswerLength), summary: "The right answer."),
      .required(
        "wrong",
        .list(
          of: .untranslatedText(limit: FileLimits.itemAnswerLength), count: FileLimits.distractors, noun: "wrong answer"
        ),
        summary: "The wrong answers, one or more."),
      .optional(
        "explanation", .untranslatedText(limit: FileLimits.explanationLength),
        summary: "What is worth knowing after the answer."),
      .optional("source", .untranslatedText(limit: FileLimits.itemTextLength), summary: "The source of the answer."),
      .optional(
        "licence", .untranslatedText(limit: FileLimits.itemAnswerLength),
        summary: "The licence, as an SPDX identifier or a name."),
      .optional(
        "accept", .object(.acceptances),
        summary: "Warnings of `parlour bank check` to accept in this question, with reasons."),
    ])

  /// The ids of rules of `bank check`, each with the reason to accept it.
  static let acceptances = ObjectSchema(
    name: "the accepted warnings",
    fields: BankCheck.rules.map { .acceptance(of: $0, limit: FileLimits.itemTextLength) })
}
