import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats
import QuizPages

struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a quiz in the terminal.",
    discussion: """
      Without a name or a file it offers the folder's quizzes to choose from, except unlisted ones.

      On a terminal: arrow keys (or j and k, or digits) move, Enter answers, Space switches, b goes back, q leaves. \
      In a pipe the questions are asked line by line: answers are numbered from 1, several stand with blanks \
      between (an empty line is none), a slider goes from 0 to 100, b goes back.

      --answers takes a file with one such line for each question, in the order of asking; lines that begin with # \
      are notes. Nothing is asked then. The same seed asks the same questions in the same order and breaks ties \
      alike, here and on the web.

        parlour play
        parlour play which-animal
        parlour play Quizzes/which-animal.yaml --lang ru --seed 7
        printf '1\\n1 2\\n50\\n' | parlour play short.yaml --answers -
      """)

  @Argument(help: ArgumentHelp("A quiz's name in the folder of quizzes, or a quiz file.", valueName: "name or file"))
  var quiz: String?

  @Option(help: "The folder of quizzes (PARLOUR_QUIZZES). Default: Quizzes.", completion: .directory)
  var quizzes: String?

  @Option(
    help: """
      The language, as a tag: en, de, zh-Hant. Without it, the environment's (LC_ALL, LANG). A quiz that isn't written in it \
      is played in English, or else in its first language.
      """)
  var language: String?

  @Option(help: "A whole number that decides draw, order and ties. Without it, a random one.")
  var seed: UInt64?

  @Option(help: "A file of answers, one a line, or - for standard input.", completion: .file())
  var answers: String?

  func validate() throws {
    guard quiz != nil || answers == nil else { throw ValidationError("--answers needs the name of the quiz.") }
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = quizzes ?? environment["PARLOUR_QUIZZES"] ?? "Quizzes"
    let seed = seed ?? UInt64.random(in: 0...UInt64.max)
    guard let quiz else {
      return try play(
        QuizCatalog(folder: folder, wishes: preferredLanguages(environment, offered: Texts.all.map(\.language))), seed)
    }
    let found = try QuizLookup.find(quiz, in: folder)
    let voice = LocalizedQuiz(quiz: found, wishes: try preferredLanguages(environment, offered: found.languages))
    if let answers {
      try LinePlay(voice: voice, seed: seed).run(try AnswerFile.read(answers))
    } else if FullScreenTerminal.isPossible {
      try onScreen { playOnScreen(voice, seed, $0) }
    } else {
      try LinePlay(voice: voice, seed: seed).run()
    }
  }

  /// The languages that the player wants, the most wanted first.
  ///
  /// - Parameter offered: told where `--lang` is no language.
  private func preferredLanguages(_ environment: [String: String], offered: [Language]) throws -> [Language] {
    let system = Language.preferred(environment)
    guard let language else { return [system].compactMap(\.self) }
    guard let wished = Language.parsed(language), (2...3).contains(wished.primarySubtag.count) else {
      let tags = offered.map(\.tag).joined(separator: ", ")
      throw ValidationError(
        "“\(language.printable)” is no language tag. \(quiz == nil ? "The program speaks" : "The quiz has"): \(tags).")
    }
    return [wished, system].compactMap(\.self)
  }

  private func play(_ offer: QuizCatalog, _ seed: UInt64) throws {
    guard FullScreenTerminal.isPossible else {
      return try LinePlay(voice: LineMenu(catalog: offer).run(), seed: seed).run()
    }
    try onScreen { terminal in
      var menu = QuizMenu(offer: offer, size: terminal.size)
      let code = terminal.run(&menu)
      guard code == 0, let voice = menu.chosen else { return (code, nil) }
      return playOnScreen(voice, seed, terminal)
    }
  }

  /// Takes the terminal over, and gives it back before anything else is printed.
  private func onScreen(_ play: (FullScreenTerminal) -> (code: Int32, words: ResultText?)) throws {
    let terminal = try FullScreenTerminal(inks: Terminal.styler)
    let (code, words) = play(terminal)
    terminal.close()
    if let words { LinePlay.printEnd(words) }
    if code != 0 { throw ExitCode(code) }
  }

  private func playOnScreen(_ voice: LocalizedQuiz, _ seed: UInt64, _ terminal: FullScreenTerminal) -> (
    Int32, ResultText?
  ) {
    var screen = PlayScreen(voice: voice, seed: seed, size: terminal.size)
    return (terminal.run(&screen), screen.resultText)
  }
}
