internal import QuizEngine

/// A file with trivia, taken apart: what it says for all its questions, and each question by itself.
struct BankTree {
  /// A mapping, which may be empty.
  let head: Node
  /// Nil where one can't be read, which then is among the findings.
  let questions: [Node?]

  init(head: Node, questions: [Node?]) {
    self.head = head
    self.questions = questions
  }

  /// - Returns: nil where the whole is no bank, which then is among the findings.
  init?(_ root: Node, _ findings: inout Findings) {
    let questions = root["questions"]?.items ?? []
    guard let head = Self.head(root, hasQuestions: !questions.isEmpty, &findings) else { return nil }
    self.init(head: head, questions: questions)
  }

  /// What a file says for all its questions.
  ///
  /// - Returns: nil where it is no bank or says it wrong, which then is among the findings.
  static func head(_ root: Node, hasQuestions: Bool, _ findings: inout Findings) -> Node? {
    guard root.isMapping else {
      findings.add(NotABank(found: root.noun), at: root.place)
      return nil
    }
    guard case .list? = root["questions"]?.content else {
      findings.add(NotABank(found: "no list under “questions”"), at: root.place)
      return nil
    }
    guard hasQuestions else {
      findings.add(NotABank(found: "no question"), at: root.place)
      return nil
    }
    let before = findings.errorCount
    var check = ShapeCheck(findings: findings)
    check.checkObject(root, .bank, slot: .key("bank"))
    findings = check.findings
    checkChoices(root, &findings)
    return findings.errorCount == before ? root : nil
  }

  private static func checkChoices(_ root: Node, _ findings: inout Findings) {
    if let value = root["category"], let text = value.text?.trimmed, Category(written: text) == nil {
      findings.add(UnknownCategory(text: text), at: value.place)
    }
    if let value = root["difficulty"], let text = value.text?.trimmed, Difficulty(written: text) == nil {
      findings.add(UnknownDifficulty(text: text), at: value.place)
    }
  }
}

extension ObjectShape {
  /// A whole file; what it says for all holds for each question that doesn't say it itself.
  static let bank = ObjectShape(
    name: "a bank",
    fields: [
      .optional("language", .word(.language), "The language of the questions."),
      .optional("category", .line(limit: Limits.id), "What they are about."),
      .optional("difficulty", .line(limit: Limits.id), "easy, medium or hard."),
      .optional("source", .line(limit: Limits.triviaText), "Where they can be looked up."),
      .optional("licence", .line(limit: Limits.triviaAnswer), "The licence, by its SPDX identifier or its name."),
      .optional(
        "accept", .object(.acceptances), "Findings of `parlour bank check` that are right in this file, and why."),
      .required("questions", .later, "The questions."),
      .optional("$schema", .word(.address), "Where an editor finds the schema; it has no other meaning."),
    ])

  static let trivia = ObjectShape(
    name: "a trivia question",
    fields: [
      .optional("id", .word(.reference), "The author's own name for the question."),
      .optional("language", .word(.language), "The question's language, where the file doesn't give it."),
      .optional("category", .line(limit: Limits.id), "What it is about."),
      .optional("difficulty", .line(limit: Limits.id), "easy, medium or hard."),
      .required("question", .line(limit: Limits.triviaText), "The question."),
      .required("answer", .line(limit: Limits.triviaAnswer), "The right answer."),
      .required(
        "wrong", .list(of: .line(limit: Limits.triviaAnswer), count: Limits.distractors, noun: "wrong answer"),
        "The wrong answers, one or more."),
      .optional("explanation", .line(limit: Limits.explanation), "What is worth knowing beyond the answer."),
      .optional("source", .line(limit: Limits.triviaText), "Where it can be looked up."),
      .optional("licence", .line(limit: Limits.triviaAnswer), "The licence, by its SPDX identifier or its name."),
      .optional(
        "accept", .object(.acceptances), "Findings of `parlour bank check` that are right in this question, and why."),
    ])

  /// Rules of `bank check` by their ids, each with the reason why what it finds is right here.
  static let acceptances = ObjectShape(
    name: "the accepted findings",
    fields: BankCheck.rules.map { rule in
      .optional(rule.id, .line(limit: Limits.triviaText), "Why what this rule finds is right here. \(rule.why)")
    })
}
