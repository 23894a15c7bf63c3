import ArgumentParser
import QuizFormats

/// `parlour bank check`
struct BankCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find what players would notice in a bank, or could use to guess answers.",
    discussion: """
      Checks all files together, as one bank. It finds questions that ask the same in other words or spellings; right \
      answers that the question or another question gives away, or that are the longest too often; answers of different \
      kinds, answers used too often, forbidden forms, typing mistakes, and missing explanations, sources and licences. \
      docs/diagnostics.md explains each rule.

      A warning about something intended can be accepted in the file, for one question or for all, with the reason:

        accept: {mixed-answer-types: the number stands in a name}

      The exit code is 0 if every warning is accepted, and 1 if one isn't.

        parlour bank check Bank
      """)

  @Argument(
    help: ArgumentHelp("Files with questions, or folders of them. (default: Bank)", valueName: "file"),
    completion: .file())
  var paths: [String] = []

  func validate() throws { try PathArgument.requireNonEmpty(paths) }

  func run() throws {
    let report = BankCheck.check((paths.isEmpty ? ["Bank"] : paths).flatMap(BankFile.filesOrItself))
    if !report.diagnostics.isEmpty { print(report.diagnostics.report(Terminal.styler), terminator: "\n") }
    for untold in report.omittedDiagnostics { print("and \(untold.summary)") }
    let diagnosticCount = report.omittedDiagnostics.reduce(report.diagnostics.count) { $0 + $1.count }
    print(
      """
      \(report.questionCount.counted("question")) checked, \(diagnosticCount.counted("finding")), \
      \(report.acceptedCount.grouped) explained in the files
      """)
    if !report.diagnostics.isEmpty { throw ExitCode(1) }
  }
}

extension Int {
  /// The number with a noun: `1 question`, `2 questions`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
