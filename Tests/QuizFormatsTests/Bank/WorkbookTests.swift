import QuizEngine
import Testing

@testable import QuizFormats

@Suite struct WorkbookTests {
  private static let defaults = BankDefaults(licence: "MIT", category: .general, difficulty: .easy)
  private static let names = ["category", "difficulty", "question", "correctAnswer", "incorrect1", "explanation"]

  /// A workbook with these cells. Each is the text between `<c` and `</c>`, without the reference.
  ///
  /// - Parameter hidden: the names of hidden sheets, and the numbers of hidden rows in every sheet.
  private static func workbook(
    _ sheets: KeyValuePairs<String, [[String]]>, styles: String = "", texts: String = "", head: String = "",
    hidden: Set<String> = []
  ) throws -> [UInt8] {
    var entries = [
      ("[Content_Types].xml", "<Types/>"), ("xl/styles.xml", "<styleSheet>\(styles)</styleSheet>"),
      ("xl/sharedStrings.xml", "<sst>\(texts)</sst>"),
    ]
    var (named, relations) = ("", "")
    for (number, sheet) in sheets.enumerated() {
      let state = hidden.contains(sheet.key) ? " state=\"hidden\"" : ""
      named += "<sheet name=\"\(sheet.key)\"\(state) r:id=\"r\(number)\"/>"
      relations += "<Relationship Id=\"r\(number)\" Target=\"worksheets/s\(number).xml\"/>"
      let rows = sheet.value.enumerated().map { row, cells in
        let content = cells.enumerated().map { column, cell in
          cell.isEmpty ? "" : "<c r=\"\(Character(Unicode.Scalar(UInt8(65 + column))))\(row + 1)\"\(cell)</c>"
        }
        let state = hidden.contains("\(row + 1)") ? " hidden=\"1\"" : ""
        return "<row r=\"\(row + 1)\"\(state)>\(content.joined())</row>"
      }
      entries.append(
        ("xl/worksheets/s\(number).xml", "<worksheet><sheetData>\(rows.joined())</sheetData></worksheet>"))
    }
    entries.append(("xl/workbook.xml", "<workbook xmlns:r=\"r\">\(head)<sheets>\(named)</sheets></workbook>"))
    entries.append(("xl/_rels/workbook.xml.rels", "<Relationships>\(relations)</Relationships>"))
    return try TestArchive.zip(entries.map { ($0.0, Array($0.1.utf8)) })
  }

  private static func text(_ text: String) -> String { " t=\"inlineStr\"><is><t>\(text)</t></is>" }

  private static func row(_ question: String, _ answer: String, _ wrong: String, _ more: String = "") -> [String] {
    [text("history"), text("easy"), text(question), answer, wrong, more]
  }

  private static let styles = """
    <numFmts count="3"><numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="d\\.\\ mmmm\\ yyyy"/>\
    <numFmt numFmtId="166" formatCode="[$-41E]gge"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>\
    <cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="20"/>\
    <xf numFmtId="166"/><xf numFmtId="14"/></cellXfs>
    """

  @Test func `cells are read as they are displayed`() throws {
    let cells = [
      (" s=\"1\"><v>0.5</v>", "50%"), (" s=\"2\"><v>501</v>", "00501"), (" s=\"3\"><v>33015</v>", "22. May 1990"),
      (" s=\"4\"><v>0.604166666666667</v>", "14:30"), (" s=\"6\"><v>33015</v>", "1990-05-22"), ("><v>0.1</v>", "0.1"),
      ("><v>0.30000000000000004</v>", "0.3"), (" t=\"b\"><v>1</v>", "TRUE"), (" t=\"s\"><v>0</v>", "H₂O and x²"),
      (" t=\"str\"><f>A1</f><v>a_x000A_b</v>", "a\nb"), (" t=\"s\"><v>1</v>", "漢字"), ("><v>1E3</v>", "1000"),
    ]
    let texts = """
      <si><r><t>H</t></r><r><rPr><vertAlign val="subscript"/></rPr><t>2</t></r><r><t xml:space="preserve">O and x</t></r>\
      <r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r></si><si><t>漢字</t><rPh sb="0" eb="2"><t>かんじ</t></rPh></si>
      """
    let rows = cells.enumerated().map { Self.row("Which is number \($0.offset)?", $0.element.0, Self.text("none")) }
    let bytes = try Self.workbook(["Quiz": [Self.names.map(Self.text)] + rows], styles: Self.styles, texts: texts)
    let reading = BankFile.read(bytes, name: "shown.xlsx", defaults: BankDefaults(licence: "MIT"))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
    #expect(reading.entries.map(\.question.correctAnswer) == cells.map(\.1))
    #expect(reading.entries.map(\.line) == Array(2..<(2 + cells.count)))
  }

