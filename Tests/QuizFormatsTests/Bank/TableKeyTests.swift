import QuizEngine
import Testing

@testable import QuizFormats

/// Tables that name the right answer by a number.
@Suite struct TableKeyTests {
  static let options = ["Bern", "Bonn", "Rome", "Oslo"]

  /// A table with the columns A to D, or others, and a row for each key.
  private static func table(_ keys: [String], header: String = "A,B,C,D", options: [String] = options) -> String {
    keys.enumerated().reduce("question,\(header),answer\n") { text, key in
      text + "Question \(key.offset)?,\(options.joined(separator: ",")),\(key.element)\n"
    }
  }

  private static func read(_ text: String, firstKeyNumber: Int? = nil) -> BankReadResult {
    BankFile.read(
      Array(text.utf8), name: "a.csv",
      defaults: BankDefaults(licence: "MIT", category: .general, difficulty: .easy, firstKeyNumber: firstKeyNumber))
  }

  @Test(arguments: [
    (["0", "3", "1"], ["Bern", "Oslo", "Bonn"]), (["1", "2", "0"], ["Bonn", "Rome", "Bern"]),
    (["1", "4", "2"], ["Bern", "Oslo", "Bonn"]), (["1.0", "4.0"], ["Bern", "Oslo"]),
    (["0", "B", "Rome"], ["Bern", "Bonn", "Rome"]), (["(4)", "1)", "option 2"], ["Oslo", "Bern", "Bonn"]),
    (["A", "Bonn", "d)"], ["Bern", "Bonn", "Oslo"]),
  ]) func `the column shows whether its numbers begin at 0 or 1`(keys: [String], answers: [String]) {
    let reading = Self.read(Self.table(keys))
    #expect(reading.entries.map(\.question.correctAnswer) == answers, "\(reading.diagnostics.report())")
    #expect(reading.errors.isEmpty)
  }

  @Test(arguments: [["1", "2", "3"], ["0", "1", "4"], ["2"], ["4", "0"], ["3.0", "1.0"]])
  func `a table whose numbers can begin at 0 and 1 is refused, and an option reads it`(keys: [String]) throws {
    let text = Self.table(keys)
    let refused = Self.read(text)
    #expect(refused.entries.isEmpty && refused.errors.map(\.ruleID) == ["unclear-key-numbering"])
    #expect(refused.errors.first?.help.contains("--keys-begin-at") == true)
    for first in [0, 1] {
      let reading = Self.read(text, firstKeyNumber: first)
      let expected = keys.compactMap { key -> String? in
        let index = (Int(key.prefix(1)) ?? 0) - first
        return Self.options.indices.contains(index) ? Self.options[index] : nil
      }
      #expect(reading.entries.map(\.question.correctAnswer) == expected)
      #expect(reading.errors.allSatisfy { $0.ruleID == "no-such-answer" })
    }
  }

  @Test func `a row that shows how to count may be the last of many`() {
    // More than the visible part of the file, so that reading ahead moves the input.
    let keys = (0..<20_000).map { String($0 % 2 + 1) } + ["0"]
    let reading = Self.read(Self.table(keys))
    #expect(reading.entries.count == keys.count && reading.diagnostics.isEmpty)
    #expect(
      reading.entries.first?.question.correctAnswer == "Bonn" && reading.entries.last?.question.correctAnswer == "Bern")
    #expect(reading.entries.last?.line == keys.count + 1)
    let contradictory = Self.read(Self.table(keys + ["4"]))
    #expect(contradictory.entries.isEmpty && contradictory.errors.first?.message.contains("in line 20003") == true)
  }

  @Test(arguments: [
    ("Answer 1,Answer 2,Answer 3,Answer 4", ["1", "2"], ["Bern", "Bonn"]),
    ("Answer 1,Answer 2,Answer 3,Answer 4", ["0", "2"], ["Bern", "Rome"]),
    ("option_0,option_1,option_2,option_3", ["1", "2"], ["Bonn", "Rome"]),
    ("option_0,option_1,option_2,option_3", ["3", "0"], ["Oslo", "Bern"]),
  ]) func `numbers in the columns' names count`(header: String, keys: [String], answers: [String]) {
    #expect(Self.read(Self.table(keys, header: header)).entries.map(\.question.correctAnswer) == answers)
  }

  @Test func `a row that explains a template's columns hides no numbers in their names`() {
    let text = Self.table(["The right option (1 to 4)", "3", "2"], header: "Option 1,Option 2,Option 3,Option 4")
    let reading = Self.read(text)
    #expect(reading.entries.map(\.question.correctAnswer) == ["Rome", "Bonn"])
    #expect(reading.errors.map(\.ruleID) == ["no-such-answer"])
    // Letters in their names say nothing, so each row is refused with the option that reads it.
    let unclear = Self.read(Self.table(["The right option", "3", "2"]))
    #expect(unclear.entries.isEmpty && unclear.errors.last?.help.contains("--keys-begin-at 1") == true)
  }

  @Test func `fewer answers in a row show how to count, and answers that are numbers don't`() {
    let text = "question,A,B,C,answer\nWho?,x,y,,2\nWhat?,p,q,r,1\n"
    #expect(Self.read(text).entries.map(\.question.correctAnswer) == ["y", "p"])
    let numbers = Self.table(["7", "5"], options: ["5", "6", "7", "9"])
    #expect(Self.read(numbers).entries.map(\.question.correctAnswer) == ["7", "5"])
  }

  @Test func `answers in one list are counted too`() {
    let rows = ["0", "3", "2"].map { "Which \($0)?,\"['Bern', 'Bonn', 'Rome', 'Oslo']\",\($0)\n" }
    let text = "question,choices,answer\n" + rows.joined()
    #expect(Self.read(text).entries.map(\.question.correctAnswer) == ["Bern", "Oslo", "Rome"])
    let unclear = Self.read(
      String(
        text.replacing("?,\"['Bern', 'Bonn', 'Rome', 'Oslo']\",0", with: "?,\"['a', 'b', 'c', 'd', 'e']\",1").replacing(
          ",3\n", with: ",1\n")))
    #expect(unclear.errors.map(\.ruleID) == ["unclear-key-numbering"])
  }
}
