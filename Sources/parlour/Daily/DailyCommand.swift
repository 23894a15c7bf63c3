import ArgumentParser
import QuizService

/// `parlour daily`
struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily",
    abstract: "Manage the daily game: reported questions, the schedule, the bank.",
    discussion: """
      The admin pages without a browser. These commands work while the server runs, on its machine and as its user. \
      Questions and their answers have numbers.

        parlour daily reports
        parlour daily show 812
        parlour daily rekey 812 --to 3 --reason "Canberra, not Sydney"
        parlour daily void 813 --reason "Two answers are right"
        parlour daily forecast

      The output also shows the answers of coming days: keep it to yourself.
      """,
    subcommands: [
      DailyReportsCommand.self, DailyShowCommand.self, DailyVoidCommand.self, DailyRekeyCommand.self,
      DailyDismissCommand.self, DailyScheduleCommand.self, DailyForecastCommand.self, DailyAuditLogCommand.self,
      DailyClockCommand.self,
    ])
}

/// The question that a correction is about, and the reason.
struct CorrectionOptions: ParsableArguments {
  @Argument(help: "The question's number.")
  var item: Int64

  @Option(help: "The reason; the audit log keeps it.")
  var reason: String

  @OptionGroup var data: DataOptions
}

extension CorrectionEffect {
  /// What a correction changed, in a sentence.
  var message: String {
    if isRedrawn { return "Done. Another question was drawn in its place." }
    return "Done. \(rounds) \(rounds == 1 ? "round counts" : "rounds count") otherwise now."
  }
}