  @Test func `a workbook may count days from 1904, and numbers have its language's format`()
    throws
  {
    let rows = [
      Self.names.map(Self.text), Self.row("When was it?", " s=\"3\"><v>31553</v>", " s=\"3\"><v>0</v>"),
      Self.row("How much is it?", "><v>1.5</v>", " t=\"b\"><v>0</v>"),
    ]
    let bytes = try Self.workbook(["Quiz": rows], styles: Self.styles, head: "<workbookPr date1904=\"1\"/>")
    let reading = BankFile.read(bytes, name: "a.xlsx", defaults: BankDefaults(language: Language("de"), licence: "MIT"))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
    #expect(reading.entries.map(\.question.correctAnswer) == ["22. Mai 1990", "1,5"])
    #expect(reading.entries.map(\.question.distractors) == [["1. Januar 1904"], ["FALSCH"]])
  }

  @Test func `unreadable cells are reported, and their questions are skipped`() throws {
    let fine = Self.text("fine")
    let rows = [
      Self.names.map(Self.text), Self.row("Which is an error?", " t=\"e\"><v>#N/A</v>", fine),
      Self.row("Which has no result?", fine, "><f>A1+1</f>"),
      Self.row("Which text is missing?", " t=\"s\"><v>9</v>", fine),
      Self.row("Which is no number?", "><v>many</v>", fine),
      Self.row("Which year is it?", " s=\"5\"><v>33015</v>", fine),
      Self.row("Which date is it?", " s=\"3\"><v>-1</v>", fine), Self.row("Which is fine?", fine, Self.text("bad")),
    ]
    let notes = [[Self.text("Notes of the author")]]
    let bytes = try Self.workbook(["History": rows, "Notes": notes], styles: Self.styles)
    let reading = BankFile.read(bytes, name: "cells.xlsx", defaults: Self.defaults)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-cells.xlsx")
    #expect(reading.entries.count == 1 && reading.omitted == 6)
    #expect(reading.diagnostics.count { $0.ruleID == "unreadable-cell" } == 6)
    #expect(reading.diagnostics.map(\.ruleID).contains("skipped-sheet"))
  }

