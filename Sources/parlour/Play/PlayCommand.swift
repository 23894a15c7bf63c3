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
      Without a name or a file you choose from the folder's quizzes, except unlisted ones.

      On a terminal: arrow keys (or j and k, or digits) move, Enter answers, Space switches, b goes back, q leaves. \
      In a pipe you answer line by line: answers are numbered from 1; write several with blanks between them \
      (an empty line is none); a slider goes from 0 to 100; b goes back.

      --answers takes a file with one such line for each question, in the order of asking; lines that begin with # are \
      comments. Nothing is asked then. The same seed gives the same questions in the same order and breaks ties the same \
      way, here and on the web.

        parlour play
        parlour play which-animal
        parlour play Quizzes/which-animal/quiz.yaml --language ru --seed 7
        printf '1\\n1 2\\n50\\n' | parlour play short.yaml --answers -
      """)

  @Argument(help: ArgumentHelp("A quiz's name in the folder of quizzes, or a quiz file.", valueName: "name or file"))
  var quiz: String?

  @Option(help: "The folder of quizzes. (default: PARLOUR_QUIZZES, or Quizzes)", completion: .directory)
  var quizzes: String?

  @Option(
    help: """
      The language, as a tag: en, de, zh-Hant. A quiz without it is played in English, or else in its first language. \
      (default: the environment's, by LC_ALL or LANG)
      """)
  var language: String?

  @Option(help: "A whole number that decides draw, order and ties. (default: a random one)")
  var seed: UInt64?

  @Option(help: "A file of answers, one a line, or - for standard input.", completion: .file())
  var answers: String?

  func validate() throws {
    guard quiz != "" else { throw ValidationError("The quiz's name or path is empty.") }
    try PathArgument.requireNonEmpty([quizzes, answers])
    guard quiz != nil || answers == nil else { throw ValidationError("--answers needs the name of the quiz.") }
  }

  func run() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = quizzes ?? environment["PARLOUR_QUIZZES"] ?? "Quizzes"
    let seed = seed ?? UInt64.random(in: 0...UInt64.max)
    guard let quiz else {
      return try play(
        QuizCatalog(folder: folder, preferences: preferredLanguages(environment, offered: Texts.all.map(\.language))),
        seed)
    }
    let found = try QuizLookup.find(quiz, in: folder)
    let localizedQuiz = LocalizedQuiz(
      quiz: found, preferences: try preferredLanguages(environment, offered: found.languages))
    if let answers {
      try LinePlay(localizedQuiz: localizedQuiz, seed: seed).run(try AnswerFile.read(answers))
    } else if FullScreenTerminal.isPossible {
      try onScreen { playOnScreen(localizedQuiz, seed, $0) }
    } else {
      try LinePlay(localizedQuiz: localizedQuiz, seed: seed).run()
    }
  }

  /// The languages that the player wants, the most wanted first.
  ///
  /// - Parameter offered: languages to name in the error if `--language` isn't one.
  private func preferredLanguages(_ environment: [String: String], offered: [Language]) throws -> [Language] {
    let system = Language.preferred(environment)
    guard let language else { return [system].compactMap(\.self) }
    guard let preferred = Language.parsed(language), (2...3).contains(preferred.primarySubtag.count) else {
      let tags = offered.map(\.tag).joined(separator: ", ")
      throw ValidationError(
        "“\(language.printable)” is no language tag. \(quiz == nil ? "The program speaks" : "The quiz has"): \(tags).")
    }
    return [preferred, system].compactMap(\.self)
  }

  private func play(_ catalog: QuizCatalog, _ seed: UInt64) throws {
    guard FullScreenTerminal.isPossible else {
      return try LinePlay(localizedQuiz: LineMenu(catalog: catalog).run(), seed: seed).run()
    }
    try onScreen { terminal in
      var menu = QuizMenu(catalog: catalog, size: terminal.size)
      let code = terminal.run(&menu)
      guard code == 0, let localizedQuiz = menu.chosen else { return (code, nil) }
      return playOnScreen(localizedQuiz, seed, terminal)
    }
  }

  /// Uses the whole terminal, and restores it before anything else is printed.
  private func onScreen(_ play: (FullScreenTerminal) -> (code: Int32, resultText: ResultText?)) throws {
    let terminal = try FullScreenTerminal(styler: Terminal.styler)
    let (code, resultText) = play(terminal)
    terminal.close()
    if let resultText { LinePlay.printEnd(resultText) }
    if code != 0 { throw ExitCode(code) }
  }

  private func playOnScreen(_ localizedQuiz: LocalizedQuiz, _ seed: UInt64, _ terminal: FullScreenTerminal) -> (
    Int32, ResultText?
  ) {
    var screen = PlayScreen(localizedQuiz: localizedQuiz, seed: seed, size: terminal.size)
    return (terminal.run(&screen), screen.resultText)
  }
}
