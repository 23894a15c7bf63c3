import Foundation
import Logging
import Programs
import QuizEngine
import QuizFormats
import QuizSQLite
import QuizService
import Testing

@testable import parlour

/// Folders of quizzes, as authors check them and servers load them.
@Suite struct FolderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    let file = folder.appending(path: "Quizzes/" + name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: "Quizzes/" + name))
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SpawnedProcess.run(ProgramTests.program, arguments, in: folder)
  }

  /// Fills the folder with one of everything that isn't read, and with one quiz.
  private func fill() throws {
    try write("tea.yaml", StarterQuiz.simple(name: "tea"))
    try write("notes.txt", "buy milk")
    try write("cup.svg", "<svg/>")
    try write("quiz.schema.json", "{}")
    try write("pictures/cup.svg", "<svg/>")
    try write("coffee/quiz.yaml", StarterQuiz.simple(name: "coffee"))
    try write("drafts/cocoa.yaml", StarterQuiz.simple(name: "cocoa"))
    try write(".hidden", "nobody's business")
    let empty = folder.appending(path: "Quizzes/later")
    try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
  }

  private static let skipped = [
    ("drafts/", "it contains no quiz.yaml; rename its cocoa.yaml, if that is the quiz"), ("later/", "it is empty"),
    ("notes.txt", "its name doesn't end in .yaml, .yml or .json"),
  ]

  @Test func `check lists the files that it doesn't read, except pictures and schemas`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    let text = "Not read in Quizzes:\n" + Self.skipped.map { "  \($0): \($1)\n" }.joined()
    let check = try run("check", "Quizzes")
    #expect(check.code == 0)
    #expect(check.output.hasSuffix("\n2 files, all are quizzes\n\n" + text), "\(check.output)")
    let json = try run("check", "--format", "json", "Quizzes")
    #expect(json.errors == text && (try? JSONSerialization.jsonObject(with: Data(json.output.utf8))) != nil)
    #expect(!(try run("check", "Quizzes/tea.yaml").output.contains("Not read")))
  }

  @Test func `check finds two quizzes with the same id`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("tea.yaml", StarterQuiz.simple(name: "tea"))
    try write("other.yaml", "id: tea\n" + StarterQuiz.simple(name: "other"))
    try write("tea-time/quiz.yaml", StarterQuiz.simple(name: "tea-time"))
    for arguments in [["Quizzes"], ["Quizzes/other.yaml", "Quizzes/tea-time/quiz.yaml", "Quizzes/tea.yaml"]] {
      let check = try run(["check"] + arguments)
      #expect(check.code == 1)
      #expect(check.output.contains("error Quizzes/tea.yaml duplicate-quiz-id"), "\(check.output)")
      #expect(check.output.contains("The quiz “tea” is already in Quizzes/other.yaml."))
      #expect(check.output.contains("3 files, 1 with errors"))
    }
    try write("Elsewhere/quiz.yaml", "id: elsewhere\n" + StarterQuiz.simple(name: "elsewhere"))
    let apart = try run("check", "Quizzes/other.yaml", "Quizzes/tea-time/quiz.yaml", "Quizzes/Elsewhere/quiz.yaml")
    #expect(apart.code == 0)
  }

  private func run(_ arguments: [String]) throws -> ProcessResult {
    try SpawnedProcess.run(ProgramTests.program, arguments, in: folder)
  }

  @Test func `the simple starter quiz is short, in one language, and without findings`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run("new", "tea", "--simple", "--directory", "Quizzes").code == 0)
    let check = QuizFileCheck("tea.yaml", QuizFile.read(Array(StarterQuiz.simple(name: "tea").utf8), name: "tea.yaml"))
    #expect(check.isClean && check.warnings.isEmpty)
    #expect(check.reading.quiz?.languages == [Language("en")])
    #expect(StarterQuiz.simple(name: "tea").split(separator: "\n").count < 70)
    let text = try String(contentsOf: folder.appending(path: "Quizzes/tea.yaml"), encoding: .utf8)
    #expect(text == StarterQuiz.simple(name: "tea") && text.split(separator: "\n").count { $0.contains("#") } <= 4)
  }

  @Test func `check counts accepted findings and reports unused acceptances`() {
    let rare = StarterQuiz.simple(name: "tea").replacing("outcome: cocoa", with: "outcome: tea")
    func check(_ head: String) -> QuizFileCheck {
      QuizFileCheck("tea.yaml", QuizFile.read(Array((head + rare).utf8), name: "tea.yaml"))
    }
    let bare = check("")
    #expect(bare.warnings.map(\.ruleID) == ["uneven-outcome-share", "unreachable-outcome"])
    let accepting = check("accept: {unreachable-outcome: a joke, uneven-outcome-share: a joke, frequent-ties: none}\n")
    #expect(accepting.warnings.map(\.ruleID) == ["unused-acceptance"] && accepting.acceptedCount == 2)
    #expect(accepting.report(.plain).hasSuffix("\n2 more findings are accepted in the file, under “accept”.\n"))
  }

  @Test func `a server logs which files it doesn't read, which are gone, and which are back`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try fill()
    let lines = LogCollector()
    let path = folder.appending(path: "Quizzes").path
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let loader = QuizLoader(
      folder: QuizFolder(path: path), library: LibraryService(store: store), isShared: false,
      now: { Timestamp(milliseconds: 1) }, logger: Logger(label: "quizzes") { _ in CollectingLogHandler(lines: lines) })
    try await loader.load()
    let first = lines.all
    for (name, reason) in Self.skipped { #expect(first.contains("\(path)/\(name) isn't read: \(reason)")) }
    #expect(first.count == 2 + Self.skipped.count)
    try remove("tea.yaml")
    try await loader.load()
    try write("tea.yaml", StarterQuiz.simple(name: "tea"))
    try await loader.load()
    #expect(
      Array(lines.all.dropFirst(first.count)) == [
        "\(path)/tea.yaml: “tea” is no longer on offer; its plays and figures stay",
        "\(path)/tea.yaml: “tea” is on offer (revision 1)",
      ])
    await store.close()
  }

  @Test func `a configured bank folder must exist`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (arguments, environment) in [(["--bank", "Trivia"], [:]), ([], ["PARLOUR_BANK": "Trivia"])]
      as [([String], [String: String])]
    {
      let process = SpawnedProcess(ProgramTests.program, ["serve", "--port", "0", "--data", "Data"] + arguments)
      process.folder = folder
      process.environment = environment
      let errors = Pipe()
      process.errors = .pipe(errors)
      try process.run()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(process.waitUntilExit() == 1)
      #expect(text.contains("There is no folder Trivia, which --bank or PARLOUR_BANK names"), "\(text)")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "Data").path))
  }

  @Test func `a server says how many more errors a file has than it names`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let unknown = (0..<1_500).map { "unknown\($0): 1\n" }.joined()
    try write("tea.yaml", StarterQuiz.simple(name: "tea") + unknown)
    let bank = folder.appending(path: "Bank")
    try FileManager.default.createDirectory(at: bank, withIntermediateDirectories: true)
    let head = "category,difficulty,question,correctAnswer,incorrect1,incorrect2,incorrect3\n"
    let rows = (0..<1_500).map { "history,odd,Why \($0)?,a,b,c,d\n" }.joined()
    try Data((head + rows).utf8).write(to: bank.appending(path: "odd.csv"))
    let lines = LogCollector()
    let logger = Logger(label: "files") { _ in CollectingLogHandler(lines: lines) }
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let quizzes = folder.appending(path: "Quizzes").path
    try await QuizLoader(
      folder: QuizFolder(path: quizzes), library: LibraryService(store: store), isShared: false,
      now: { Timestamp(milliseconds: 1) }, logger: logger
    ).load()
    #expect(lines.all.contains { $0.hasPrefix("\(quizzes)/tea.yaml: and 1,400 more errors of unknown-key") })
    let service = BankService(store: store, dependencies: .system)
    try await BankLoader(folder: bank.path, bank: service, logger: logger).load(.exclusive)
    #expect(
      lines.all.contains { $0.hasPrefix("\(bank.path)/odd.csv: and 500 more errors of ") }, "\(lines.all.last ?? "")")
    await store.close()
  }

  @Test func `a server without a bank logs this once`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = LogCollector()
    let trivia = folder.appending(path: "Bank")
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let loader = BankLoader(
      folder: trivia.path, bank: BankService(store: store, dependencies: .system),
      logger: Logger(label: "bank") { _ in CollectingLogHandler(lines: lines) })
    try await loader.load(.exclusive)
    try await loader.load(.exclusive)
    #expect(lines.all == ["There is no folder \(trivia.path); the daily game asks what the bank holds already"])
    await store.close()
  }
}
