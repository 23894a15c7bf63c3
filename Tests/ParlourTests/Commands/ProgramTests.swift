import Foundation
import Programs
import QuizFormats
import Testing

/// Runs the built program as users do.
@Suite struct ProgramTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SpawnedProcess.run(Self.program, arguments, in: folder)
  }

  /// The program, which lies beside the tests' executable in the build folder.
  static let program: URL = {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    let beside = URL(filePath: own).deletingLastPathComponent().appending(path: "parlour")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? own
    return URL(filePath: bundle).deletingLastPathComponent().appending(path: "parlour")
  }()

  @Test func `new writes a quiz without findings and never overwrites one`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("new", "tea", "--directory", "Quizzes").code == 0)
    let checked = try run("check", "Quizzes/tea.yaml")
    #expect(checked.code == 0)
    #expect(checked.output.contains("33.3 %") && !checked.output.contains("warning"))
    let again = try run("new", "tea", "--directory", "Quizzes")
    #expect(again.code == 1)
    #expect(again.errors.contains("is there already"))
  }

  @Test func `check exits with 1 for errors and 2 for wrong usage`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("title: Tea".utf8).write(to: folder.appending(path: "tea.yaml"))
    #expect(try run("check", "tea.yaml").code == 1)
    #expect(try run("check", "coffee.yaml").code == 1)
    #expect(try run("check", "--format", "xml", "tea.yaml").code == 2)
    #expect(try run("check").code == 2)
    #expect(try run("new", "Tea Time").code == 2)
    #expect(try run("--help").code == 0)
    let json = try run("check", "--format", "json", "tea.yaml")
    #expect(json.code == 1 && json.output.hasPrefix("["))
  }

  @Test func `a folder is checked quiz by quiz`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("new", "tea").code == 0)
    #expect(try run("new", "coffee").code == 0)
    let checked = try run("check", ".")
    #expect(checked.code == 0)
    #expect(checked.output.contains("2 files, all are quizzes"))
  }

  @Test func `export gives the same values in both formats`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("new", "tea").code == 0)
    #expect(try run("export", "tea.yaml", "--output", "other.json").code == 0)
    #expect(try run("export", "other.json", "-o", "third.yaml").code == 0)
    let quizzes = ["tea.yaml", "other.json", "third.yaml"].map { QuizFile.read(at: folder.path + "/" + $0).quiz }
    #expect(quizzes[0] != nil && quizzes[0] == quizzes[1] && quizzes[1] == quizzes[2])
    #expect(try run("export", "nothing.yaml").code == 1)
  }

  @Test func `schema prints the schema`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("schema").output == QuizJSONSchema.text)
  }
}