  @Test func `every sheet with column names is read, in any column order`() throws {
    let german = [
      [Self.text("Unser Quiz")], [], ["Frage", "A", "B", "C", "Lösung", "Fach"].map(Self.text),
      [Self.text("Wo ist es?"), Self.text("Hier"), Self.text("Dort"), "", Self.text("b"), Self.text("Erdkunde")],
    ]
    let other = [
      ["Frage", "A", "B", "Lösung"].map(Self.text), [Self.text("Was?"), "><v>5</v>", "><v>7</v>", "><v>2</v>"],
    ]
    let bytes = try Self.workbook(["Eins": german, "Zwei": other])
    let columns = ["question=Frage", "answer= lösung"].compactMap(ColumnMapping.init)
    let defaults = BankDefaults(
      licence: "MIT", category: .general, difficulty: .easy,
      columnMappings: columns + [try #require(ColumnMapping("category=Fach"))],
      categoryAliases: ["erdkunde": .geography])
    // The second sheet has no column “Fach”.
    let reading = BankFile.read(bytes, name: "fragen.xlsx", defaults: defaults)
    #expect(reading.entries.map(\.question.category) == [.geography])
    #expect(reading.diagnostics.map(\.ruleID) == ["skipped-sheet"])
    let both = BankFile.read(
      bytes, name: "fragen.xlsx",
      defaults: BankDefaults(licence: "MIT", category: .general, difficulty: .easy, columnMappings: columns))
    #expect(both.entries.map(\.question.correctAnswer) == ["Dort", "7"])
    #expect(both.entries.map(\.line) == [4, 2])
    #expect(both.diagnostics.map(\.ruleID) == ["unknown-column"])
  }

  @Test func `hidden sheets and rows aren't imported, and are reported`() throws {
    let names = Self.names.prefix(5).map(Self.text)
    let rows = ["Who?", "Why?"].map { Self.row($0, Self.text("a"), Self.text("b")) }
    let bytes = try Self.workbook(["Drafts": [names, rows[0]], "Quiz": [names] + rows], hidden: ["Drafts", "2"])
    let reading = BankFile.read(bytes, name: "quiz.xlsx", defaults: Self.defaults)
    #expect(reading.entries.map(\.question.text) == ["Why?"] && reading.omitted == 1)
    #expect(reading.diagnostics.map(\.ruleID).sorted() == ["hidden-question", "hidden-sheet"])
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-hidden.xlsx")
    let nothing = BankFile.read(
      try Self.workbook(["Drafts": [names, rows[0]]], hidden: ["Drafts"]), name: "quiz.xlsx", defaults: Self.defaults)
    #expect(nothing.diagnostics.map(\.ruleID).sorted() == ["hidden-sheet", "no-questions"])
  }

  @Test func `a formula without a result is a mistake, also where its value is empty`() throws {
    let names = Self.names.prefix(5).map(Self.text)
    for cell in ["><f>1+1</f><v></v>", "><f>1+1</f><v/>", "><f>1+1</f>"] {
      let bytes = try Self.workbook(["Quiz": [names, Self.row("How much?", Self.text("a"), cell)]])
      let reading = BankFile.read(bytes, name: "quiz.xlsx", defaults: Self.defaults)
      #expect(reading.errors.map(\.ruleID) == ["unreadable-cell"], "\(reading.diagnostics.report())")
    }
    let bytes = try Self.workbook([
      "Quiz": [
        names + [Self.text("incorrect2")],
        Self.row("Who?", Self.text("a"), Self.text("b"), " t=\"str\"><f>C9</f><v></v>"),
      ]
    ])
    #expect(
      BankFile.read(bytes, name: "quiz.xlsx", defaults: Self.defaults).entries.map(\.question.distractors) == [["b"]])
  }

