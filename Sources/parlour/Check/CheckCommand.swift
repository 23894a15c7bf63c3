import ArgumentParser
import QuizFormats

struct CheckCommand: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell a quiz's mistakes, and how it will play.",
    discussion: """
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
    let checks = files.flatMap(Check.paths).map(Check.init)
    switch format {
    case .text: print(checks.report(Terminal.inks), terminator: "")
    case .json: print(checks.json)
    }
    if checks.contains(where: { !$0.isClean }) { throw ExitCode(1) }
  }
}
