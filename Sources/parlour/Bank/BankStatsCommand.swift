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
    abstract: "Tell what the bank holds, how long it lasts, and how questions were answered.",
    discussion: """
      daysLeft counts the days from today on before a question comes again, of the difficulty and language that ends \
      first. With --questions, every question that was asked: how many players it had, how many were right with the \
      95 % interval of that share, how long they took, what they chose, and how well it tells good players from others.

        parlour bank stats --format json
        parlour bank stats --questions --format csv > questions.csv
      """)

  @Option(help: "text to read, json for other programs, csv for a spreadsheet (with --questions).")
  var format = Format.text

  @Option(help: ArgumentHelp("The questions' language. (default: all)", valueName: "tag"))
  var language: String?

  @Flag(help: "Tell how the questions were answered.")
  var questions = false

  @OptionGroup var data: DataOptions

  func validate() throws {
    if format == .csv, !questions { throw ValidationError("--format csv is for --questions.") }
    if format == .json, questions { throw ValidationError("--questions are told as text or csv.") }
  }

  func run() async throws {
    if questions {
      let records = try await data.withAdmin { desk throws(AdminError) in try await desk.questionAnalytics().records }
      let sheet = QuestionStatisticsReport(
        records: records.filter { language == nil || $0.question.language.tag == language })
      print(format == .csv ? sheet.csv : sheet.text(Terminal.styler), terminator: "")
    } else {
      let forecasts = try await data.withAdmin { desk throws(AdminError) in try await desk.forecasts() }
      let stock = StockReport(forecasts: forecasts.filter { language == nil || $0.language.tag == language })
      print(format == .json ? stock.json : stock.text(Terminal.styler), terminator: "")
    }
  }
}
