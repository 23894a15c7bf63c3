import Foundation
import QuizEngine
import QuizFormats
import Testing

@testable import parlour

/// Plays with the built program in a real terminal: tmux draws it, sends keys to it and reports its content.
@Suite(.serialized, .enabled(if: Tmux.isThere, "needs tmux, which make test installs"))
final class PlayTerminalTests {
  private static let program = ProgramTests.program.path
  private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-terminal-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func begin(_ language: String) throws -> Tmux {
    let quiz = try PlaySamples.writeAnimals(into: folder)
    let play = "'\(Self.program)' play '\(quiz)' --seed 7 --language \(language); echo \"ended with $?\""
    return try Tmux(play + "; stty -a | grep -q ' icanon.* echo ' && echo as before")
  }

  @Test func `a play by keys ends with the result and restores the terminal`() throws {
    let tmux = try begin("en")
    defer { tmux.close() }
    try tmux.waits(for: "Enter begin")
    try tmux.press("Enter")
    try tmux.waits(for: "Question 1 of 8")
    try tmux.press("Down", "Enter")
    try tmux.waits(for: "Question 2 of 8")
    try tmux.press("Space")
    try tmux.waits(for: "› [x]")
    try tmux.press("Enter", "2", "Enter", "Right", "Right")
    try tmux.waits(for: "Question 4 of 8")
    try tmux.press("BSpace")
    try tmux.waits(for: "← your answer")
    try tmux.press("n", "Enter", "Space", "Enter", "Enter", "Enter", "Enter")
    try tmux.waits(for: "What you’re made of")
    try tmux.press("w", "NPage")
    try tmux.waits(for: "3. On a park bench")
    try tmux.press("Enter")
    try tmux.waits(for: "ended with 0")
    let screen = try tmux.waits(for: "as before")
    #expect(screen.contains("You are a ") && screen.contains("--seed 7"))
  }

  @Test func `a smaller window is drawn again, in Chinese too`() throws {
    let tmux = try begin("zh-Hant")
    defer { tmux.close() }
    try tmux.waits(for: "你是哪種動物？")
    try tmux.resize(columns: 40, rows: 12)
    try tmux.press("Enter")
    try tmux.waits(for: "第 1 題，共 8 題")
    try tmux.press("Down", "Down", "Down")
    try tmux.waits(for: "› ")
    try tmux.press("q")
    try tmux.waits(for: "ended with 0")
  }

  private func beginWithMenu(_ options: String) throws -> Tmux {
    let play = "'\(Self.program)' play --quizzes '\(QuizMenuTests.quizzes)' --seed 7 \(options); echo \"ended with $?\""
    return try Tmux(play + "; stty -a | grep -q ' icanon.* echo ' && echo as before")
  }

  @Test func `without a name the player chooses a quiz by keys, and the terminal is restored`() throws {
    let tmux = try beginWithMenu("--language zh-Hant")
    defer { tmux.close() }
    try tmux.waits(for: "挑一個測驗")
    try tmux.press("Down", "Down")
    try tmux.waits(for: "› 你面向哪一邊？")
    try tmux.press("Enter")
    try tmux.waits(for: "Enter 開始")
    try tmux.press("Enter")
    try tmux.waits(for: "第 1 題，共 4 題")
    try tmux.press("q")
    try tmux.waits(for: "ended with 0")
    try tmux.waits(for: "as before")
  }

  @Test(arguments: [("q", 0), ("C-c", 130)])
  func `leaving the menu plays no quiz`(key: String, code: Int) throws {
    let tmux = try beginWithMenu("")
    defer { tmux.close() }
    try tmux.waits(for: "Enter choose")
    try tmux.press(key)
    let screen = try tmux.waits(for: "ended with \(code)")
    #expect(!screen.contains("Enter choose"))
    try tmux.waits(for: "as before")
  }

  @Test(arguments: [("C-c", 130), ("TERM", 143)])
  func `an interrupted program restores the terminal`(how: String, code: Int) throws {
    let tmux = try begin("en")
    defer { tmux.close() }
    try tmux.waits(for: "Enter begin")
    if how == "TERM" { try tmux.terminate() } else { try tmux.press(how) }
    try tmux.waits(for: "ended with \(code)")
    try tmux.waits(for: "as before")
  }

  @Test(arguments: PlayStressTests.widths) func `emoji hide no words in a terminal`(columns: Int)
    throws
  {
    let quiz = PlaySamples.crowded(questions: 2, answers: 20, outcomes: 40)
    let file = FileManager.default.temporaryDirectory.appending(path: "crowded-\(UUID().uuidString).json")
    try Data(QuizJSON.encode(quiz).utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let tmux = try Tmux("'\(Self.program)' play '\(file.path)' --seed 7; echo \"ended with $?\"")
    defer { tmux.close() }
    try tmux.waits(for: "Enter begin")
    try tmux.resize(columns: columns, rows: 24)
    var screen = PlaySamples.screen(quiz, columns: columns)
    for (key, presses, shown) in [
      ("NPage", KeyPress.pageDown, "#"), ("Enter", .enter, "Question 1 of 2"), ("Enter", .enter, "Question 2 of 2"),
    ] {
      try tmux.press(key)
      screen.press(presses)
      let expected = screen.frame.map(\.text.terminalWords).filter { !$0.isEmpty }
      var drawn: [String] = []
      for _ in 0..<20 where drawn != expected {
        drawn = try tmux.waits(for: shown).split(separator: "\n").map { String($0).terminalWords }.filter {
          !$0.isEmpty
        }
      }
      #expect(drawn == expected)
    }
  }
}

extension String {
  /// The words on the screen, without emoji.
  fileprivate var terminalWords: String { filter { $0.isASCII && $0.isLetter } }
}
