import ArgumentParser
import Foundation
import QuizFormats

struct CheckCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Show a quiz's mistakes, and how it will play.",
    discussion: """
      In a folder all quiz files are checked: those in it, and quiz.yaml in each folder in it. Quizzes with the same id are \
      errors, and files that aren't read are listed.

      Every mistake comes with its location, the reason, and how to correct it. For a quiz without mistakes you see how \
      likely each outcome is for somebody who answers at random, how often there is a tie, and how much each question \
      decides: the probability that another answer to it changes the outcome.

      The exit code is 0 if all files are quizzes (warnings allowed), 1 if one has mistakes, and 2 for bad usage.

        parlour check which-animal.yaml
        parlour check --format json Quizzes | jq '.[].odds.outcomes'
      """)

  @Argument(
    help: ArgumentHelp("Quiz files (.yaml, .yml, .json), or folders of them.", valueName: "file"), completion: .file())
  var files: [String]

  @Option(help: "text to read, json for other programs.")
  var format = Format.text

  func validate() throws { try PathArgument.requireNonEmpty(files) }

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
