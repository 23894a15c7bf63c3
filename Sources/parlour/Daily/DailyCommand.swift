import ArgumentParser
import QuizService

/// `parlour daily`
struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily",
    abstract: "Look after the daily game: reported questions, the schedule, the bank.",
    discussion: """
      The operator's desk without a browser. These commands work while the server runs, on its machine and as its user. \
      Questions have numbers, and so do their answers.

        parlour daily reports
        parlour daily show 812
        parlour daily rekey 812 --to 3 --reason "Canberra, not Sydney"
        parlour daily void 813 --reason "Two answers are right"
        parlour daily forecast

      What they print tells the answers of coming days, too: keep it to yourself.
      """,
    subcommands: [
      DailyReportsCommand.self, DailyShowCommand.self, DailyVoidCommand.self, DailyRekeyCommand.self,
      DailyDismissCommand.self, DailyScheduleCommand.self, DailyForecastCommand.self, DailyAuditLogCommand.self,
      DailyClockCommand.self,
    ])
}

/// A decision's reason, and the question that it is about.
struct CorrectionOptions: ParsableArguments {
  @Argument(help: "The question's number.")
  var item: Int64

  @Option(help: "Why; it stays on the trail.")
  var reason: String

  @OptionGroup var data: DataOptions
}

extension CorrectionEffect {
  /// What a decision came to, in a sentence.
  var message: String {
    if isRedrawn { return "Done. Another question was drawn in its place." }
    return "Done. \(rounds) \(rounds == 1 ? "round counts" : "rounds count") otherwise now."
  }
}
