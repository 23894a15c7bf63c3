import ArgumentParser
import Foundation

/// The program: a command for each task of authors and operators.
struct Parlour: AsyncParsableCommand {
  /// The program's version (semver.org). Its Debian package has the same.
  static let version = "0.7.0"

  static let configuration = CommandConfiguration(
    commandName: "parlour",
    abstract: "A quiz house that anyone can host.",
    discussion: """
      From nothing to a quiz that others can play:

        parlour new tea-or-coffee --directory Quizzes
        parlour check Quizzes
        parlour serve --quizzes Quizzes
      """,
    version: version,
    subcommands: [
      PlayCommand.self, ServeCommand.self, CheckCommand.self, NewCommand.self, ExportCommand.self, SchemaCommand.self,
      AccountCommand.self, DailyCommand.self, BankCommand.self, BackupCommand.self, RestoreCommand.self,
      MoveCommand.self, RenderCardsCommand.self,
    ])
}

@main enum Program {
  /// Runs the command that the arguments name. Bad usage ends with exit code 2, other failures with the command's own
  /// code.
  static func main() async {
    do {
      let (arguments, notes) = RenamedWords.translate(arguments: Array(CommandLine.arguments.dropFirst()))
      for note in notes { Terminal.printError(note) }
      var command = try Parlour.parseAsRoot(arguments)
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
