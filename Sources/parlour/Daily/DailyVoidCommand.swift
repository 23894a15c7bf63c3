import ArgumentParser
import QuizService

/// `parlour daily void`
struct DailyVoidCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "void",
    abstract: "Take a question out of every result.",
    discussion: """
      It counts for nobody any more: results, streaks and boards are corrected. If nobody has started it, another question \
      is drawn for its date.
      """)

  @OptionGroup var correction: CorrectionOptions

  func run() async throws {
    let effect = try await correction.data.withAdmin { admin throws(AdminError) in
      try await admin.void(ItemID(correction.item), reason: correction.reason)
    }
    print(effect.message)
  }
}
