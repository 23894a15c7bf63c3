import QuizEngine
import Testing

@testable import QuizFormats

/// Forms of files that people and programs write, beside those that the formats describe.
@Suite struct InputFormTests {
  private static let defaults = BankDefaults(licence: "MIT", category: .general, difficulty: .easy)

  private static func read(_ text: String, _ name: String) -> BankReadResult {
    BankFile.read(Array(text.utf8), name: name, defaults: defaults)
  }

  private static func texts(_ reading: BankReadResult) -> [[String]] {
    reading.entries.map { [$0.question.text, $0.question.correctAnswer] + $0.question.distractors }
  }

  // MARK: Aiken

  @Test(arguments: ["B", "b", "B)", "B) 4", "B. 4", "b: 4", "В", "В) 4"])
  func `Aiken's answer may have its text after the letter, and look-alike letters`(answer: String) {
    let reading = Self.read("How much is 2 + 2?\nA) 3\nB) 4\nC) 5\nANSWER: \(answer)\n", "a.txt")
    #expect(Self.texts(reading) == [["How much is 2 + 2?", "4", "3", "5"]], "\(reading.diagnostics.report())")
  }

  @Test(arguments: [("А", "Раз"), ("Б", "Два"), ("В", "Три"), ("в) Три", "Три"), ("Г", "Четыре")])
  func `Aiken with Cyrillic letters is read in their order`(answer: String, key: String) {
    let reading = Self.read("Сколько?\nА) Раз\nБ) Два\nВ) Три\nГ) Четыре\nANSWER: \(answer)\n", "a.txt")
    #expect(reading.entries.map(\.question.correctAnswer) == [key], "\(reading.diagnostics.report())")
  }

  @Test func `a Cyrillic letter among Latin ones is read as the one that it looks like`() {
    let reading = Self.read("Which?\nА. One\nВ. Two\nС. Three\nANSWER: С\n", "a.txt")
    #expect(Self.texts(reading) == [["Which?", "Three", "One", "Two"]])
    let wrong = Self.read("Which?\nA. One\nB. Two\nANSWER: B) One\n", "a.txt")
    #expect(wrong.errors.map(\.ruleID) == ["contradictory-answer-reference"])
  }

  // MARK: JSON

  @Test func `JSON Lines are read, and a broken line affects no other`() {
    let lines = (1...3).map { "{\"question\": \"Who is {\($0)}?\", \"answer\": \"a\", \"wrong\": [\"b\"]}" }
    for separator in ["\n", "\r\n", "\n\n", " "] {
      let reading = Self.read(lines.joined(separator: separator) + "\n", "a.jsonl")
      #expect(reading.entries.map(\.question.text) == ["Who is {1}?", "Who is {2}?", "Who is {3}?"])
      #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
    }
    let broken = Self.read(
      [lines[0], "{\"question\": \"Who\", \"answer\": ", lines[2]].joined(separator: "\n"), "a.json")
    #expect(broken.entries.map(\.line) == [1, 3] && broken.errors.map(\.ruleID) == ["invalid-json"])
    #expect(broken.errors.first?.line == 2)
    let pretty = Self.read(
      "{\n\"question\": \"Who?\",\n\"answer\": \"a\", \"wrong\": [\"b\"]\n}\n" + lines[0], "a.json")
    #expect(pretty.entries.count == 2, "\(pretty.diagnostics.report())")
  }

