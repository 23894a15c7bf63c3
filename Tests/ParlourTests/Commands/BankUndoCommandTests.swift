import Foundation
import Programs
import Testing

@testable import parlour

/// Undoes imports with the built program.
@Suite struct BankUndoCommandTests: BankCommandSuite {
  let folder: URL

  init() throws { folder = try Self.makeFolder() }

  @Test func `an import can be undone by its number and replaced by a repaired file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("bank", "imports").code == 1)
    try write("a.csv", Self.head + Self.rows(0..<20))
    #expect(try run("bank", "import", "a.csv").output.contains("import 1; “parlour bank undo 1” takes it back"))
    let listed = try run("bank", "imports")
    #expect(listed.code == 0 && listed.output.contains("a.csv (csv)"))
    let dry = try run("bank", "undo", "1", "--dry-run")
    #expect(dry.output == "Import 1, a.csv: 20 questions would be removed\nNothing was changed.\n" && dry.code == 0)
    try write("a.csv", Self.head + Self.rows(0..<20).replacing("What comes", with: "Which number comes"))
    let done = try run("bank", "import", "a.csv", "--replace", "1")
    #expect(done.output.hasPrefix("a.csv (csv): 20 added"), "\(done.output)")
    #expect(done.output.hasSuffix("\nImport 1, a.csv: 20 questions removed\n"), "\(done.output)")
    let exported = try run("bank", "export").output
    #expect(exported.contains("Which number comes") && !exported.contains("What comes"))
    #expect(try run("bank", "undo", "1").errors.contains("undone already"))
    #expect(try run("bank", "undo", "99").errors.contains("no import 99"))
    #expect(try run("bank", "imports").output.contains("undone "))
    #expect(try run("daily", "audit-log").output.contains("undo import 1 (a.csv)"))
    try write("a.csv", Self.head + Self.rows(0..<20).replacing("What comes", with: "What number comes"))
    let replaced = try json(run("bank", "import", "a.csv", "--replace", "2", "--report", "json").output)
    let undo = try #require(replaced["undo"] as? [String: Any])
    #expect(undo["importNumber"] as? Int == 2 && undo["removed"] as? Int == 20 && undo["file"] as? String == "a.csv")
    let lost = try run("bank", "import", "lost.csv", "--replace", "3")
    #expect(lost.code == 1 && lost.output.contains("Import 3 stays"), "\(lost.output)")
    #expect(try run("bank", "undo", "3").output == "Import 3, a.csv: 20 questions removed\n")
  }

  @Test(arguments: [
    "", "category,difficulty\n", "category,difficulty,question,correctAnswer,incorrect1\nhistory,odd,Why?,a,b\n",
    "\u{0}\u{1}\u{2}",
  ])
  func `a file without a usable question replaces nothing`(text: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.csv", Self.head + Self.rows(0..<5))
    _ = try run("bank", "import", "a.csv")
    let before = try run("bank", "export").output
    try write("b.csv", text)
    for files in [["b.csv"], ["a.csv", "b.csv"], ["missing.csv"]] {
      for mode in [["--dry-run"], [], ["--report", "json"]] {
        let refused = try run(["bank", "import"] + files + ["--replace", "1"] + mode)
        #expect(refused.code == 1, "\(refused)")
        if mode != ["--report", "json"] { #expect(refused.output.contains("Import 1 stays"), "\(refused.output)") }
      }
    }
    #expect(try run("bank", "import", "a.csv", "--replace", "7").errors.contains("no import 7"))
    #expect(try run("bank", "export").output == before)
    #expect(!(try run("bank", "imports").output.contains("undone")))
  }

  @Test func `a dry run of a replacement tells what the replacement does`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.csv", Self.head + Self.rows(0..<10))
    _ = try run("bank", "import", "a.csv")
    let rows = Self.rows(0..<8).split(separator: "\n")
    let repaired = rows.enumerated().map { number, row -> String in
      switch number {
      case 0..<3: return String(row.replacing("What comes", with: "Which number comes"))
      case 3: return String(row.replacing("CC-BY-4.0", with: "MIT"))
      default: return String(row)
      }
    }
    try write("a.csv", Self.head + repaired.joined(separator: "\n") + "\n")
    let dry = try run("bank", "import", "a.csv", "--replace", "1", "--dry-run")
    #expect(
      dry.output == """
        a.csv (csv): 3 would be added, 1 would be changed, 4 there already, 0 left out
        Import 1, a.csv: 5 questions would be removed
        Nothing was written.

        """, "\(dry.output)")
    let done = try run("bank", "import", "a.csv", "--replace", "1")
    #expect(
      done.output == """
        a.csv (csv): 3 added, 1 changed, 4 there already, 0 left out
          import 2; “parlour bank undo 2” takes it back
        Import 1, a.csv: 5 questions removed

        """, "\(done.output)")
    // Running it again changes nothing more.
    let again = try run("bank", "import", "a.csv", "--replace", "1")
    #expect(again.code == 0 && again.output.contains("0 added, 8 there already"), "\(again.output)")
    #expect(try run("bank", "undo", "2").output == "Import 2, a.csv: 8 questions removed\n")
  }

  @Test func `a replacement that is killed leaves the old or the new questions, and goes on when it is run again`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = 1_500
    let rows = Self.rows(0..<count)
    try write("a.csv", Self.head + rows)
    _ = try run("bank", "import", "a.csv")
    let plain = Self.numbers(rows)
    try write("a.csv", Self.head + rows.replacing("What comes", with: "Which number comes"))
    let begun = ContinuousClock.now
    _ = try run("bank", "import", "a.csv", "--replace", "1", "--dry-run")
    let duration = ContinuousClock.now - begun
    // A dry run lasts about as long as the whole.
    for share in [0.5, 0.75, 0.9, 1.0] {
      let process = process(["bank", "import", "a.csv", "--replace", "1"])
      try process.run()
      Thread.sleep(forTimeInterval: (duration * share) / .seconds(1))
      process.send(SIGKILL)
      _ = process.waitUntilExit()
      #expect(Self.numbers(try run("bank", "export").output).isSuperset(of: plain), "after \(share) of a run")
    }
    _ = try run("bank", "import", "a.csv", "--replace", "1")
    let exported = try run("bank", "export").output
    #expect(!exported.contains("What comes") && Self.numbers(exported) == plain)
  }

  private static func numbers(_ text: String) -> Set<Int> {
    Set(text.split(whereSeparator: \.isNewline).compactMap(number))
  }

  /// The number that a row asks about.
  private static func number(_ row: Substring) -> Int? {
    guard let start = row.firstRange(of: "after the number ") else { return nil }
    return Int(row[start.upperBound...].prefix(while: \.isNumber))
  }
}