  @Test func `a missing column is reported`() throws {
    let bytes = try Self.workbook(["Quiz": [["Frage", "Antwort"].map(Self.text)]])
    let defaults = BankDefaults(columnMappings: ["question=Frag", "answer=Antwort"].compactMap(ColumnMapping.init))
    let reading = BankFile.read(bytes, name: "columns.xlsx", defaults: defaults)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-columns.xlsx")
    #expect(reading.errors.map(\.ruleID) == ["column-not-found"] && reading.errors.first?.suggestion == "Frage")
  }

  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "99999999999999999999", "0", "", "1e9",
  ]) func `impossible indices of rows, texts and styles don't crash`(number: String) throws {
    let sheet = """
      <worksheet><row r="1">\(Self.names.map { "<c\(Self.text($0))</c>" }.joined())</row><row r="\(number)">\
      <c\(Self.text("history"))</c><c\(Self.text("easy"))</c><c\(Self.text("Why?"))</c><c s="\(number)"><v>1</v></c>\
      <c t="s"><v>\(number)</v></c></row><row><c r="ZZZ\(number)" s="1"><v>\(number)</v></c></row></worksheet>
      """
    let bytes = try TestArchive.zip([
      "[Content_Types].xml": "<Types/>", "xl/worksheets/sheet1.xml": sheet,
      "xl/styles.xml":
        "<s><numFmts><numFmt numFmtId=\"\(number)\" formatCode=\"0\"/></numFmts><cellXfs><xf numFmtId=\"\(number)\"/><xf numFmtId=\"14\"/></cellXfs></s>",
    ])
    let reading = BankFile.read(bytes, name: "numbers.xlsx", defaults: Self.defaults)
    #expect(reading.entries.isEmpty && reading.errors.allSatisfy { $0.line > 0 })
  }

  @Test func `too many shared texts and deeply nested elements are refused`() throws {
    let deep = String(repeating: "<r>", count: 200) + String(repeating: "</r>", count: 200)
    let nested = try Self.workbook(["Quiz": [Self.names.map(Self.text)]], texts: "<si>\(deep)</si>")
    #expect(BankFile.read(nested, name: "deep.xlsx").errors.map(\.ruleID) == ["nesting-too-deep"])
    // It is compressed to less than a two-hundredth, so it isn't even unpacked.
    let many = try Self.workbook(
      ["Quiz": [Self.names.map(Self.text)]], texts: String(repeating: "<si><t>aaaaaaaaaaaaaaaa</t></si>", count: 60_000)
    )
    #expect(BankFile.read(many, name: "many.xlsx").errors.map(\.ruleID) == ["archive-too-large"])
    let styles = "<cellXfs>\(String(repeating: "<xf numFmtId=\"1\"/>", count: 20_001))</cellXfs>"
    let styled = try Self.workbook(["Quiz": [Self.names.map(Self.text)]], styles: styles)
    #expect(!BankFile.read(styled, name: "styles.xlsx").errors.isEmpty)
  }
}

@Suite struct NumberFormatTests {
  @Test(
    arguments: [
      ("General", 1234.5, "1234.5"), ("General", 0.1 + 0.2, "0.3"), ("General", -2, "-2"), ("0", 2.5, "3"),
      ("0", -0.4, "0"),
      ("0.00", 2.675, "2.68"), ("0.00", 1e6, "1000000.00"), ("#,##0", 1234567, "1,234,567"),
      ("#,##0.00", -1234.5, "-1,234.50"),
      ("0%", 0.125, "13%"), ("0.0%", 0.125, "12.5%"), ("00000", 501, "00501"),
      ("000-00-0000", 123456789, "123-45-6789"),
      ("0.##", 1.5, "1.5"), ("0.00E+00", 12345, "1.23E+04"), ("0.0E+0", 0.00012, "1.2E-4"),
      ("##0.0E+0", 12345, "12.3E+3"),
      ("0.00E+00", 9.999, "1.00E+01"), ("# ?/?", 0.25, "1/4"), ("# ?/?", 2.5, "2 1/2"), ("# ??/??", 3, "3"),
      ("# ?/8", 0.5, "4/8"), ("0,", 12345, "12"), ("0.0,,\" M\"", 12_345_678, "12.3 M"), ("0;(0)", -5, "(5)"),
      ("0;-0;\"none\"", 0, "none"), ("[Red]0;[Blue]-0", -5, "-5"), ("[>=100]\"many\";[<100]0", 250, "many"),
      ("[>=100]\"many\";[<100]0", 7, "7"), ("0\\ \"km\"", 5, "5 km"), ("[$€-407] #,##0.00", 1234.5, "€ 1.234,50"),
      ("_-* #,##0_-", 1234, "1,234"), ("\"No. \"0", 7, "No. 7"), ("0.0\"°\"", -3.25, "-3.3°"),
    ] as [(String, Double, String)]) func `numbers are formatted as a spreadsheet displays them`(
      code: String, value: Double, expected: String
    )
  {
    let shown = NumberFormat(code).text(value, locale: SpreadsheetLocale(Language("en")), is1904: false)
    #expect(shown == expected, "\(code)")
  }

