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
    guard root.isMapping, case .list(let questions)? = root["questions"]?.content, !questions.isEmpty else {
      if root.isMapping, root["questions"] == nil || root["questions"]?.items.isEmpty == false {
        findings.add(NotABank(found: "no list under “questions”"), at: root.place)
      } else {
        findings.add(NotABank(found: root.isMapping ? "no question" : root.noun), at: root.place)
      }
      return nil
    }
    let before = findings.errorCount
    var check = ShapeCheck(findings: findings)
    check.checkObject(root, .bank, slot: .key("bank"))
    findings = check.findings
    guard findings.errorCount == before else { return nil }
    self.init(head: root, questions: questions)
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
      .optional("accept", .object(.acceptances), "Findings of `parlour bank check` that are right in this file, and why."),
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
