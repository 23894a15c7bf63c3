import QuizEngine
import QuizFormats
import Testing

/// Extreme numbers in files. No arithmetic or conversion may trap.
@Suite struct HostileBankNumberTests {
  static let numbers = [
    "0", "-0", "-1", "+1", "2147483647", "2147483648", "-2147483648", "-2147483649", "4294967295", "4294967296",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "1e308", "-1e308", "1e309", "1e-400", "nan", "-nan", "inf", "-inf",
    "0x7fffffffffffffff", "1.7976931348623157e308", "-9223372036854775808.5", "９", "٣",
    String(repeating: "9", count: 400), "-" + String(repeating: "9", count: 400),
    "0." + String(repeating: "3", count: 400), "",
  ]

  /// A place in a file of some format that has a number.
  struct NumberField: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let name: String
    /// The file's bytes with this number.
    let file: @Sendable (String) throws -> [UInt8]

    init(_ description: String, _ name: String, _ file: @escaping @Sendable (String) throws -> [UInt8]) {
      (testDescription, self.name, self.file) = (description, name, file)
    }

    init(_ description: String, _ name: String, text: @escaping @Sendable (String) -> String) {
      self.init(description, name) { Array(text($0).utf8) }
    }
  }

  private static let head = """
    <row r="1"><c t="inlineStr"><is><t>Question</t></is></c><c t="inlineStr"><is><t>Answer 1</t></is></c>\
    <c t="inlineStr"><is><t>Answer 2</t></is></c><c t="inlineStr"><is><t>Correct answer</t></is></c></row>
    """

  private static func sheet(_ rows: String) throws -> [UInt8] {
    try TestArchive.zip([
      "[Content_Types].xml": "<Types/>", "xl/sharedStrings.xml": "<sst><si><t>Who?</t></si></sst>",
      "xl/worksheets/sheet1.xml": "<worksheet><sheetData>\(rows)</sheetData></worksheet>",
    ])
  }

  private static func row(_ number: String = "2", cell: String = "A2", shared: String = "0", key: String = "1")
    -> String
  {
    """
    <row r="\(number)"><c r="\(cell)" t="s"><v>\(shared)</v></c><c r="B2"><v>4</v></c><c r="C2"><v>5</v></c>\
    <c r="D2"><v>\(key)</v></c></row>
    """
  }

  private static let item = TestArchive.item("a", question: "Who?", key: "She", wrong: "He")

  static let fields = [
    NumberField("a workbook's row", "a.xlsx") { try sheet(head + row($0) + "<row><c><v>1</v></c></row>") },
    NumberField("a workbook's row in the head", "a.xlsx") {
      try sheet("<row r=\"\($0)\"/>" + head.replacing("r=\"1\"", with: "") + row())
    },
    NumberField("a workbook's cell", "a.xlsx") { try sheet(head + row(cell: "A" + $0)) },
    NumberField("a workbook's cell without letters", "a.xlsx") { try sheet(head + row(cell: $0)) },
    NumberField("a workbook's shared text", "a.xlsx") { try sheet(head + row(shared: $0)) },
    NumberField("a workbook's right answer", "a.xlsx") { try sheet(head + row(key: $0)) },
    NumberField("a workbook's right answers", "a.xlsx") { try sheet(head + row(key: "1,\($0)")) },
    NumberField("a workbook's value", "a.xlsx") { number in
      try sheet(head + row().replacing("<v>4</v>", with: "<v>\(number)</v>"))
    },
    NumberField("a weight in GIFT", "a.gift", text: { "Who? {=She ~%\($0)%He ~It}" }),
    NumberField(
      "a numerical question in GIFT", "a.gift", text: { "How many? {#\($0):\($0)}\n\nHow many? {#\($0)..\($0)}" }),
    NumberField("Moodle's fraction", "a.xml") { number in
      Array(
        """
        <quiz><question type="multichoice"><questiontext><text>Who?</text></questiontext>\
        <defaultgrade>\(number)</defaultgrade><answer fraction="100"><text>She</text></answer>\
        <answer fraction="\(number)"><text>He</text></answer></question></quiz>
        """.utf8)
    },
    NumberField("QTI's mapped value", "a.xml") { number in
      Array(
        item.replacing(
          "<correctResponse><value>k</value></correctResponse>",
          with: "<mapping><mapEntry mapKey=\"k\" mappedValue=\"\(number)\"/></mapping>"
        ).replacing("<choiceInteraction ", with: "<choiceInteraction maxChoices=\"\(number)\" ").utf8)
    },
    NumberField(
      "the Open Trivia Database's code", "a.json",
      text: { number in
        """
        {"response_code": \(number), "results": [{"category": "History", "type": "multiple", "difficulty": "easy",
        "question": "Who?", "correct_answer": "She", "incorrect_answers": ["He"]}]}
        """
      }),
    NumberField(
      "The Trivia API's answers", "a.json",
      text: { number in
        """
        [{"category": "History", "difficulty": "easy", "question": {"text": \(number)}, "correctAnswer": \(number),
        "incorrectAnswers": [\(number), 1]}]
        """
      }),
    NumberField(
      "a number in JSON", "a.json",
      text: { number in
        """
        {"questions": [{"question": "Who?", "answer": \(number), "wrong": [\(number), 1], "difficulty": \(number)}]}
        """
      }),
    NumberField(
      "a number in YAML", "a.yaml",
      text: { number in
        "category: history\ndifficulty: easy\nquestions:\n- {question: Who?, answer: \(number), wrong: [1, 2]}\n"
      }),
    NumberField(
      "a cell of a table", "a.csv",
      text: { number in
        "category,difficulty,question,correctAnswer,incorrect1\n\(number),\(number),Who?,\(number),1\n"
      }),
    NumberField("the letter of Aiken's answer", "a.txt", text: { "Who?\nA. She\nB. He\nANSWER: \($0)\n" }),
    NumberField("a character's number in HTML", "a.gift", text: { "[html]Who? &#\($0); &#x\($0); {=She ~He}" }),
    NumberField("a character's number in XML", "a.xml", text: { item.replacing("Who?", with: "Who? &#\($0);") }),
    NumberField("XML's version", "a.xml", text: { "<?xml version=\"\($0)\"?>" + item }),
  ]

  @Test(arguments: fields) func `no number in a bank file crashes the program`(field: NumberField)
    throws
  {
    for number in Self.numbers {
      let defaults = BankDefaults(category: .history, difficulty: .easy)
      let reading = BankFile.read(try field.file(number), name: field.name, defaults: defaults)
      #expect(!reading.entries.isEmpty || !reading.diagnostics.isEmpty, "\(number)")
      for diagnostic in reading.diagnostics { #expect(diagnostic.line > 0 && diagnostic.line < 1 << 32, "\(number)") }
    }
  }

  /// A central directory can state any size of 64 bits.
  @Test(arguments: [UInt64.max, UInt64(Int64.max), UInt64(Int64.max) - 1, 1 << 62, 0])
  func `the sizes in an archive cause no overflow`(size: UInt64) {
    for (name, files) in [
      ("a.zip", ["a.xml", "b.xml", "c.xml"]), ("a.zip", ["imsmanifest.xml", "a.xml"]),
      ("a.xlsx", ["[Content_Types].xml", "xl/worksheets/sheet1.xml", "xl/sharedStrings.xml"]),
    ] {
      let bytes = TestArchive.boastful(files.map { ($0, Array(Self.item.utf8)) }, size: size)
      let reading = BankFile.read(bytes, name: name)
      #expect(reading.entries.isEmpty && !reading.errors.isEmpty)
    }
  }

  /// Places in a quiz file that have numbers.
  @Test(arguments: [
    "draw: N", "quotas: {a: N}\ndraw: 1", "quotas: {a: N, b: N, c: N}\ndraw: N", "accent: \"#N\"", "accent: N",
    "reveal: N",
    "shuffle: N", "title: N", "ties: N", "languages: [N]", "unlisted: N",
    "questions: [{text: Who?, answers: [{text: I, points: {a: N, b: N}}, {text: You, points: {a: N, b: -1}}]}]",
    "questions: [{text: N, kind: ranged, answers: [{text: N, outcome: a}, {text: N, outcome: N}]}]",
  ])
  func `no number in a quiz file crashes the program`(line: String) {
    let base = """
      id: numbers
      language: en
      title: Numbers
      description: Which one?
      outcomes: [{id: a, name: A, description: A.}, {id: b, name: B, description: B.}]
      questions: [{text: Who?, tag: a, answers: [{text: I, outcome: a}, {text: You, outcome: b}]}]
      """
    for number in Self.numbers {
      let line = line.replacing("N", with: number)
      let key = line.prefix { $0 != ":" } + ":"
      let rest = base.split(separator: "\n").filter { !$0.hasPrefix(key) }.joined(separator: "\n")
      let reading = QuizFile.read(Array((rest + "\n" + line + "\n").utf8), name: "numbers.yaml")
      #expect((reading.quiz == nil) == !reading.errors.isEmpty, "\(line)")
      let json = QuizFile.read(
        Array("{\"draw\": \(number), \"quotas\": {\"a\": \(number)}}".utf8), name: "numbers.json")
      #expect(json.quiz == nil)
    }
  }

  @Test func `no picture size crashes the program`() {
    for number in Self.numbers {
      let svg =
        "<svg width=\"\(number)\" height=\"\(number)px\" viewBox=\"\(number) \(number) \(number) \(number)\"></svg>"
      let box = "<svg viewBox=\"0 0 \(number) 10\"></svg>"
      for bytes in [Array(svg.utf8), Array(box.utf8)] {
        let text = """
          language: en
          title: Numbers
          description: Which one?
          picture: {file: a.svg, alt: A picture}
          outcomes: [{id: a, name: A, description: A.}, {id: b, name: B, description: B.}]
          questions: [{text: Who?, answers: [{text: I, outcome: a}, {text: You, outcome: b}]}]
          """
        let reading = QuizFile.read(Array(text.utf8), name: "numbers.yaml", pictures: .memory(["a.svg": bytes]))
        #expect((reading.quiz == nil) == !reading.errors.isEmpty, "\(number)")
      }
    }
  }
}
