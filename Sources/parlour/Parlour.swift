import ArgumentParser
import Foundation

/// The command `parlour` itself.
struct Parlour: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parlour",
    abstract: "Personality quizzes: write one in a file, check it, play it.",
    discussion: """
      A first quiz, from nothing:

        parlour new tea-or-coffee          write a starter quiz
        parlour check tea-or-coffee.yaml   see its mistakes and its odds
      """,
    subcommands: [CheckCommand.self, NewCommand.self, ExportCommand.self, SchemaCommand.self])
}

@main enum Program {
  /// Runs the command that the arguments name. Bad usage ends with 2, other failures with what the command says.
  static func main() async {
    do {
      var command = try Parlour.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = Parlour.exitCode(for: error)
      let message = Parlour.fullMessage(for: error)
      if !message.isEmpty {
        let output = code == .success ? FileHandle.standardOutput : FileHandle.standardError
        output.write(Data((message + "\n").utf8))
      }
      exit(code == .validationFailure ? 2 : code.rawValue)
    }
  }
}
