import ArgumentParser

/// The program: one command for each thing that authors and operators do.
@main
struct Parlour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlour",
    abstract: "A quiz house that anyone can host.",
    subcommands: [ServeCommand.self])
}
