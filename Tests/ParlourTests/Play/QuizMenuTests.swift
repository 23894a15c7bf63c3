import Foundation
import Goldens
import Programs
import QuizEngine
import QuizFormats
import QuizPages
import Testing

@testable import parlour

/// `parlour play` without a name shows a menu of the folder's quizzes.
@Suite struct QuizMenuTests {
  static let quizzes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Quizzes").path

  private func menu(_ lang: String? = nil, columns: Int = 80, rows: Int = 24) throws -> QuizMenu {
    let offer = try QuizCatalog(folder: Self.quizzes, preferences: [lang].compactMap { $0.map { Language($0) } })
    return QuizMenu(catalog: offer, size: TerminalSize(columns: columns, rows: rows))
  }

  @Test func `the menu matches its goldens in each language and in a small window`() throws {
    var pictures = try menu().picture
    for lang in ["ru", "zh-Hant"] { pictures += try menu(lang).picture }
    var small = try menu(columns: 30, rows: 8)
    for keys: [KeyPress] in [[], [.down], [.end], [.home]] {
      small.press(keys)
      pictures += small.picture
    }
    try expectGolden(pictures, named: "menu.txt")
  }

  @Test func `keys move, choose and leave`() throws {
    var menu = try menu()
    menu.press([.up, .down, .down, .down, .down])
    #expect(menu.cursor == 2)
    menu.press([.digit(9), .digit(2)])
    #expect(menu.cursor == 1 && !menu.isOver)
    menu.press(.enter)
    #expect(menu.isOver && menu.chosen?.quiz.id == QuizID("lamps"))
    var left = try self.menu()
    left.press([.down, .quit])
    #expect(left.isOver && left.chosen == nil)
  }

  @Test func `each quiz is offered in the requested language or in English`() throws {
    #expect(try menu("ru").catalog.quizzes.map(\.language.tag) == ["ru", "en", "ru"])
    #expect(try menu("zh-Hant").catalog.quizzes.map(\.language.tag) == ["en", "zh-Hant", "zh-Hant"])
    #expect(try menu().catalog.quizzes.map(\.language.tag) == ["en", "en", "en"])
    #expect(try menu("ru").catalog.texts.language == Language("ru"))
    #expect(try menu("de").catalog.texts.language == Language("en"))
  }

  private func folder(_ files: [String: String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    return folder
  }

  @Test(
    arguments: [
      ([:], "No quiz is in"), (["tea.yaml.txt": ""], "/tea.yaml.txt” shows how to rename it."),
      (["tea.yaml": "title: Tea"], "have mistakes. “parlour check "),
      (["tea.yaml": "unlisted: true\n" + StarterQuiz.simple(name: "tea")], "are unlisted. “parlour play NAME”"),
    ] as [([String: String], String)])
  func `a folder without a playable quiz says why`(files: [String: String], why: String) throws {
    let folder = try folder(files)
    defer { try? FileManager.default.removeItem(at: folder) }
    let failure = #expect(throws: CommandError.self) {
      try QuizCatalog(folder: folder.path, preferences: [])
    }
    #expect(failure.map { "\($0)".contains(why) } == true, "\(String(describing: failure))")
  }

  /// One quiz, and files with mistakes.
  private func folderWithMistakes() throws -> URL {
    try folder([
      "tea.yaml": StarterQuiz.simple(name: "tea"), "cocoa.yaml": "title: Cocoa", "my quiz.yaml": "title: ''",
      "z.yaml.txt": "",
    ])
  }

  @Test func `the menu says which files are left out, and how to see why`() throws {
    let folder = try folderWithMistakes()
    defer { try? FileManager.default.removeItem(at: folder) }
    var pictures = ""
    for (language, columns, rows) in [("en", 80, 14), ("ru", 80, 14), ("zh-Hant", 80, 14), ("en", 30, 10)] {
      var catalog = try QuizCatalog(folder: folder.path, preferences: [Language(language)])
      let commands = ["cocoa.yaml", "my quiz.yaml", "z.yaml.txt"].map {
        QuizCatalog.checkCommand("\(folder.path)/\($0)")
      }
      #expect(catalog.checkCommands == commands && commands[1] == "parlour check '\(folder.path)/my quiz.yaml'")
      catalog.checkCommands = ["parlour check Quizzes/cocoa.yaml"]
      var menu = QuizMenu(catalog: catalog, size: TerminalSize(columns: columns, rows: rows))
      menu.press(.end)
      pictures += menu.picture
    }
    try expectGolden(pictures, named: "menu-omissions.txt")
    #expect(try QuizCatalog(folder: Self.quizzes, preferences: []).omissions.isEmpty)
  }

  @Test func `line by line, the files that are left out follow the quizzes`() throws {
    let folder = try folderWithMistakes()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try play([], input: "", quizzes: folder.path)
    let list = "3 quizzes are left out, because their files have mistakes. These show them:\n"
    #expect(run.output.contains("\n\n\(list)  parlour check \(folder.path)/cocoa.yaml\n"), "\(run.output)")
    let failure = #expect(throws: CommandError.self) { try QuizLookup.find("no-such-quiz", in: folder.path) }
    #expect(
      failure.map {
        "\($0)".contains("There are: tea. Some files have mistakes, which these commands show:\n  parlour check ")
      }
        == true)
  }

  @Test func `a missing folder is reported`() {
    let failure = #expect(throws: CommandError.self) {
      try QuizCatalog(folder: "/nowhere/quizzes", preferences: [])
    }
    #expect(failure.map { "\($0)".contains("There is no folder /nowhere/quizzes with quizzes.") } == true)
  }

  private func play(
    _ arguments: [String], input: String, quizzes: String = quizzes
  ) throws -> (code: Int32, output: String, errors: String) {
    let folder = try folder(["in": input, "out": "", "err": ""])
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = SpawnedProcess(ProgramTests.program, ["play", "--quizzes", quizzes, "--seed", "7"] + arguments)
    process.environment = ["LC_ALL": "en_GB.UTF-8"]
    process.input = .file(try FileHandle(forReadingFrom: folder.appending(path: "in")))
    process.output = .file(try FileHandle(forWritingTo: folder.appending(path: "out")))
    process.errors = .file(try FileHandle(forWritingTo: folder.appending(path: "err")))
    try process.run()
    return (
      process.waitUntilExit(), try String(contentsOf: folder.appending(path: "out"), encoding: .utf8),
      try String(contentsOf: folder.appending(path: "err"), encoding: .utf8)
    )
  }

  @Test func `in a pipe a number chooses, and a wrong one is asked again`() throws {
    let run = try play([], input: "which\n4\n 3 \n1\n2\n1 3\n50\n")
    #expect(run.code == 0)
    #expect(run.output.contains("  3. Which way do you face? (4 questions · en, ru, zh-Hant)\n"), "\(run.output)")
    #expect(
      run.output.components(separatedBy: "That isn’t one of the quizzes. Type one number from 1 to 3.").count == 3)
    #expect(run.output.contains("Question 4 of 4") && run.output.contains("--seed 7"))
    let russian = try play(["--language", "ru"], input: "3\n")
    #expect(russian.output.contains("Выберите тест") && russian.output.contains("Вопрос 1 из 4"), "\(russian.output)")
    #expect(russian.code == 1)
  }

  @Test func `without a choice no quiz is played`() throws {
    let run = try play([], input: "")
    #expect(run.code == 1 && run.errors.contains("No quiz was chosen."))
    let answers = try play(["--answers", "-"], input: "1\n")
    #expect(answers.code == 2 && answers.errors.contains("--answers needs the name of the quiz."))
  }
}
