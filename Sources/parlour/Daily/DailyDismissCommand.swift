import ArgumentParser
import QuizService

/// `parlour daily dismiss`
struct DailyDismissCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Close the reports on a question that is correct.")

  @OptionGroup var correction: CorrectionOptions

  func run() async throws {
    try await correction.data.withAdmin { admin throws(AdminError) in
      try await admin.dismissReports(on: ItemID(correction.item), reason: correction.reason)
    }
    print("Done. The reports are closed.")
  }
}
