import QuizEngine
import QuizFormats
import Testing

@Suite struct ZIPArchiveTests {
  private static let defaults = BankDefaults(licence: "MIT", category: .general, difficulty: .easy)

  private func expectReport(
    _ bytes: [UInt8], _ name: String, format: BankFormat? = nil, defaults: BankDefaults = Self.defaults
  ) throws -> BankReadResult {
    let reading = BankFile.read(bytes, name: name, format: format, defaults: defaults)
    try BrokenQuizzes.expectReport(BankExamples.text(reading), named: "../BrokenBanks/generated-\(name)")
    return reading
  }

  @Test func `a package is read in the order of its manifest`() throws {
    let bytes = try TestArchive.zip([
      "imsmanifest.xml": TestArchive.manifest(["items/b%20two.xml", "items/gone.xml", "items/a.xml"]),
      "items/a.xml": TestArchive.item("a", question: "Who is Ann?", key: "She", wrong: "He"),
      "items/b two.xml": TestArchive.item("b", question: "Who is Bob?", key: "He", wrong: "She"),
      "items/c.xml": TestArchive.item("c", question: "Who isn't in the list?", key: "He", wrong: "She"),
      "../outside.xml": TestArchive.item("d", question: "Who is outside?", key: "He", wrong: "She"),
    ])
    let reading = try expectReport(bytes, "package.zip")
    #expect(reading.entries.map(\.name) == ["b", "a"])
    #expect(reading.entries.map(\.innerFile) == ["items/b two.xml", "items/a.xml"])
    #expect(reading.errors.map(\.ruleID).sorted() == ["missing-archive-entry", "unsafe-archive-path"])
  }

  @Test func `a package without a manifest is read in the order of file names`() throws {
    let bytes = try TestArchive.zip([
      "2.xml": TestArchive.item("two", question: "Who is Bob?", key: "He", wrong: "She"),
      "1.xml": TestArchive.item("one", question: "Who is Ann?", key: "She", wrong: "He"),
      "readme.txt": "nothing",
    ])
    let reading = BankFile.read(bytes, name: "items.zip", defaults: Self.defaults)
    #expect(reading.entries.map(\.name) == ["one", "two"])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func `an encrypted package is reported`() throws {
    let bytes = try TestArchive.zip(
      ["a.xml": TestArchive.item("a", question: "Who?", key: "She", wrong: "He")], password: "key")
    #expect(try expectReport(bytes, "locked.zip").errors.map(\.ruleID) == ["encrypted-archive-entry"])
  }

  @Test func `an entry with an extreme compression ratio isn't unpacked`() throws {
    let bytes = try TestArchive.zip([("bomb.xml", Array(repeating: UInt8(ascii: " "), count: 5_000_000))])
    #expect(bytes.count < 10_000)
    #expect(try expectReport(bytes, "bomb.zip").errors.map(\.ruleID) == ["archive-too-large"])
    let workbook = try TestArchive.zip([
      ("[Content_Types].xml", []), ("xl/sharedStrings.xml", Array(repeating: UInt8(ascii: " "), count: 5_000_000)),
    ])
    #expect(BankFile.read(workbook, name: "bomb.xlsx").errors.map(\.ruleID).contains("archive-too-large"))
  }

  @Test func `an entry that is larger than stated is skipped`() throws {
    var bytes = try TestArchive.zip(["a.xml": TestArchive.item("a", question: "Who?", key: "She", wrong: "He")])
    // The unpacked size is at byte 24 of the entry in the central directory, and at byte 22 of the local header.
    let directory = try #require((0..<bytes.count - 4).first { Array(bytes[$0..<$0 + 4]) == [0x50, 0x4B, 1, 2] })
    for offset in [22, directory + 24] { bytes[offset] = 10 }
    bytes[directory + 25] = 0
    bytes[23] = 0
    let reading = BankFile.read(bytes, name: "liar.zip", defaults: Self.defaults)
    #expect(reading.entries.isEmpty && !reading.errors.isEmpty)
  }

  @Test func `an invalid archive is reported`() throws {
    let bytes: [UInt8] = [0x50, 0x4B, 3, 4] + Array("nothing more".utf8)
    #expect(try expectReport(bytes, "damaged.zip").errors.map(\.ruleID) == ["invalid-archive"])
    #expect(BankFile.read(Array("text".utf8), name: "a", format: .kahoot).errors.map(\.ruleID) == ["invalid-archive"])
  }

  @Test func `a document of another kind is reported`() throws {
    let old = Array("<questestinterop><item/></questestinterop>".utf8)
    #expect(try expectReport(old, "old-qti.xml", format: .qti).errors.map(\.ruleID) == ["unsupported-file-format"])
    #expect(BankFile.read(old, name: "a.xml", format: .moodle).errors.map(\.ruleID) == ["unsupported-file-format"])
    let other = Array("<quizzes><item/></quizzes>".utf8)
    #expect(try expectReport(other, "other-root.xml", format: .qti).errors.map(\.ruleID) == ["unexpected-xml-root"])
    #expect(BankFile.read(other, name: "a.xml", format: .moodle).errors.map(\.ruleID) == ["unexpected-xml-root"])
  }
}
