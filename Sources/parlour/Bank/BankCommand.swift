import ArgumentParser

/// `parlour bank`
struct BankCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bank", abstract: "Manage the questions of the daily game.",
    subcommands: [
      BankCheckCommand.self, BankImportCommand.self, BankImportsCommand.self, BankUndoCommand.self,
      BankExportCommand.self,
      BankStatsCommand.self, BankSampleCommand.self, BankScoreCommand.self,
    ])
}
