import ArgumentParser
import Foundation
import QuizDatabase
import QuizSQLite
import QuizService
import StoreStatus

/// `parlour restore`
struct RestoreCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore",
    abstract: "Restore a backup into an empty place, or instead of a folder’s data.",
    discussion: """
      Stop all servers first. The backup is checked before anything is changed, and the restored data afterwards. A backup \
      of an older version is upgraded while it is restored into a folder; the file stays as it is.

      With --replace the folder’s old data is kept until the new data is checked. A database isn’t replaced: create a new, \
      empty one, restore into it, and let the servers use that.

        parlour restore backup-2026-11-21.sqlite --data /var/lib/parlour
        parlour restore backup-2026-11-21.sqlite --database mysql://parlour@db1/parlour
      """)

  @Argument(help: "The backup.", completion: .file())
  var file: String

  @OptionGroup var data: DataOptions

  @Flag(help: "Replace the data that the folder has.")
  var replace = false

  func validate() throws { try PathArgument.requireNonEmpty([file]) }

  func run() async throws {
    let location = try data.location
    switch location {
    case .folder(let folder): try restore(to: folder)
    #if MariaDB
      case .database: try restore(to: location)
    #endif
    }
  }

  private func restore(to database: StoreLocation) throws {
    guard !replace else {
      throw ValidationError("A database isn’t replaced: create a new, empty one, and restore into it.")
    }
    let source: SQLiteEndpoint
    do { source = try SQLiteEndpoint.source(backup: file) } catch { throw CommandError(explanation(error)) }
    defer { source.close() }
    let path = URL(filePath: file).standardizedFileURL.path
    let summary = try DataTransfer(from: file, to: database).run("restore of \(path)", from: source)
    data.securityLogWriter.write(.restore(from: file, to: database.name))
    print(summary.text())
    print("Servers work there with \(database.commandLineOption).")
  }

  private func restore(to folder: String) throws {
    let begun = ContinuousClock.now
    let cancellation = CancellationSignal()
    defer { cancellation.restoreHandlers() }
    let progressReporter = CopyProgressReporter(cancellation)
    do {
      try FolderRestore.run(file, into: folder, replacing: replace) { progressReporter.show($0, "copied") }
      progressReporter.clear()
    } catch {
      progressReporter.clear()
      guard error is CancellationError, let signal = cancellation.received else { throw failure(error, in: folder) }
      Terminal.printError("Stopped. Nothing was changed.")
      throw ExitCode(128 + signal)
    }
    data.securityLogWriter.write(.restore(from: file, to: folder))
    print("\(folder) has the data of \(file), checked, in \((ContinuousClock.now - begun).secondsText).")
  }

  private func failure(_ error: any Error, in folder: String) -> any Error {
    switch error {
    case CopyError.source(let error): CommandError(explanation(error))
    case CopyError.target(.refused(let detail)):
      CommandError("Nothing was changed: \(detail). --replace replaces it by the backup.")
    case CopyError.target(.full):
      CommandError("There is no room in \(folder) for the backup. What it had is as it was.")
    case CopyError.target(let error): CommandError(error.explanation(of: .folder(folder)))
    default: error
    }
  }

  private func explanation(_ error: StoreError) -> String {
    switch error {
    case .damaged(let detail):
      "\(file) is damaged, or isn’t a backup: \(detail). Nothing was changed. Take another one."
    case .newer: "\(file) was made by a newer Parlour. Nothing was changed. Restore it with that one."
    case .unavailable(let detail): "\(file) can’t be restored: \(detail). Nothing was changed."
    default: error.explanation(folder: file)
    }
  }
}
