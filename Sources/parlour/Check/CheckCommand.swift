import ArgumentParser
import Foundation
import QuizFormats

struct CheckCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell a quiz's mistakes, and how it will play.",
    discussion: """
      Of a folder all quiz files are checked: those in it, and a file named quiz.yaml in any folder in it. Quizzes with \
      the same id are told, and so is what isn't read.

      Every mistake comes with its place, why it is one, and how to mend it. Of a quiz without mistakes you see how \
      likely each outcome is for somebody who answers at random, how often there will be a tie, and how much each \
      question decides: the probability that answering it anew changes the outcome.

      Ends with 0 where all files are quizzes (warnings allowed), with 1 where one has mistakes, with 2 for bad usage.

        parlour check which-animal.yaml
        parlour check --format json Quizzes | jq '.[].odds.outcomes'
      """)

  @Argument(
    help: ArgumentHelp("Quiz files (.yaml, .yml, .json), or folders of them.", valueName: "file"), completion: .file())
  var files: [String]

  @Option(help: "text to read, json for other programs.")
  var format = Format.text

  func run() throws {
    let checks = files.flatMap(QuizFileCheck.paths).map(QuizFileCheck.init).markingDuplicates
    let skipped = files.compactMap(SkippedFiles.init).map(\.text)
    switch format {
    case .text: print(([checks.report(Terminal.styler)] + skipped).joined(separator: "\n"), terminator: "")
    case .json:
      print(checks.json)
      for text in skipped { FileHandle.standardError.write(Data(text.utf8)) }
    }
    if checks.contains(where: { !$0.isClean }) { throw ExitCode(1) }
  }
}
