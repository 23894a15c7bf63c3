import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct DocumentPathTests {
  private static let quiz = """
    language: en
    title: Tea or coffee?
    description: A short quiz.
    outcomes:
      - {id: tea, name: Tea, description: Calm.}
      - {id: coffee, name: Coffee, description: Quick.}
    questions:
      - id: now
        text: What now?
        answers:
          - {text: A bag, outcome: tea}
          - {text: A bean, points: {coffee: 2}}
      - text: And then?
        answers: [{text: Leaves, outcome: tea}, {text: Beans, outcome: coffee}]

    """

  @Test(arguments: [
    ("title: Tea or coffee?\n", "", "missing-key", "title"),
    ("language: en", "languages: [en, '?']", "invalid-language-tag", "languages[1]"),
    ("language: en", "language: english", "nonstandard-language-tag", "language"),
    ("language: en", "languages: [en, ru]", "missing-translation", "title ru"),
    ("title: Tea or coffee?", "title: {en: Tea, z_: Tee}", "invalid-language-tag", "title z_"),
    ("title: Tea or coffee?", "title: “Tea”", "title-in-curly-quotes", "title"),
    ("name: Coffee", "nam: Coffee", "unknown-key", "outcome 1 coffee: nam"),
    ("{id: tea,", "{id: coffee,", "duplicate-outcome-id", "outcome 1 coffee: id"),
    ("text: What now?", "text: ''", "empty-text", "question 0 now: text"),
    ("text: And then?", "text: {en: A, ru: Б}", "undeclared-language", "question 1: text ru"),
    ("A bag, outcome: tea", "A bag, outcome: te", "unknown-outcome", "question 0 now, answer 0: outcome"),
    ("coffee: 2}", "coffee: 2000}", "number-out-of-range", "question 0 now, answer 1: points.coffee"),
    ("coffee: 2}", "cofee: 2}", "unknown-outcome", "question 0 now, answer 1: points.cofee"),
    (
      "id: now", "id: now\n    kind: multiple\n    advance: submit", "advance-not-applicable", "question 0 now: advance"
    ),
    ("- text: And then?", "- id: now\n    text: And then?", "duplicate-question-id", "question 1 now: id"),
    ("[{text: Leaves, outcome: tea}, {text: Beans, outcome: coffee}]", "[]", "too-few-entries", "question 1: answers"),
    ("title:", "picture: {file: ../a.svg}\ntitle:", "picture-outside-folder", "picture.file"),
    ("title:", "picture: ../a.svg\ntitle:", "picture-outside-folder", "picture"),
    ("title:", "reveal: {en: You!}\ntitle:", "reveal-without-placeholder", "reveal en"),
    ("title:", "draw: 9\ntitle:", "draw-too-large", "draw"),
    ("title:", "draw: 1\nquotas: {home: 1}\ntitle:", "unknown-quota-tag", "quotas.home"),
    ("title:", "ties: {question: nope}\ntitle:", "unknown-tie-break-question", "ties.question"),
    ("title:", "undecided: {title: No}\ntitle:", "missing-key", "undecided.description"),
    ("title:", "accept: {frequent-ties: meant}\ntitle:", "unused-acceptance", "accept.frequent-ties"),
    ("text: Beans, outcome: coffee", "text: Beans", "uneven-outcome-share", nil),
    ("title:", "title", "invalid-yaml", nil),
  ]) func `a diagnostic of a quiz file names its part`(old: String, new: String, rule: String, expected: String?) {
    let reading = QuizFile.read(
      Array(Self.quiz.replacing(old, with: new).utf8), name: "tea.yaml", pictures: .memory([:]))
    let diagnostics = BrokenQuizzes.diagnostics(of: reading).filter { $0.ruleID == rule }
    if let expected {
      #expect(diagnostics.first?.path?.summary == expected, "\(BrokenQuizzes.diagnostics(of: reading).report())")
    } else {
      #expect(rule != "invalid-yaml" || !diagnostics.isEmpty && diagnostics.allSatisfy { $0.path == nil })
    }
  }

  @Test func `a warning that follows from the odds names its part`() throws {
    let idle = "  - {id: idle, text: Sure?, answers: [{text: Yes}, {text: No}]}\n"
    let reading = QuizFile.read(Array((Self.quiz + idle).utf8), name: "tea.yaml")
    let found = BrokenQuizzes.diagnostics(of: reading).first { $0.ruleID == "question-without-effect" }
    #expect(found?.path?.summary == "question 2 idle")
  }

  @Test func `a diagnostic of a bank file names its question and field`() {
    let bank = """
      category: arts
      difficulty: easy
      questions:
        - {question: Who was it?, answer: Ann, wrong: [Bob, Cid]}
        - {id: b, question: Who is it?, answer: Ann, wrong: [Bob, Ann]}
        - {question: Who will it be?, wrong: [Bob]}
        - {question: Who else?, answer: Ann, wrong: [Bob], difficulty: odd}
      """
    let reading = BankFile.read(Array(bank.utf8), name: "bank.yaml")
    #expect(
      reading.errors.map { $0.ruleID + " " + ($0.path?.summary ?? "") } == [
        "duplicate-answer question 1 b: wrong[1]", "missing-key question 2: answer",
        "unknown-difficulty question 3: difficulty",
      ])
  }
}

extension DocumentPath {
  /// `question 0 now, answer 1: points.dog`
  fileprivate var summary: String {
    func item(_ name: String, _ item: Item?) -> String? {
      item.map { "\(name) \($0.index)" + ($0.id.map { " " + $0 } ?? "") }
    }
    let part = [item("outcome", outcome), item("question", question), answer.map { "answer \($0)" }].compactMap(\.self)
      .joined(separator: ", ")
    let value = [field, language].compactMap(\.self).joined(separator: " ")
    return part.isEmpty || value.isEmpty ? part + value : "\(part): \(value)"
  }
}
