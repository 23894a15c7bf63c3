import ArgumentParser
import QuizFormats

/// `parlour bank check`
struct BankCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tell what players would notice in a bank, or could use to guess.",
    discussion: """
      Looks at all files together, as one bank: questions that ask the same in other words or spellings, right answers \
      that the question gives away, that another question tells, or that are the longest more often than chance \
      allows; answers of unlike kinds, worn answers, forbidden forms, typing slips, missing explanations, sources and \
      licences. docs/diagnostics.md tells each rule.

      A finding that is right as it is can be explained in the file, for one question or for all:

        accept: {mixed-answer-types: the number stands in a name}

      Ends with 0 where nothing remains that nobody explained, with 1 where something does.

        parlour bank check Bank
      """)

  @Argument(
    help: ArgumentHelp("Files with questions, or folders of them. (default: Bank)", valueName: "file"),
    completion: .file())
  var paths: [String] = []

  func run() throws {
    let report = BankCheck.check((paths.isEmpty ? ["Bank"] : paths).flatMap(BankFile.filesOrItself))
    if !report.diagnostics.isEmpty { print(report.diagnostics.report(Terminal.styler), terminator: "\n") }
    for untold in report.omittedDiagnostics { print("and \(untold.summary)") }
    let findings = report.omittedDiagnostics.reduce(report.diagnostics.count) { $0 + $1.count }
    print(
      """
      \(report.questionCount.counted("question")) checked, \(findings.counted("finding")), \
      \(report.acceptedCount.grouped) explained in the files
      """)
    if !report.diagnostics.isEmpty { throw ExitCode(1) }
  }
}

extension Int {
  /// With a noun: `1 question`, `2 questions`.
  func counted(_ noun: String) -> String { "\(grouped) \(noun)\(self == 1 ? "" : "s")" }
}