  @Test(
    arguments: [
      ("yyyy-mm-dd", 33015, "1990-05-22"), ("d/m/yy", 33015, "22/5/90"),
      ("dddd, d mmmm yyyy", 33015, "Tuesday, 22 May 1990"),
      ("mmm-yy", 33015, "May-90"), ("mmmmm", 33015, "M"), ("yyyy-mm-dd", 60, "1900-02-29"),
      ("yyyy-mm-dd", 59, "1900-02-28"),
      ("yyyy-mm-dd", 61, "1900-03-01"), ("yyyy-mm-dd", 1, "1900-01-01"), ("yyyy-mm-dd", 2_958_465, "9999-12-31"),
      ("h:mm", 0.604166666666667, "14:30"), ("h:mm AM/PM", 0.604166666666667, "2:30 PM"), ("h AM/PM", 0, "12 AM"),
      ("hh:mm:ss", 0.000011574, "00:00:01"), ("mm:ss", 0.0423611111111111, "01:00"),
      ("mm:ss.00", 0.00001736111, "00:01.50"),
      ("[h]:mm", 1.5, "36:00"), ("[mm]:ss", 0.0423611111111111, "61:00"), ("[s]", 0.5, "43200"),
      ("[$-407]d. mmmm yyyy", 33015, "22. Mai 1990"), ("[$-de-DE]mmmm", 33015, "Mai"), ("[$-F800]yyyy", 33015, "1990"),
      ("d\\.m\\.yyyy h:mm", 33015.25, "22.5.1990 6:00"), ("h:mm", 0.999999, "23:59"), ("h \"Uhr\"", 0.75, "18 Uhr"),
    ] as [(String, Double, String)]) func `dates and times are formatted as a spreadsheet displays them`(
      code: String, value: Double, expected: String
    )
  {
    let shown = NumberFormat(code).text(value, locale: SpreadsheetLocale(Language("en")), is1904: false)
    #expect(shown == expected, "\(code)")
  }

  @Test(
    arguments: [
      ("yyyy", -1), ("yyyy", 0), ("yyyy", 1e300), ("ggge", 33015), ("[$-1070000]d", 33015), ("0;0;0;@;0", 1), ("[", 1),
      ("[>x]0", 1), ("built-in 30", 33015), ("bbbb", 1), (String(repeating: "0", count: 300), 1), ("# ?/?", 1e300),
    ] as [(String, Double)]) func `an unsupported cell format isn't shown in another way`(
      code: String, value: Double
    )
  {
    #expect(NumberFormat(code).text(value, locale: SpreadsheetLocale(Language("en")), is1904: false) == nil, "\(code)")
  }

  @Test func `any format writes any number or passes it on, always the same, and text as text`() {
    var generator = SeededGenerator(seed: 21, stream: .simulation)
    let pieces = [
      "0", "#", "?", ".", ",", "%", "/", "E+0", "E-", "[h]", "[", "]", "\"", "\\", "_", "*", ";", "y", "m", "d", "h",
      "s", "@",
      "General", "AM/PM", "[$-407]", "[<5]", " ", "5",
    ]
    let values: [Double] = [
      0, -0.0, 1, -1, 0.5, 1e308, -1e308, .leastNonzeroMagnitude, 1e15, 123456.789, 2_958_465.99999,
      .greatestFiniteMagnitude,
    ]
    let locale = SpreadsheetLocale(Language("en"))
    var texts: Set<String?> = []
    for _ in 0..<3_000 {
      let code = (0...generator.next(upperBound: 8)).map { _ in pieces[generator.next(upperBound: pieces.count)] }
        .joined()
      let format = NumberFormat(code)
      let (value, is1904) = (values[generator.next(upperBound: values.count)], generator.next(upperBound: 2) == 0)
      let text = format.text(value, locale: locale, is1904: is1904)
      #expect(NumberFormat(code).text(value, locale: locale, is1904: is1904) == text, "\(code)")
      texts.insert(text)
      #expect(format.text("text").count < 100, "\(code)")
    }
    #expect(texts.count > 300)
  }
}
