import QuizEngine
import QuizFormats
import Testing

@Suite struct KahootTests {
  private static let header = [
    "", "Question - max 120 characters", "Answer 1 - max 75 characters", "Answer 2 - max 75 characters",
    "Answer 3 - max 75 characters", "Answer 4 - max 75 characters", "Time limit (sec)",
    "Correct answer(s) - choose at least one",
  ]

  @Test(arguments: [1, 4, 8, 20]) func `the header may be in any of the first twenty rows`(row: Int) throws {
    var rows = [row: Self.header, row + 1: ["1", "How many?", "5", "7", "", "", "20", "2"]]
    if row > 1 { rows[1] = ["Quiz template"] }
    rows[row + 3] = ["3", "When?", "Now", "", "Then", "", "30", "1"]
    let defaults = BankDefaults(category: .history, difficulty: .hard)
    let reading = BankFile.read(try TestArchive.workbook(rows), name: "kahoot.xlsx", defaults: defaults)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.report())")
    #expect(reading.entries.map(\.question.text) == ["How many?", "When?"])
    #expect(reading.entries.map(\.question.correctAnswer) == ["7", "Now"])
    #expect(reading.entries.map(\.question.distractors) == [["5"], ["Then"]])
    #expect(reading.entries.map(\.line) == [row + 1, row + 3])
  }

  @Test func `a sheet's errors are explained by row`() throws {
    let rows = [
      8: Self.header,
      9: ["1", "Which two?", "This", "That", "Both", "", "20", "1,3"],
      10: ["2", "Which one?", "This", "That", "", "", "20", "4"],
      11: ["3", "Which is it?", "This", "That", "", "", "20", ""],
      12: ["4", "", "This", "That", "", "", "20", "1"],
      13: ["5", "Which is alone?", "This", "", "", "", "20", "1"],
      14: ["6"],
    ]
    let defaults = BankDefaults(category: .history, difficulty: .hard)
    let reading = BankFile.read(try TestArchive.workbook(rows), name: "kahoot.xlsx", defaults: defaults)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-kahoot.xlsx")
    #expect((reading.entries.count, reading.omitted, reading.unplayable) == (0, 4, 1))
  }

  @Test func `a workbook without column names is reported`() throws {
    let rows = [1: ["Question", "Answer"], 21: Self.header]
    let bytes = try TestArchive.workbook(rows)
    let reading = BankFile.read(bytes, name: "other.xlsx", format: .kahoot)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-other.xlsx")
    #expect(reading.errors.map(\.ruleID) == ["no-kahoot-header"])
    #expect(BankFile.read(bytes, name: "other.xlsx").errors.map(\.ruleID) == ["no-header"])
  }
}
