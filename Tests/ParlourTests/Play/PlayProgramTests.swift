import Foundation
import Programs
import QuizEngine
import Testing

@testable import parlour

/// Plays with the built program through pipes and through a real terminal.
@Suite struct PlayProgramTests {
  private let folder: URL
  private static let quizzes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Quizzes").standardizedFileURL.path

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "parlour-play-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func play(_ arguments: [String], input: String = "") throws -> (code: Int32, output: String, errors: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let quizzes = folder.appending(path: "quizzes")
    _ = try PlaySamples.writeAnimals(into: quizzes)
    let process = SpawnedProcess(
      ProgramTests.program, ["play", "which-animal", "--quizzes", quizzes.path, "--seed", "7"] + arguments)
    process.environment = ["LC_ALL": "en_GB.UTF-8"]
    let (inlet, output, errors) = (
      folder.appending(path: "in"), folder.appending(path: "out"), folder.appending(path: "err")
    )
    for (file, text) in [(inlet, input), (output, ""), (errors, "")] { try Data(text.utf8).write(to: file) }
    process.input = .file(try FileHandle(forReadingFrom: inlet))
    process.output = .file(try FileHandle(forWritingTo: output))
    process.errors = .file(try FileHandle(forWritingTo: errors))
    try process.run()
    return (
      process.waitUntilExit(), try String(contentsOf: output, encoding: .utf8),
      try String(contentsOf: errors, encoding: .utf8)
    )
  }

  private let answers = "1\n1 3\n2\n50\n1\n\n100\n3\n"

  @Test func `answers from a pipe and from a file give the same result`() throws {
    var expected = Play(quiz: try PlaySamples.animals(), seed: 7)
    for (position, line) in answers.split(separator: "\n", omittingEmptySubsequences: false).prefix(8).enumerated() {
      try expected.answer(try #require(expected.answerSyntax(at: position)).parse(String(line)), at: position)
    }
    let outcome = try #require(expected.result?.outcome.map { expected.quiz.outcomes[$0] })
    let reveal = "\(outcome.emoji ?? "") You are a \(outcome.name[Language("en")])!"
    let asked = try play([], input: answers)
    #expect(asked.code == 0)
    #expect(asked.output.contains(reveal) && asked.output.contains("--seed 7"))
    let given = try play(["--answers", "-"], input: "# my answers\n" + answers)
    #expect(given.code == 0 && given.errors.isEmpty)
    #expect(given.output.contains(reveal) && !given.output.contains("> "))
  }

  @Test func `a wrong line is asked again, and b goes back to the previous question`() throws {
    let run = try play(["--language", "ru"], input: "b\n7\n2\nb\n" + answers)
    #expect(run.code == 0)
    for sentence in ["Это первый вопрос", "Такого ответа нет. Введите одно число от 1 до 4.", "Ваш прежний ответ: 2."] {
      #expect(run.output.contains(sentence), "\(sentence)")
    }
  }

  @Test(arguments: [
    (["--answers", "-"], "1\n# a note\n1 9\n", "Line 3: That isn’t one of the answers."),
    (["--answers", "-"], "-9223372036854775808\n", "Line 1: That isn’t one of the answers."),
    (["--answers", "-"], "1\n9223372036854775807 -9223372036854775808\n", "Line 2: That isn’t one of the answers."),
    (["--answers", "-"], "18446744073709551616\n", "Line 1: That isn’t one of the answers."),
    (["--answers", "-"], "1\n", "The answers end after 1 of 8"),
    (["--answers", "-"], "1\n1 3\n2\n50\n1\n\n100\n3\n\n2\n", "Line 10: Too many answers"),
    ([], "1\n\n", "The answers end after 2 of 8"),
    (["--answers", "/nowhere/a.txt"], "", "can’t be read"),
  ])
  func `incomplete answers exit with 1 and a reason`(arguments: [String], input: String, why: String) throws {
    let run = try play(arguments, input: input)
    #expect(run.code == 1)
    #expect(run.errors.contains(why), "\(run.errors)")
  }

  @Test func `a quiz without the player's language is played in English, with a notice`() throws {
    let run = try play(["--language", "fr"], input: answers)
    #expect(run.code == 0 && run.output.contains("isn’t available in your language, so here it is in English"))
    #expect(!(try play(["--language", "ru"], input: answers)).output.contains("На вашем языке этого теста нет"))
  }

  @Test func `an unknown quiz or language is reported`() throws {
    let run = try play(["--language", "english"])
    #expect(run.code == 2 && run.errors.contains("en, ru, zh-Hant"))
    #expect(throws: CommandError.self) { try QuizLookup.find("no-such-quiz", in: Self.quizzes) }
    #expect(try QuizLookup.find("which-animal", in: Self.quizzes).id == QuizID("which-animal"))
  }
}
