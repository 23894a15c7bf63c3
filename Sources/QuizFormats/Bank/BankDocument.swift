internal import QuizEngine

/// A file with trivia, taken apart: what it says for all its questions, and each question by itself.
struct BankDocument {
  /// A mapping, which may be empty.
  let commonFields: DocumentNode
  /// Nil where one can't be read, which then is among the findings.
  let questions: [DocumentNode?]

  init(commonFields head: DocumentNode, questions: [DocumentNode?]) {
    self.commonFields = head
    self.questions = questions
  }

  /// - Returns: nil where the whole is no bank, which then is among the findings.
  init?(_ root: DocumentNode, _ findings: inout Diagnostics) {
    let questions = root["questions"]?.items ?? []
    guard let head = Self.readCommonFields(root, hasQuestions: !questions.isEmpty, &findings) else { return nil }
    self.init(commonFields: head, questions: questions)
  }

  /// What a file says for all its questions.
  ///
  /// - Returns: nil where it is no bank or says it wrong, which then is among the findings.
  static func readCommonFields(_ root: DocumentNode, hasQuestions: Bool, _ findings: inout Diagnostics) -> DocumentNode?
  {
    guard root.isMapping else {
      findings.add(NotABank(found: root.typeDescription), at: root.location)
      return nil
    }
    guard case .list? = root["questions"]?.content else {
      findings.add(NotABank(found: "no list under “questions”"), at: root.location)
      return nil
    }
    guard hasQuestions else {
      findings.add(NotABank(found: "no question"), at: root.location)
      return nil
    }
    let before = findings.errorCount
    var check = SchemaValidator(diagnostics: findings)
    check.checkObject(root, .bank, slot: .key("bank"))
    findings = check.diagnostics
    checkCategoryAndDifficulty(root, &findings)
    return findings.errorCount == before ? root : nil
  }

  private static func checkCategoryAndDifficulty(_ root: DocumentNode, _ findings: inout Diagnostics) {
    if let value = root["category"], let text = value.text?.trimmed, TriviaCategory(parsing: text) == nil {
      findings.add(UnknownCategory(text: text), at: value.location)
    }
    if let value = root["difficulty"], let text = value.text?.trimmed, Difficulty(parsing: text) == nil {
      findings.add(UnknownDifficulty(text: text), at: value.location)
    }
  }
}

extension ObjectSchema {
  /// A whole file; what it says for all holds for each question that doesn't say it itself.
  static let bank = ObjectSchema(
    name: "a bank",
    fields: [
      .optional("language", .format(.language), "The language of the questions."),
      .optional("category", .untranslatedText(limit: FileLimits.idLength), "What they are about."),
      .optional("difficulty", .untranslatedText(limit: FileLimits.idLength), "easy, medium or hard."),
      .optional("source", .untranslatedText(limit: FileLimits.itemTextLength), "Where they can be looked up."),
      .optional(
        "licence", .untranslatedText(limit: FileLimits.itemAnswerLength),
        "The licence, by its SPDX identifier or its name."),
      .optional(
        "accept", .object(.acceptances), "Findings of `parlour bank check` that are right in this file, and why."),
      .required("questions", .deferred, "The questions."),
      .optional("$schema", .format(.url), "Where an editor finds the schema; it has no other meaning."),
    ])

  static let trivia = ObjectSchema(
    name: "a trivia question",
    fields: [
      .optional("id", .format(.reference), "The author's own name for the question."),
      .optional("language", .format(.language), "The question's language, where the file doesn't give it."),
      .optional("category", .untranslatedText(limit: FileLimits.idLength), "What it is about."),
      .optional("difficulty", .untranslatedText(limit: FileLimits.idLength), "easy, medium or hard."),
      .required("question", .untranslatedText(limit: FileLimits.itemTextLength), "The question."),
      .required("answer", .untranslatedText(limit: FileLimits.itemAnswerLength), "The right answer."),
      .required(
        "wrong",
        .list(
          of: .untranslatedText(limit: FileLimits.itemAnswerLength), count: FileLimits.distractors, noun: "wrong answer"
        ),
        "The wrong answers, one or more."),
      .optional(
        "explanation", .untranslatedText(limit: FileLimits.explanationLength),
        "What is worth knowing beyond the answer."),
      .optional("source", .untranslatedText(limit: FileLimits.itemTextLength), "Where it can be looked up."),
      .optional(
        "licence", .untranslatedText(limit: FileLimits.itemAnswerLength),
        "The licence, by its SPDX identifier or its name."),
      .optional(
        "accept", .object(.acceptances), "Findings of `parlour bank check` that are right in this question, and why."),
    ])

  /// Rules of `bank check` by their ids, each with the reason why what it finds is right here.
  static let acceptances = ObjectSchema(
    name: "the accepted findings",
    fields: BankCheck.rules.map { .acceptance(of: $0, limit: FileLimits.itemTextLength) })
}
