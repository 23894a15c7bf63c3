import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a quiz in the terminal.",
    discussion: """
      On a terminal: arrow keys (or j and k, or digits) move, Enter answers, Space switches, b goes back, q leaves. \
      In a pipe the questions are asked line by line: answers are numbered from 1, several stand with blanks \
      between (an empty line is none), a slider goes from 0 to 100, b goes back.

      --answers takes a file with one such line for each question, in the order of asking; lines that begin with # \
      are notes. Nothing is asked then. The same seed asks the same questions in the same order and breaks ties \
      alike, here and on the web.

        parlour play which-animal
        parlour play Quizzes/which-animal.yaml --lang ru --seed 7
        printf '1\\n1 2\\n50\\n' | parlour play short.yaml --answers -
      """)

  @Argument(help: ArgumentHelp("A quiz's name in the folder of quizzes, or a quiz file.", valueName: "name or file"))
  var quiz: String

  @Option(help: "The folder of quizzes (PARLOUR_QUIZZES). Default: Quizzes.", completion: .directory)
  var quizzes: String?

  @Option(
    help: """
      The language, as a tag: en, de, zh-Hant. Without it, the environment's (LC_ALL, LANG). A quiz that isn't written in it \
      is played in English, or else in its first language.
      """)
  var lang: String?

  @Option(help: "A whole number that decides draw, order and ties. Without it, a random one.")
  var seed: UInt64?

  @Option(help: "A file of answers, one a line, or - for standard input.", completion: .file())
  var answers: String?

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = quizzes ?? environment["PARLOUR_QUIZZES"] ?? "Quizzes"
    let found = try PlayedQuiz.find(quiz, in: folder)
    let voice = try voice(for: found, environment)
    let seed = seed ?? UInt64.random(in: 0...UInt64.max)
    if let answers {
      try WrittenPlay(voice: voice, seed: seed).run(try AnswerSheet.read(answers))
    } else if FullScreen.isPossible {
      try playOnScreen(voice, seed)
    } else {
      try WrittenPlay(voice: voice, seed: seed).run()
    }
  }

  private func voice(for quiz: Quiz, _ environment: [String: String]) throws -> PlayVoice {
    let system = Language.wished(environment)
    guard let lang else { return PlayVoice(quiz: quiz, wishes: [system].compactMap(\.self)) }
    let wished = Language.named(lang)
    guard let wished, (2...3).contains(wished.primary.count) else {
      let offered = quiz.languages.map(\.tag).joined(separator: ", ")
      throw ValidationError("“\(lang.printable)” is no language tag. The quiz has: \(offered).")
    }
    return PlayVoice(quiz: quiz, wishes: [wished, system].compactMap(\.self))
  }

  private func playOnScreen(_ voice: PlayVoice, _ seed: UInt64) throws {
    let terminal = try FullScreen(inks: Terminal.inks)
    var screen = PlayScreen(voice: voice, seed: seed, size: terminal.size)
    var code: Int32 = 0
    do {
      defer { terminal.close() }
      while !screen.isOver, code == 0 {
        terminal.show(screen.frame)
        switch terminal.next() {
        case .resized: screen.resize(to: terminal.size)
        case .ended(let signal): code = 128 + signal
        case .keys(let keys):
          for key in keys where !screen.isOver { screen.press(key) }
          if keys.contains(.interrupt) { code = 128 + SIGINT }
        }
      }
    }
    if let words = screen.words { WrittenPlay.printEnd(words) }
    if code != 0 { throw ExitCode(code) }
  }
}
