import ArgumentParser
import QuizEngine
import QuizService

/// `parlour daily reports`
struct DailyReportsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reports", abstract: "Show the questions that players reported.")

  @OptionGroup var data: DataOptions

  func run() async throws {
    let reported = try await data.withAdmin { admin throws(AdminError) in try await admin.reports() }
    if reported.isEmpty { print("Nobody has reported a question.") }
    for report in reported {
      print(report.item.heading(on: report.date))
      print("  reported by \(report.reportCount) \(report.reportCount == 1 ? "player" : "players")")
      for text in report.texts where !text.isEmpty { print("  – \(text.terminalSafe)") }
    }
  }
}
