import ArgumentParser
import Foundation
import QuizDatabase
import QuizService

/// `parlour move`
struct MoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Copy a house to another place: from a folder to a database, back, or to another of the same kind.",
    discussion: """
      Stop all servers first. The new place must be empty; a MariaDB database must exist. The old place stays as it is.

      If a move is interrupted, by Ctrl-C or a crash, run the same command again: it continues where it stopped. No server \
      opens the new place before the move is finished. At the end all rows of both sides are counted and compared by \
      checksums.

      A database's password comes from PARLOUR_DATABASE_PASSWORD, from the file that PARLOUR_DATABASE_PASSWORD_FILE names, \
      or from the address.

        parlour move --from /var/lib/parlour --to mysql://parlour@db1,db2,db3/parlour
        parlour move --from mysql://parlour@db1/parlour --to /var/lib/parlour
      """)

  @Option(help: ArgumentHelp("The folder or database address that has the house now.", valueName: "place"))
  var from: String

  @Option(help: ArgumentHelp("The folder or database address that it is copied to.", valueName: "place"))
  var to: String

  @Option(help: .securityLog)
  var securityLog: String?

  func validate() throws { try PathArgument.requireNonEmpty([from, to]) }

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let old = try StoreLocation(from, environment: environment)
    let new = try StoreLocation(to, environment: environment)
    guard !old.isSame(as: new) else { throw ValidationError("Both places are the same.") }
    let source: any CopyEndpoint
    do { source = try old.source() } catch { throw CommandError(error.explanation(of: old)) }
    defer { source.close() }
    let summary = try DataTransfer(from: old.name, to: new).run("move from \(old.fullName)", from: source)
    SecurityLogWriter(option: securityLog).write(.move(from: old.name, to: new.name))
    print(summary.text())
    print("Servers work there with \(new.commandLineOption). \(old.name) is as it was; nothing needs it any more.")
  }
}
