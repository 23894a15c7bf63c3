import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct TableTests {
  private static func read(_ text: String, _ name: String = "a.csv", _ defaults: BankDefaults = BankDefaults())
    -> BankReadResult
  {
    BankFile.read(Array(text.utf8), name: name, defaults: defaults)
  }

  @Test func `columns are found by given names, also in a file without an extension`() throws {
    let text = """
      Frage;Antwort;Falsch 1;Falsch 2;Thema;Stufe
      Wo?;Hier;Dort;Da;Erdkunde;easy
      Wer?;Ich;Du;;Sport;hard
      """
    let columns = try [
      "question=Frage", "answer=ANTWORT", "wrong=Falsch 1", "wrong=Falsch 2", "category=Thema", "difficulty = Stufe",
    ].map { try #require(ColumnMapping($0)) }
    let defaults = BankDefaults(licence: "MIT", columnMappings: columns, categoryAliases: ["erdkunde": .geography])
    for name in ["fragen.csv", "fragen"] {
      let reading = Self.read(text, name, defaults)
      #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
      #expect(reading.entries.map(\.question.category) == [.geography, .sports])
      #expect(reading.entries.map(\.question.distractors) == [["Dort", "Da"], ["Du"]])
    }
    #expect(Self.read(text).errors.map(\.ruleID) == ["no-header"])
  }

  @Test func `a given column name overrides the known one`() throws {
    let text = "category,difficulty,question,Frage,answer,wrong\narts,easy,Old?,New?,a,b\n"
    let reading = Self.read(
      text, "a.csv", BankDefaults(columnMappings: [try #require(ColumnMapping("question=Frage"))]))
    #expect(reading.entries.map(\.question.text) == ["New?"])
    #expect(reading.diagnostics.map(\.ruleID) == ["unknown-column"])
  }

  @Test(arguments: ["question", "=Frage", "question=", "frage=question", "", "answer 1=x y z="])
  func `an invalid column mapping is refused`(text: String) {
    #expect((ColumnMapping(text) == nil) == (text != "answer 1=x y z="))
  }

  @Test(arguments: [
    ("['a', 'b']", ["a", "b"]), ("[\"a\", \"b\"]", ["a", "b"]), ("['it\\'s', \"d'or\"]", ["it's", "d'or"]), ("[]", []),
    ("[1, 2.5, -3]", ["1", "2.5", "-3"]), ("['a' 'b'\n 'c']", ["a", "b", "c"]), ("[None, 'a', nan]", ["a"]),
    ("['\\u00e9', '\\xe9', '\\U0001F600', \"\\ud83d\\ude00\"]", ["é", "é", "😀", "😀"]),
    ("['a, b', 'c]']", ["a, b", "c]"]),
  ]) func `lists in a cell are split`(text: String, items: [String]) {
    #expect(CellList(text) == .items(items))
  }

  @Test(arguments: ["[a, b]", "['a', b]", "['a'", "['a]", "['\\ud83d', 'b']", "[,]x", "['a'b']"])
  func `text that only looks like a list isn't split`(text: String) {
    if let list = CellList(text) { #expect(list == .invalid) }
  }

  @Test func `a text in square brackets stays a text`() {
    #expect(CellList("[sic]") == nil && CellList("a") == nil)
  }

  @Test(arguments: [
    ("B", AnswerReference.Resolution.option(1)), ("b)", .option(1)), ("(c)", .option(2)), ("2", .option(1)),
    ("Option C", .option(2)), ("Rome", .option(2)), ("rome", .option(2)), ("C: Rome", .option(2)), ("A, C", .several),
    ("AC", .several), ("1;2", .several), ("B) Rome", .contradiction(1)), ("E", .none), ("D", .none), ("5", .none),
    ("Paris", .none), ("", .none), ("99999999999999999999", .none), ("-1", .none),
  ]) func `an answer is identified by its letter, its number or its text`(
    text: String, meaning: AnswerReference.Resolution
  ) {
    #expect(AnswerReference(["Bern", "Bonn", "Rome", ""], numbers: [1, 2, 3, 4]).resolve(text) == meaning)
  }

  @Test func `an ambiguous answer is reported`() {
    let numbers = AnswerReference(["3", "1", "2"], numbers: [1, 2, 3])
    #expect(numbers.resolve("2") == .ambiguous([1, 2]))
    #expect(numbers.resolve("B") == .option(1))
    #expect(AnswerReference(["3", "1", "7"], numbers: [1, 2, 3]).resolve("7") == .option(2))
    #expect(AnswerReference(["3", "1", "2"], numbers: [1, 2, 3], prefersLabels: true).resolve("2") == .option(1))
    #expect(AnswerReference(["x", "y"], numbers: nil).resolve("1") == .ambiguous([]))
    #expect(AnswerReference([], numbers: nil).resolve("1") == .ambiguous([]))
  }

  @Test func `words for an empty cell are reported once, and quotation marks make them text`() {
    let text = """
      category,difficulty,question,correctAnswer,incorrect1,incorrect2
      arts,easy,Who?,a,b,nan
      arts,easy,Why?,a,b,NaN
      arts,easy,Which bread?,"nan",b,c
      """
    let reading = Self.read(text, "a.csv", BankDefaults(licence: "MIT"))
    #expect(reading.entries.map(\.question.distractors) == [["b"], ["b"], ["b", "c"]])
    #expect(reading.entries.last?.question.correctAnswer == "nan")
    #expect(reading.diagnostics.map(\.ruleID) == ["missing-value"])
  }

  @Test func `our own tables survive a round trip with such words and lists`() throws {
    let question = TriviaQuestion(
      language: Language("en"), category: .arts, difficulty: .easy, text: "nan", correctAnswer: "['a', 'b']",
      distractors: ["nan", "NaT", "[1, 2]"], explanation: "NaN")
    var writer = BankWriter(.csv, distractorColumns: 3)
    let bytes =
      writer.header() + (try writer.encode(BankReadResult.Entry(question: question, name: ""))) + writer.footer()
    let reading = BankFile.read(bytes, name: "a.csv")
    #expect(reading.entries.first?.question.correctAnswer == question.correctAnswer && reading.diagnostics.isEmpty)
    #expect(reading.entries.first?.question.distractors == ["nan", "NaT", "[1, 2]"])
  }

  @Test(arguments: [
    (BankFormat.csv, "sep=;\n"), (.csv, "sep=\n"), (.csv, "a,b\n"), (.csv, "Quiz\n\nquestion;answer\n"),
  ]) func `a table without column names is reported`(format: BankFormat, text: String) {
    let reading = BankFile.read(Array(text.utf8), name: "a.csv", format: format)
    #expect(reading.errors.map(\.ruleID) == ["no-header"])
  }

  @Test func `memory doesn't grow with the number of rows`() throws {
    let reader = try BankReader(
      OpenBankFile(ManyRows(count: 1_000_000), name: "many.csv"), format: .csv,
      defaults: BankDefaults(licence: "MIT", category: .arts, difficulty: .easy))
    var (count, batches) = (0, 0)
    // A tenth of the rows is enough to see that memory doesn't grow.
    while count < 20_000, let batch = reader.next(atMost: 1_000) {
      #expect(batch.entries.count <= 1_000)
      count += batch.entries.count
      batches += 1
    }
    #expect(count == 20_000 && batches == 20)
    #expect(reader.position < 4_000_000)
  }
}

/// A table that is generated while it is read.
private final class ManyRows: ByteInput {
  private let count: Int
  private var row = 0
  private(set) var position: Int64 = 0

  init(count: Int) { self.count = count }

  var size: Int64 { 0 }

  func next(atMost count: Int) throws(InputError) -> [UInt8] {
    var bytes: [UInt8] = row == 0 ? Array("question,A,B,correct\n".utf8) : []
    while row < self.count, bytes.count + 100 < count {
      row += 1
      bytes += Array("What comes after \(row)?,\(row + 1).,\(row).,A\n".utf8)
    }
    position += Int64(bytes.count)
    return bytes
  }

  func rewind() throws(InputError) { (row, position) = (0, 0) }
}

@Suite struct ForeignFileTests {
  @Test(arguments: [
    ("a.pdf", "%PDF-1.7\n", UnsupportedFileFormat.Kind.pdf), ("a.rtf", "{\\rtf1", .rtf),
    ("a", "<!DOCTYPE html>\n<html>", .html),
    ("a.xml", "<?xml version=\"1.0\"?>\n<questestinterop>", .qti1), ("a.csv", "\u{FEFF}<html>", .html),
  ]) func `a file of an unsupported kind is named`(name: String, text: String, kind: UnsupportedFileFormat.Kind) {
    let reading = BankFile.read(Array(text.utf8), name: name)
    #expect(reading.errors.map(\.ruleID) == ["unsupported-file-format"])
    #expect(reading.errors.first?.message == UnsupportedFileFormat(kind: kind).message)
  }

  @Test(arguments: [
    ("a.xls", UnsupportedFileFormat.Kind.oldWorkbook), ("a.doc", .oldWord), ("a.xlsx", .lockedWorkbook),
    ("a.ppt", .oldOffice),
  ]) func `an old Office file is named by its extension`(name: String, kind: UnsupportedFileFormat.Kind) {
    let reading = BankFile.read([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], name: name)
    #expect(reading.errors.first?.message == UnsupportedFileFormat(kind: kind).message)
  }

  @Test(arguments: [
    ("h5p.json", "{}", UnsupportedFileFormat.Kind.h5p), ("word/document.xml", "<d/>", .word),
    ("xl/workbook.bin", "", .binaryWorkbook),
    ("mimetype", "application/vnd.oasis.opendocument.spreadsheet", .openDocumentSpreadsheet),
    ("ppt/presentation.xml", "", .presentation),
    ("mimetype", "application/vnd.oasis.opendocument.text", .openDocumentText),
  ]) func `an archive of an unsupported kind is named`(entry: String, content: String, kind: UnsupportedFileFormat.Kind)
    throws
  {
    let bytes = try TestArchive.zip([("[Content_Types].xml", []), (entry, Array(content.utf8))])
    for name in ["a.zip", "a.xlsx", "a"] {
      let reading = BankFile.read(bytes, name: name)
      #expect(reading.errors.map(\.message) == [UnsupportedFileFormat(kind: kind).message], "\(name)")
    }
  }

  @Test func `an old QTI package is named, with advice`() throws {
    let manifest = "<manifest><resources><resource type=\"imsqti_xmlv1p2\" href=\"a.xml\"/></resources></manifest>"
    let bytes = try TestArchive.zip(["imsmanifest.xml": manifest, "a.xml": "<questestinterop/>"])
    let reading = BankFile.read(bytes, name: "canvas.zip")
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-canvas.zip")
    #expect(reading.errors.map(\.ruleID) == ["unsupported-file-format"])
  }

  @Test(arguments: [
    ("\\(x\\)", true), ("$$x$$", true), ("\\[x\\]", true), ("[tex]x[/tex]", true), ("$x^2$", true),
    ("\\frac{1}{2}", true),
    ("$5 and $6", false), ("It costs $5.", false), ("C:\\new\\x", false), ("[a]", false), ("a\\", false), ("$", false),
    ("$$", false), ("5$^", false),
  ]) func `TeX formulas are recognized, and amounts of money aren't formulas`(text: String, isFormula: Bool) {
    #expect(TeXFormula.occurs(in: text) == isFormula)
  }

  @Test(arguments: [
    ("*a* **b** __c__ `d*e*`", "a b c d*e*"), ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"),
    ("[a](b) c", "a c"), ("# Title\n> quoted", "Title\nquoted"), ("\\*a\\*", "*a*"), ("a * b*", "a * b*"),
    ("***a***", "a"),
    ("5 < 6 & 7", "5 < 6 & 7"), ("`", "`"), ("*", "*"), ("", ""), ("a <br> b", "a\nb"),
  ]) func `Markdown is converted to the visible text`(text: String, shown: String) {
    #expect(MarkdownText(text).text == shown)
  }
}
