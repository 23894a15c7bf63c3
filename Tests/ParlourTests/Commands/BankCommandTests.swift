import Foundation
import Programs
import Testing

@testable import parlour

/// Exports, checks and counts a bank with the built program.
@Suite struct BankCommandTests: BankCommandSuite {
  let folder: URL

  init() throws { folder = try Self.makeFolder() }

  @Test func `an export in any format imports as unchanged`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.csv", Self.head + Self.rows(0..<40))
    _ = try run("bank", "import", "a.csv")
    for format in ["csv", "json", "gift"] {
      let exported = try run("bank", "export", "--format", format, "--output", "out.\(format)")
      #expect(exported.code == 0 && exported.output.isEmpty)
      let again = try run("bank", "import", "out.\(format)")
      #expect(again.output.contains("0 added, 40 there already, 0 left out"), "\(format): \(again.output)")
    }
    let none = try run("bank", "export", "--language", "tlh", "--output", "none.csv")
    #expect(none.code == 1 && none.errors.contains("No question has the primary language “tlh”."))
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "none.csv").path))
  }

  @Test func `stats show the bank's size and how long it lasts`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.csv", Self.head + Self.rows(0..<40))
    _ = try run("bank", "import", "a.csv")
    let stats = try json(try run("bank", "stats", "--format", "json").output)
    #expect(stats["total"] as? Int == 40 && stats["daysLeft"] as? Int == 0)
    #expect((stats["byDifficulty"] as? [String: Int]) == ["easy": 40, "medium": 0, "hard": 0])
    #expect((stats["byCategory"] as? [String: Int])?["history"] == 40)
    let text = try run("bank", "stats").output
    #expect(text.contains("en: 40 questions") && text.contains("used up"))
    #expect(try run("bank", "stats", "--questions").output == "Nobody has answered a question yet.\n")
    #expect(try run("bank", "stats", "--questions", "--format", "csv").output.hasPrefix("item,date,language,"))
    #expect(try run("bank", "stats", "--format", "csv").code == 2)
    #expect(try run("bank", "stats", "--data", "nowhere").code == 1)
  }

  @Test func `check exits with 1 until every finding is accepted`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let question = """
      language: en
      category: science
      difficulty: easy
      licence: MIT
      source: A book
      questions:
        - question: Which of these is not a fish?
          answer: A whale
          wrong: [A shark, An eel, A carp]
          explanation: Something worth knowing, in a sentence or even in two.

      """
    try write("a.yaml", question)
    let found = try run("bank", "check", "a.yaml")
    #expect(found.code == 1 && found.output.contains("a.yaml:7:15 negative-question"))
    try write("a.yaml", question + "    accept: {negative-question: it says so in bold}\n")
    let explained = try run("bank", "check", ".")
    #expect(explained.code == 0 && explained.output == "1 question checked, 0 findings, 1 explained in the files\n")
    #expect(try run("bank", "check", "nowhere").code == 1)
  }
}
