import Foundation
import QuizEngine
import QuizFormats
import Testing

@Suite struct DiskTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// A report without the folder's name, which differs in each run.
  private func report(_ name: String) -> String {
    QuizFile.read(at: path(name)).diagnostics.report().replacing(folder.path + "/", with: "")
  }

  private func quiz(picture: String? = nil, id: String? = nil) throws -> String {
    let quiz = String(decoding: try BrokenQuizzes.bytes("picture-not-found.yaml"), as: UTF8.self)
    return (id.map { "id: \($0)\n" } ?? "")
      + quiz.replacing("picture: pictures/cop.svg\n", with: picture.map { "picture: \($0)\n" } ?? "")
  }

  @Test func `a missing or too large file is explained`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("", "tea.yaml")
    try FileManager.default.createDirectory(at: folder.appending(path: "empty"), withIntermediateDirectories: true)
    try write("", "large.yaml")
    let large = try FileHandle(forWritingTo: folder.appending(path: "large.yaml"))
    try large.truncate(atOffset: 50_000_000)
    try large.close()
    for name in ["tee.yaml", "empty", "large.yaml"] {
      try BrokenQuizzes.expectReport(report(name), named: "disk-" + name.prefix { $0 != "." })
    }
    try BrokenQuizzes.expectReport(QuizFile.read(at: "/dev/zero").diagnostics.report(), named: "disk-device")
  }

  @Test func `a file that an editor named quiz yaml txt is explained`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(try quiz(), "tea.yaml.txt")
    try write(try quiz(), "cocoa/quiz.yaml.TXT")
    try write(try quiz(), "notes.txt")
    try BrokenQuizzes.expectReport(report("tea.yaml.txt"), named: "disk-double-file-extension")
    #expect(report("tea.yaml") == report("tea.yaml.txt"))
    #expect(report("cocoa").contains("“quiz.yaml.TXT”. Did you mean “quiz.yaml”?"), "\(report("cocoa"))")
    #expect(QuizFile.read(at: path("notes.txt")).diagnostics.allSatisfy { $0.ruleID != "double-file-extension" })
    let skipped = QuizFile.skippedFiles(in: folder.path)
    #expect(skipped.map(\.name) == ["cocoa/", "notes.txt", "tea.yaml.txt"])
    #expect(
      skipped.map(\.reason) == [
        "it contains no quiz.yaml; rename its quiz.yaml.TXT to quiz.yaml",
        "its name doesn't end in .yaml, .yml or .json", "its name ends in .txt; rename it to tea.yaml",
      ])
  }

  #if os(Linux)
    @Test func `an unreadable file is explained`() throws {
      defer { try? FileManager.default.removeItem(at: folder) }
      let memory = QuizFile.read(at: "/proc/self/mem")
      try BrokenQuizzes.expectReport(memory.diagnostics.report(), named: "disk-unreadable")
    }
  #endif

  @Test func `a quiz without an id gets its file's or its folder's name`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(try quiz(), "tea-time.yaml")
    try write(try quiz(), "coffee/quiz.yml")
    try write(try quiz(id: "cocoa"), "other.yaml")
    try write("nothing", ".hidden.yaml")
    try write("nothing", "notes.txt")
    let files = QuizFile.files(in: folder.path)
    #expect(
      files.map { $0.replacing(folder.path + "/", with: "") } == ["coffee/quiz.yml", "other.yaml", "tea-time.yaml"])
    #expect(files.map { QuizFile.read(at: $0).quiz?.id.name } == ["coffee", "cocoa", "tea-time"])
    #expect(QuizFile.read(at: path("coffee")).quiz?.id.name == "coffee")
  }

  @Test func `a duplicate quiz id is reported at the id or for the whole file`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(try quiz(id: "tea"), "other.yaml")
    try write(try quiz(), "tea.yaml")
    let (named, unnamed) = (QuizFile.read(at: path("other.yaml")), QuizFile.read(at: path("tea.yaml")))
    let report = [
      QuizFile.duplicateIDDiagnostic(for: unnamed, of: "other.yaml"),
      QuizFile.duplicateIDDiagnostic(for: named, of: "tea.yaml"),
    ].report()
    try BrokenQuizzes.expectReport(report.replacing(folder.path + "/", with: ""), named: "disk-duplicate-quiz")
  }

  @Test func `pictures are read from the quiz's folder only`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("<svg viewBox='0 0 3 4'/>", "quiz/cup.svg")
    try write("<svg viewBox='0 0 3 4'/>", "secret.svg")
    let link = folder.appending(path: "quiz/link.svg")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.appending(path: "secret.svg"))
    try write(try quiz(picture: "cup.svg"), "quiz/good.yaml")
    try write(try quiz(picture: "link.svg"), "quiz/link.yaml")
    let good = QuizFile.read(at: path("quiz/good.yaml"))
    #expect(good.pictures.map(\.name) == ["cup.svg"])
    #expect(good.pictures.map(\.height) == [4])
    #expect(QuizFile.read(at: path("quiz/link.yaml")).diagnostics.map(\.ruleID) == ["picture-outside-folder"])
  }
}
