import ArgumentParser
import Foundation
import QuizSQL
import QuizService

/// `parlour move`
struct MoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Take a house to another place: from a folder to a database, back, or to another of its kind.",
    discussion: """
      Stop all servers first. The new place must be empty; where it is a database of MariaDB's, it must exist. The old \
      place stays as it is.

      A move that was stopped, by Ctrl-C or worse, goes on where it ended when the same command is given once more. Until \
      it has ended no server opens the new place. In the end all rows of both sides are counted and compared by checksums.

      The password of a database comes from PARLOUR_DATABASE_PASSWORD, or the file that PARLOUR_DATABASE_PASSWORD_FILE \
      names, or stands in the address.

        parlour move --from /var/lib/parlour --to mysql://parlour@db1,db2,db3/parlour
        parlour move --from mysql://parlour@db1/parlour --to /var/lib/parlour
      """)

  @Option(help: ArgumentHelp("The folder or the database’s address that has the house now.", valueName: "place"))
  var from: String

  @Option(help: ArgumentHelp("The folder or the database’s address that it shall have.", valueName: "place"))
  var to: String

  @Option(help: .securityLog)
  var securityLog: String?

  func run() async throws {
    let environment = ProcessInfo.processInfo.environment
    let old = try StoreLocation(from, environment: environment)
    let new = try StoreLocation(to, environment: environment)
    guard !old.isSame(as: new) else { throw ValidationError("Both places are the same.") }
    let source: any CopyEndpoint
    do { source = try old.source() } catch { throw CommandError(error.explanation(of: old)) }
    defer { source.close() }
    let sheet = try DataTransfer(from: old.name, to: new).run("move from \(old.fullName)", from: source)
    SecurityLogWriter(option: securityLog).write(.move(from: old.name, to: new.name))
    print(sheet.text())
    print("Servers work there with \(new.commandLineOption). \(old.name) is as it was; nothing needs it any more.")
  }
}
