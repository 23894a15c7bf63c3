import ArgumentParser

/// The load generator of `Benchmarks/run`. Each command prints one JSON object.
@main
struct Playload: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Loads a server on this machine as many players at once would.",
    subcommands: [
      PlayCommand.self, PostCommand.self, GetCommand.self, FillCommand.self, CountCommand.self, OddsCommand.self,
      YearCommand.self, DailyCommand.self, DrawCommand.self, DraftsCommand.self,
    ])
}
