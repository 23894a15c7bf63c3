import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct BankFileTests {
  private static func read(_ text: String, _ name: String, _ defaults: BankDefaults = BankDefaults()) -> BankReadResult
  {
    BankFile.read(Array(text.utf8), name: name, defaults: defaults)
  }

  @Test func `a question inherits the defaults at the head of its file`() throws {
    let reading = Self.read(
      """
      language: fr
      category: arts
      difficulty: hard
      licence: CC0-1.0
      questions:
        - {id: a, question: Qui ?, answer: Rodin, wrong: [Claudel], source: Musée, explanation: "Oui."}
        - {question: Où ?, answer: Ici, wrong: [Là], category: geography, difficulty: easy, licence: MIT}
      """, "fr.yaml")
    #expect(reading.diagnostics.isEmpty)
    let language = Language("fr")
    #expect(
      reading.entries == [
        BankReadResult.Entry(
          question: TriviaQuestion(
            language: language, category: .arts, difficulty: .hard, text: "Qui ?", correctAnswer: "Rodin",
            distractors: ["Claudel"], explanation: "Oui.", source: "Musée", licence: "CC0-1.0"), name: "a", line: 6),
        BankReadResult.Entry(
          question: TriviaQuestion(
            language: language, category: .geography, difficulty: .easy, text: "Où ?", correctAnswer: "Ici",
            distractors: ["Là"], licence: "MIT"), name: "", line: 7),
      ])
  }

  @Test(arguments: [("/dev", "folder"), ("/dev/zero", "device")])
  func `a file without questions is explained`(path: String, name: String) throws {
    try BrokenQuizzes.expectReport(BankExamples.text(BankFile.read(at: path)), named: "../BrokenBanks/disk-\(name)")
  }

  @Test(arguments: [",", ";", "\t", "*", "|"], ["\n", "\r\n", "\r"])
  func `a table may have any delimiter, line break and column order`(delimiter: String, newline: String) {
    let rows = [
      ["difficulty", "incorrect_2", "Question", "incorrect1", "Correct Answer", "category"],
      ["easy", "c", "\"a\(delimiter) b?\"", "\"\"\"b\"\"\"", "a", "\"The Arts\""],
      ["hard", "", "Why?", "no", "yes", "sports"],
    ]
    let text = rows.map { $0.joined(separator: delimiter) }.joined(separator: newline)
    let reading = Self.read(text, "table.csv", BankDefaults(language: Language("de"), licence: "MIT"))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
    #expect(reading.entries.map(\.question.text) == ["a\(delimiter) b?", "Why?"])
    #expect(reading.entries.map(\.question.distractors) == [["c", "\"b\""], ["no"]])
    #expect(reading.entries.map(\.question.category) == [.arts, .sports])
    #expect(reading.entries.allSatisfy { $0.question.language.tag == "de" && $0.question.licence == "MIT" })
  }

  @Test func `a thousand questions in Athena's format are read despite one bad row`() {
    let categories = ["The Arts", "General Knowledge", "Geography", "History", "Science", "Sports & Leisure"]
    let rows = (0..<1_036).map { number in
      "\(categories[number % 6])*\(["easy", "medium", "hard"][number % 3])*What is \(number) plus 1?*"
        + "\(number + 1)*\(number + 2)*\(number + 3)*\(number + 4)"
    }
    let header = "category*difficulty*question*correctAnswer*incorrect1*incorrect2*incorrect3"
    let text = ([header] + rows.prefix(500) + ["History*easy*\"What"] + rows.dropFirst(500)).joined(separator: "\n")
    let reading = Self.read(text, "athena.csv")
    #expect(reading.entries.count == 1_036)
    #expect(reading.omitted == 1)
    #expect(reading.errors.map(\.line) == [502])
    #expect(Set(reading.entries.map(\.question.category)).count == 6)
  }

  @Test(arguments: [
    ("The Arts", TriviaCategory.arts), ("general_knowledge", .general), ("Science & Nature", .science),
    ("SPORTS AND LEISURE", .sports), ("history", .history), ("Geography ", .geography), ("theatre", nil), ("", nil),
  ])
  func `categories are recognized by their usual names`(text: String, expected: TriviaCategory?) {
    #expect(TriviaCategory(parsing: text) == expected)
  }

  @Test func `any bytes give a question or an error`() {
    let seeds = [
      "category*difficulty*question*correctAnswer*incorrect1\nhistory*easy*\"Who \"\"x\"\"?\"*a*b\n",
      "language: en\nquestions:\n  - {category: arts, difficulty: easy, question: Who?, answer: a, wrong: [b]}\n",
    ]
    for (seed, name) in zip(seeds, ["x.csv", "x.yaml"]) {
      for number in 0..<400 {
        var generator = SeededGenerator(seed: UInt64(number), stream: .simulation)
        var bytes = Array(seed.utf8)
        for _ in 0...generator.next(upperBound: 4) {
          bytes[generator.next(upperBound: bytes.count)] =
            Array("\"*\n,{}[]:-\t x".utf8)[generator.next(upperBound: 12)]
        }
        let reading = BankFile.read(bytes, name: name)
        #expect(!reading.entries.isEmpty || !reading.errors.isEmpty)
        #expect((reading.omitted == 0) || !reading.errors.isEmpty)
      }
    }
  }
}
