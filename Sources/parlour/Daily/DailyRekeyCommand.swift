import ArgumentParser
import QuizService

/// `parlour daily rekey`
struct DailyRekeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rekey",
    abstract: "Make another answer of a question the right one.",
    discussion: "Results, streaks and boards are corrected, and the question isn't asked again.")

  @OptionGroup var correction: CorrectionOptions

  @Option(help: ArgumentHelp("The number of the right answer, as “show” prints it.", valueName: "number"))
  var to: Int

  func run() async throws {
    // `to - 1` of the smallest number would overflow.
    let option = to > 0 ? to - 1 : nil
    let effect = try await correction.data.withAdmin { admin throws(AdminError) in
      try await admin.rekey(ItemID(correction.item), to: option, reason: correction.reason)
    }
    print(effect.message)
  }
}
