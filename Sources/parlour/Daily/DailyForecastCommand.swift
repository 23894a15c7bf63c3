import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService

/// `parlour daily forecast`
struct DailyForecastCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast", abstract: "Show for how many days the bank lasts before a question is asked again.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let forecasts = try await data.withAdmin { admin throws(AdminError) in try await admin.forecasts() }
    if forecasts.isEmpty { return print("The bank is empty.") }
    var table = TextTable(
      headers: ["", "", "In the bank", "To draw", "For practice", "Drawn ahead", "Days", "Until"],
      rightAligned: [2, 3, 4, 5, 6])
    for forecast in forecasts {
      for supply in forecast.supplies {
        let counts = [supply.questions, supply.remaining, supply.practicePool, supply.drawn, supply.days].map(\.grouped)
        let head = [forecast.game.tag, supply.difficulty.rawValue]
        table.add(head + counts + [supply.lastDate?.text ?? "used up"])
      }
    }
    print(table.text(Terminal.styler), terminator: "")
  }
}
