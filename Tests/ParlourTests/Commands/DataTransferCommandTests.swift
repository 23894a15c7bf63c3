import Foundation
import Programs
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

/// Runs `backup`, `restore` and `move` as operators do.
@Suite struct DataTransferCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func start(_ arguments: [String], _ output: Pipe, _ errors: Pipe) throws -> SpawnedProcess {
    let process = SpawnedProcess(ProgramTests.program, arguments)
    process.folder = folder
    process.output = .pipe(output)
    process.errors = .pipe(errors)
    try process.run()
    return process
  }

  private func run(_ arguments: String...) throws -> ProcessResult {
    try SpawnedProcess.run(ProgramTests.program, arguments, in: folder)
  }

  /// Makes a house in `Data` with this number of questions.
  private func makeServices(_ questions: Int = 40) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let entries = (0..<questions).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: Language("en"), category: .history, difficulty: .easy, text: "What comes after \(number)?",
          correctAnswer: "\(number + 1)", distractors: ["\(number)", "\(number + 2)"]))
    }
    _ = try await store.add(entries, at: Timestamp(milliseconds: 1))
    await store.close()
  }

  private func count(in data: String) throws -> Int {
    let stats = try run("bank", "stats", "--format", "json", "--data", data).output
    let object = try JSONSerialization.jsonObject(with: Data(stats.utf8)) as? [String: Any]
    return try #require(object?["total"] as? Int)
  }

  private func files(in path: String = "") throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path))
  }

  @Test func `a house can be backed up beside its server and restored elsewhere`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await makeServices()
    let server = try Store(SQLiteDatabase.open(directory: folder.appending(path: "Data").path))
    let backup = try run("backup", "b.sqlite")
    #expect(backup.code == 0 && backup.output.hasPrefix("b.sqlite: 1 MB, checked, in "), "\(backup)")
    await server.close()
    #expect(try files() == ["Data", "b.sqlite"])
    let restored = try run("restore", "b.sqlite", "--data", "New")
    #expect(restored.code == 0 && restored.output.hasPrefix("New has the data of b.sqlite, checked, in "))
    #expect(try count(in: "New") == 40)
    #expect(try files(in: "New") == ["parlour.sqlite", "parlour.lock"])
  }

  @Test func `nothing is overwritten without an option`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await makeServices()
    #expect(try run("backup", "b.sqlite").code == 0)
    let again = try run("backup", "b.sqlite")
    #expect(again.code == 1 && again.errors.contains("b.sqlite is there already. --force replaces it"))
    #expect(try run("backup", "b.sqlite", "--force").code == 0)
    let restore = try run("restore", "b.sqlite")
    #expect(restore.code == 1 && restore.errors.contains("there is data in Data already. --replace"))
    #expect(try run("restore", "b.sqlite", "--replace").code == 0)
    #expect(try count(in: "Data") == 40)
  }

  @Test func `impossible transfers explain the error and leave no files`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("nonsense".utf8).write(to: folder.appending(path: "b.sqlite"))
    let backup = try run("backup", "c.sqlite", "--data", "Nowhere")
    #expect(backup.code == 1 && backup.errors.contains("Nowhere can’t be opened: there is no data in it yet"))
    let nowhere = try run("backup", "nowhere/c.sqlite", "--data", "Nowhere").errors
    #expect(nowhere.contains("nowhere/c.sqlite can’t be written: nowhere/c.sqlite.part: No such file or directory"))
    let restore = try run("restore", "b.sqlite")
    #expect(restore.code == 1 && restore.errors.contains("b.sqlite is damaged, or isn’t a backup"))
    #expect(try run("restore", "missing.sqlite").errors.contains("missing.sqlite can’t be restored: it isn’t there"))
    let move = try run("move", "--from", "Nowhere", "--to", "New")
    #expect(move.code == 1 && move.errors.contains("Nowhere can’t be opened: there is no data in it yet"))
    #expect(try run("move", "--from", "Data", "--to", "./Data").code == 2)
    #expect(try run("move", "--from", "Data").code == 2)
    #expect(try files() == ["b.sqlite"])
  }

  @Test func `a move reports what it copied, and the source stays`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await makeServices()
    let move = try run("move", "--from", "Data", "--to", "New/Home")
    #expect(move.code == 0)
    #expect(move.output.hasPrefix("Table          Rows  Checksum\n"), "\(move)")
    #expect(move.output.contains("\nquestion         40  "))
    #expect(move.output.contains("the same on both sides, in "))
    #expect(move.output.contains("--data New/Home"))
    #expect(try count(in: "New/Home") == 40 && count(in: "Data") == 40)
    let again = try run("move", "--from", "Data", "--to", "New/Home")
    #expect(again.code == 1 && again.errors.contains("There is a house in New/Home already"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func `an interrupted or killed move resumes with the same command`(signal: Int32) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try await makeServices(12_000)
    let (output, errors) = (Pipe(), Pipe())
    let process = try start(["move", "--from", "Data", "--to", "New"], output, errors)
    let log = folder.appending(path: "New/parlour.sqlite-wal").path
    for _ in 0..<4_000 where size(log) < 1_500_000 { usleep(1_000) }
    kill(process.processIdentifier, signal)
    let code = process.waitUntilExit()
    if signal != SIGKILL {
      #expect(code == 128 + signal)
      let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      // On a busy machine the move has told of its progress before.
      let lines = words.split(separator: "\n")
      #expect(lines.last == "Stopped. The copied rows stay, and the same command continues from there.", "\(words)")
      #expect(lines.dropLast().allSatisfy { $0.contains(" rows copied (") }, "\(words)")
    }
    let early = try run("bank", "stats", "--data", "New")
    #expect(early.code == 1 && early.errors.contains("hasn’t ended; the same command goes on where it stopped"))
    let rest = try run("move", "--from", "Data", "--to", "New")
    #expect(rest.code == 0 && rest.errors.hasPrefix("Continuing: about "), "\(rest)")
    #expect(try count(in: "New") == 12_000)
  }

  private func size(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