  @Test func `JSON Lines of a trivia service are read`() {
    let line =
      "{\"type\":\"multiple\",\"category\":\"History\",\"difficulty\":\"easy\",\"question\":\"Who?\","
      + "\"correct_answer\":\"a\",\"incorrect_answers\":[\"b\",\"c\"]}\n"
    #expect(
      Self.texts(Self.read(line + line.replacing("Who?", with: "Why?"), "a.jsonl")).map(\.first) == ["Who?", "Why?"])
  }

  @Test func `the Open Trivia Database's texts without an encoding stay as they are`() {
    func file(_ question: String) -> String {
      """
      {"response_code":0,"results":[{"type":"multiple","difficulty":"easy","category":"History",\
      "question":"What does &amp; mean?","correct_answer":"And","incorrect_answers":["Or"]},
      {"type":"multiple","difficulty":"easy","category":"History",\
      "question":"\(question)","correct_answer":"x","incorrect_answers":["y"]}]}
      """
    }
    #expect(Self.read(file("Who's it?"), "a.json").entries.first?.question.text == "What does &amp; mean?")
    #expect(Self.read(file("Who said \\\"no\\\"?"), "a.json").entries.first?.question.text == "What does &amp; mean?")
    #expect(
      Self.read(file("Who&#039;s it?"), "a.json").entries.map(\.question.text) == ["What does & mean?", "Who's it?"])
  }

  // MARK: Code

  private static let code = "<pre>if a:\n    b()\n\nc()</pre>"
  private static let codeText = "if a:\n    b()\n \nc()"

  @Test func `code keeps its lines and spaces`() throws {
    #expect(HTMLText("<p>What  is\nthis?</p>" + Self.code).text == "What is this?\n" + Self.codeText)
    let moodle = Self.read(
      """
      <quiz><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>What?</p>\(Self.code)]]></text>
      </questiontext><answer fraction="100"><text><![CDATA[<pre>x\n  y</pre>]]></text></answer>
      <answer fraction="0"><text><![CDATA[<pre>x\ny</pre>]]></text></answer></question></quiz>
      """, "a.xml")
    #expect(Self.texts(moodle) == [["What?\n" + Self.codeText, "x\n  y", "x\ny"]], "\(moodle.diagnostics.report())")
    let gift = Self.read("[html]What?<pre>a\\=1\n  b</pre> {\n=yes\n~no\n}\n", "a.gift")
    #expect(Self.texts(gift) == [["What?\na=1\n  b", "yes", "no"]], "\(gift.diagnostics.report())")
    let qti = Self.read(TestArchive.item("i", question: "What?<pre>a\n  b</pre>", key: "yes", wrong: "no"), "a.xml")
    #expect(Self.texts(qti) == [["What?\na\n  b", "yes", "no"]], "\(qti.diagnostics.report())")
  }

  // MARK: Lists

  @Test(arguments: ["Paris\tFrance\nRome\tItaly\n", "#separator:tab\n#html:true\nCapitals\tLima\tPeru\n"])
  func `flashcards are named`(text: String) {
    let reading = Self.read(text, "cards.txt")
    #expect(reading.errors.map(\.ruleID) == ["unsupported-file-format"])
    #expect(reading.errors.first?.message.contains("flashcards") == true)
  }

  @Test func `a table in Markdown is read`() {
    let reading = Self.read("| Question | A | B | Answer |\n|---|:---|---:|---|\n| Who? | x | y | B |\n", "a.md")
    #expect(
      Self.texts(reading) == [["Who?", "y", "x"]] && reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
  }

  // MARK: Hidden and shared

  @Test func `a hidden question of Moodle isn't imported`() {
    func question(_ text: String, hidden: String) -> String {
      """
      <question type="multichoice"><questiontext><text>\(text)</text></questiontext><hidden>\(hidden)</hidden>
      <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>
      """
    }
    let reading = Self.read("<quiz>\(question("Old?", hidden: "1"))\(question("New?", hidden: "0"))</quiz>", "a.xml")
    #expect(reading.entries.map(\.question.text) == ["New?"] && reading.omitted == 1)
    #expect(reading.diagnostics.map(\.ruleID) == ["hidden-question"])
  }

  @Test func `a QTI item with a shared text isn't played without it`() {
    let item = TestArchive.item("i", question: "Who did it?", key: "a", wrong: "b").replacing(
      "<itemBody>", with: "<assessmentStimulusRef identifier=\"s\" href=\"s.xml\"/><itemBody>")
    let reading = Self.read(item, "a.xml")
    #expect(reading.unplayable == 1 && reading.entries.isEmpty)
    #expect(reading.diagnostics.first?.message.contains("another file") == true)
  }

  @Test func `a question that another part of an archive has is reported with that part's name`() throws {
    let item = TestArchive.item("i", question: "Who?", key: "a", wrong: "b")
    let bytes = try TestArchive.zip(["one.xml": item, "two.xml": item])
    let reading = BankFile.read(bytes, name: "a.zip", defaults: Self.defaults)
    #expect(
      reading.errors.map(\.message).contains { $0.contains(" of a.zip/one.xml") }, "\(reading.diagnostics.report())")
  }

  // MARK: Languages

  @Test(arguments: [("english", "en"), ("ua", "uk"), ("rus", "ru"), ("zh-TW", "zh-Hant")])
  func `a word that is no language's code is refused`(tag: String, meant: String) {
    for reading in [
      Self.read("language: \(tag)\nquestions:\n  - question: Who?\n    answer: a\n    wrong: [b]\n", "a.yaml"),
      Self.read("questions:\n  - question: Who?\n    language: \(tag)\n    answer: a\n    wrong: [b]\n", "a.yaml"),
      Self.read("question,answer,wrong,language\nWho?,a,b,\(tag)\n", "a.csv"),
      Self.read("// language: \(tag)\nWho? {=a ~b}\n", "a.gift"),
    ] {
      #expect(reading.entries.isEmpty && reading.errors.map(\.ruleID) == ["unknown-language"])
      #expect(reading.errors.first?.suggestion == meant)
    }
  }
}
