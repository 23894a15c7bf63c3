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
    #expect(dry.output == "Import 1, a.csv: 20 questions would go\nNothing was changed.\n" && dry.code == 0)
    try write("a.csv", Self.head + Self.rows(0..<20).replacing("What comes", with: "Which number comes"))
    let done = try run("bank", "import", "a.csv", "--replace", "1")
    #expect(done.output.hasPrefix("Import 1, a.csv: 20 questions gone\na.csv (csv): 20 added"), "\(done.output)")
    let exported = try run("bank", "export").output
    #expect(exported.contains("Which number comes") && !exported.contains("What comes"))
    #expect(try run("bank", "undo", "1").errors.contains("undone already"))
    #expect(try run("bank", "undo", "99").errors.contains("no import 99"))
    #expect(try run("bank", "imports").output.contains("undone "))
    #expect(try run("daily", "audit-log").output.contains("undo import 1 (a.csv)"))
    let replaced = try json(run("bank", "import", "a.csv", "--replace", "2", "--report", "json").output)
    let undo = try #require(replaced["undo"] as? [String: Any])
    #expect(undo["importNumber"] as? Int == 2 && undo["removed"] as? Int == 20 && undo["file"] as? String == "a.csv")
    let lost = try run("bank", "import", "lost.csv", "--replace", "3")
    #expect(lost.code == 1 && lost.errors.contains("Nothing was taken back"), "\(lost.errors)")
    #expect(try run("bank", "undo", "3").output == "Import 3, a.csv: 20 questions gone\n")
  }
}
