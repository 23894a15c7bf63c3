import ArgumentParser
import QuizService

/// `parlour daily void`
struct DailyVoidCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "void",
    abstract: "Take a question out of every result.",
    discussion: """
      It counts for nobody any more: results, streaks and boards are put right. Where nobody has started on it, another \
      one is drawn for its date.
      """)

  @OptionGroup var correction: CorrectionOptions

  func run() async throws {
    let effect = try await correction.data.withAdmin { desk throws(AdminError) in
      try await desk.void(ItemID(correction.item), reason: correction.reason)
    }
    print(effect.message)
  }
}

/// `parlour daily rekey`
struct DailyRekeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rekey",
    abstract: "Make another answer of a question the right one.",
    discussion: "Results, streaks and boards are put right, and the question isn't asked again.")

  @OptionGroup var correction: CorrectionOptions

  @Option(help: ArgumentHelp("The number of the answer that is right, as “show” counts them.", valueName: "number"))
  var to: Int

  func run() async throws {
    // Not `to - 1` of any number: the least one has none before it.
    let option = to > 0 ? to - 1 : nil
    let effect = try await correction.data.withAdmin { desk throws(AdminError) in
      try await desk.rekey(ItemID(correction.item), to: option, reason: correction.reason)
    }
    print(effect.message)
  }
}

/// `parlour daily dismiss`
struct DailyDismissCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss",
    abstract: "Settle the reports on a question that is right as it is.")

  @OptionGroup var correction: CorrectionOptions

  func run() async throws {
    try await correction.data.withAdmin { desk throws(AdminError) in
      try await desk.dismissReports(on: ItemID(correction.item), reason: correction.reason)
    }
    print("Done. The reports are settled.")
  }
}
