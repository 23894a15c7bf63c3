import Foundation
import Programs
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import parlour

/// Imports bank files with the built program, as operators do.
@Suite struct BankImportCommandTests: BankCommandSuite {
  let folder: URL

  init() throws { folder = try Self.makeFolder() }

  @Test func `a dry run writes nothing, the import does what it reported, and a second import nothing`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let rest = """
      history,easy,Which number comes after number 3?,4,5,6,7,
      history,odd,Why?,a,b,c,d,
      history,easy,What comes after the number 3?,five,6,7,8,
      """
    try write("a.csv", Self.head + Self.rows(0..<20) + rest)
    for (mode, added) in [(["--dry-run"], 22), ([], 22), ([], 0)] {
      let done = try run(["bank", "import", "a.csv", "--report", "json"] + mode)
      #expect(done.code == 1)
      let report = try json(done.output)
      let file = try #require((report["files"] as? [[String: Any]])?.first)
      #expect(report["added"] as? Int == added && report["unchanged"] as? Int == 22 - added)
      #expect(
        file["rejected"] as? Int == 1 && file["withoutLicence"] as? Int == 2 && file["format"] as? String == "csv")
      let diagnostic = try #require(
        (file["findings"] as? [[String: Any]])?.first { $0["severity"] as? String == "error" })
      #expect(diagnostic["line"] as? Int == 23 && diagnostic["id"] as? String == "unknown-difficulty")
      #expect(
        file["nearDuplicates"] as? Int == (added == 0 ? 0 : 1)
          && file["conflictingKeys"] as? Int == (added == 0 ? 0 : 1))
      if added > 0 {
        let duplicate = try #require((file["duplicates"] as? [[String: Any]])?.first)
        #expect(duplicate["line"] as? Int == 22 && duplicate["other"] as? String == "a.csv:5")
      }
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Data").path) == mode.isEmpty)
    }
  }

  @Test func `a foreign table is imported with options for its columns and categories`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      "fragen.csv",
      "sep=;\nUnser Quiz;;;;\nFrage;A;B;Lösung;Fach\nWo liegt Bonn?;Am Rhein;Am Main;a;Erdkunde\nWas?;Dies;Das;x;Sport\n"
    )
    let options = [
      "--column", "question=Frage", "--column", "answer=Lösung", "--column", "category=Fach", "--map-category",
      "Erdkunde=geography", "--difficulty", "easy", "--language", "de", "--licence", "MIT",
    ]
    let done = try run(["bank", "import", "fragen.csv"] + options)
    #expect(done.code == 1 && done.output.contains("1 added, 0 there already, 1 left out"), "\(done.output)")
    #expect(done.output.contains("no-such-answer"))
    let exported = try run("bank", "export", "--format", "csv")
    #expect(exported.output.contains("geography,easy,Wo liegt Bonn?,Am Rhein,Am Main"), "\(exported.output)")
    for (option, value) in [("--column", "nonsense=x"), ("--column", "question"), ("--map-category", "a=b")] {
      let refused = try run("bank", "import", "fragen.csv", option, value)
      #expect(refused.code == 2 && refused.errors.contains(option), "\(refused.errors)")
    }
    let help = try run("help", "bank", "import")
    #expect(help.output.contains("--column") && help.output.contains("--map-category"))
  }

  @Test func `a near-duplicate from another file is reported`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.csv", Self.head + Self.rows(0..<3))
    try write("b.csv", Self.head + "history,hard,The number after 1: what is it?,2,7,8,9,\n")
    #expect(try run("bank", "import", "a.csv").code == 0)
    let done = try run("bank", "import", "b.csv", "missing.csv")
    #expect(done.code == 1)
    #expect(done.output.contains("b.csv:2: nearly the same as question 2 of the bank"))
    #expect(done.output.contains("1 without a licence") && done.output.contains("missing.csv"))
    #expect(!done.output.contains("\u{1B}") && !done.errors.contains("\r"), "no bar and no colours in a pipe")
  }

  @Test func `changed questions are reported and imported once, except scheduled and repeated ones`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let rows = Self.rows(0..<3).split(separator: "\n").map(String.init)
    try write("a.csv", Self.head + Self.rows(0..<3))
    try write("c.csv", Self.head + rows[1] + "\n" + rows[2].replacing("CC-BY-4.0", with: "MIT") + "\n")
    for (mode, added, known, note) in [
      (["--dry-run"], "3 would be added", 0, "\nNothing was written."), ([], "3 added", 0, ""), ([], "0 added", 3, ""),
    ] {
      let number = added == "3 added" ? "\n  import 1; “parlour bank undo 1” takes it back" : ""
      let none = mode.isEmpty ? "0 added" : "0 would be added"
      let done = try run(["bank", "import", "a.csv", "c.csv"] + mode)
      #expect(done.code == 1)
      #expect(
        done.output == """
          a.csv (csv): \(added), \(known) there already, 0 left out\(number)
          c.csv:3: skipped, the bank has it otherwise: an earlier file says so
          c.csv (csv): \(none), 1 there already, 1 skipped, 0 left out
          2 files: \(added), \(known + 1) there already, 1 skipped, 0 left out\(note)

          """)
    }
    try write("b.csv", Self.head + rows[0] + "\n" + rows[1].replacing("history,easy", with: "science,hard") + "\n")
    for (mode, words) in [
      (["--dry-run"], "0 added, 1 would be changed, 1 there already"), ([], "0 added, 1 changed, 1 there already"),
      ([], "0 added, 2 there already"),
    ] {
      let words = words.replacing("0 added", with: mode.isEmpty ? "0 added" : "0 would be added")
      let number = words.contains("1 changed") ? "  import 5; “parlour bank undo 5” takes it back\n" : ""
      let dry = mode.isEmpty ? number : "Nothing was written.\n"
      let done = try run(["bank", "import", "b.csv"] + mode)
      #expect(done.output == "b.csv (csv): \(words), 0 left out\n\(dry)" && done.code == 0)
    }
    let stock = try json(try run("bank", "stats", "--format", "json").output)
    #expect((stock["byDifficulty"] as? [String: Int]) == ["easy": 2, "medium": 0, "hard": 1])
  }

  @Test(arguments: [["--dry-run"], []])
  func `the JSON report counts changes and gives the reason for each skipped row`(mode: [String])
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("a.csv", Self.head + Self.rows(0..<3))
    _ = try run("bank", "import", "a.csv")
    try await scheduleOne()
    try write("b.csv", (Self.head + Self.rows(0..<3)).replacing("CC-BY-4.0", with: "MIT"))
    let done = try run(["bank", "import", "b.csv", "--report", "json"] + mode)
    #expect(done.code == 1)
    let report = try json(done.output)
    let file = try #require((report["files"] as? [[String: Any]])?.first)
    for counts in [report, file] {
      #expect(
        ["added", "changed", "unchanged", "skipped", "rejected"].map { counts[$0] as? Int } == [0, 2, 0, 1, 0],
        "\(counts)")
    }
    let skip = try #require((file["skips"] as? [[String: Any]])?.first)
    #expect(skip["reason"] as? String == "frozen" && (2...4).contains(skip["line"] as? Int ?? 0))
    let text = try run(["bank", "import", "b.csv"] + mode).output
    #expect(text.contains(": skipped, the bank has it otherwise: on the schedule it is frozen; an operator can"))
    #expect(text.contains(mode.isEmpty ? "0 added, 2 there already" : "2 would be changed, 0 there already"))
    #expect(text.contains("already, 1 skipped, 0 left out"))
  }

  /// Draws one of the easy questions for today.
  private func scheduleOne() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let today = CalendarDate(epochDay: 20_000)
    _ = try await store.schedule(of: Language("en"), in: today...today, drawing: { 1 })
    await store.close()
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `an interrupted import keeps what it committed and says where it stopped`(signal: Int32) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let count = 24_000
    try write("a.csv", Self.head + Self.rows(0..<count))
    let process = process(["bank", "import", "a.csv", "--report", "json"])
    let output = Pipe()
    process.output = .pipe(output)
    try process.run()
    let database = folder.appending(path: "Data/parlour.sqlite-wal").path
    for _ in 0..<5_000 where !(Self.size(database) > 1_000_000) { usleep(2_000) }
    kill(process.processIdentifier, signal)
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let code = process.waitUntilExit()
    let report = try json(text)
    #expect(code == 128 + signal && report["stopped"] as? Bool == true)
    let file = try #require((report["files"] as? [[String: Any]])?.first)
    let added = try #require(report["added"] as? Int)
    #expect(added > 0 && added < count)
    #expect(file["stoppedAfterLine"] as? Int == added + 1)
    let rest = try json(try run("bank", "import", "a.csv", "--report", "json").output)
    #expect(rest["added"] as? Int == count - added && rest["unchanged"] as? Int == added)
  }

  private static func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
