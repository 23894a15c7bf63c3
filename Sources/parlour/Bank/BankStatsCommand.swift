import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour bank stats`
struct BankStatsCommand: AsyncParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv
  }

  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show what the bank holds, how long it lasts, and how questions were answered.",
    discussion: """
      daysLeft is the number of days, from today, before a question is asked again, for the difficulty and language that \
      ends first. With --questions it lists every question that was asked: its players, how many of them were right with \
      the 95 % interval of that share, how long they took, what they chose, and how well it separates good players from \
      others (discrimination).

        parlour bank stats --format json
        parlour bank stats --questions --format csv > questions.csv
      """)

  @Option(help: "text to read, json for other programs, csv for a spreadsheet (with --questions).")
  var format = Format.text

  @Option(help: ArgumentHelp("The questions' language. (default: all)", valueName: "tag"))
  var language: String?

  @Flag(help: "Show how the questions were answered.")
  var questions = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    if format == .csv, !questions { throw ValidationError("--format csv is for --questions.") }
    if format == .json, questions { throw ValidationError("--questions takes --format text or csv.") }
  }

  func run() async throws {
    if questions {
      let (records, games) = try await data.withAdmin { admin throws(AdminError) in
        (try await admin.questionAnalytics().records, try await admin.gameLanguages())
      }
      let report = QuestionStatisticsReport(records: records.filter { isOfGame($0.question.language, in: games) })
      print(format == .csv ? report.csv : report.text(Terminal.styler), terminator: "")
    } else {
      let (forecasts, games) = try await data.withAdmin { admin throws(AdminError) in
        (try await admin.forecasts(), try await admin.gameLanguages())
      }
      let report = BankInventoryReport(
        forecasts: forecasts.filter { isOfGame($0.game.primaryLanguage, in: games) }, gameLanguages: games)
      print(format == .json ? report.json : report.text(Terminal.styler), terminator: "")
    }
  }

  /// Whether questions of a language are in the game of the language that the operator asks for.
  private func isOfGame(_ other: Language, in games: GameLanguages) -> Bool {
    guard let language else { return true }
    return games.game(of: other) == games.game(of: Language(language))
  }
}
