import ArgumentParser
import Foundation
import QuizDatabase
import QuizFormats
import QuizSQLite
import QuizService
import StoreStatus

#if MariaDB
  import QuizMariaDB
#endif

/// `parlour backup`
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write all data to one file, even while servers run.",
    discussion: """
      The backup has everything that was stored before it began, and nothing half written. It is one SQLite file for every \
      kind of store: “parlour restore” restores it into a folder or a database, and a folder with only this file as \
      parlour.sqlite can be served.

      It is written as FILE.part, checked, synced to the disk and renamed then; only its owner can read it. It holds \
      password hashes and what players did: protect it like the house itself.

        parlour backup --data /var/lib/parlour backup-2026-11-21.sqlite
        parlour backup --database mysql://parlour@db1,db2,db3/parlour backup-2026-11-21.sqlite
      """)

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @OptionGroup var data: DataOptions

  @Flag(help: "Replace an existing file, after the new one is complete.")
  var force = false

  func validate() throws { try PathArgument.requireNonEmpty([file]) }

  func run() async throws {
    let location = try data.location
    let backup: BackupFile
    do { backup = try BackupFile(file, replacing: force) } catch { throw CommandError(explanation(error)) }
    let cancellation = CancellationSignal()
    defer { cancellation.restoreHandlers() }
    let progressReporter = CopyProgressReporter(cancellation)
    let begun = ContinuousClock.now
    do {
      try fill(backup, from: location, progressReporter)
      let size = try backup.finish()
      progressReporter.clear()
      data.securityLogWriter.write(.backup(to: file))
      print(
        "\(file): \((Int(size) / 1_000_000 + 1).grouped) MB, checked, in \((ContinuousClock.now - begun).secondsText).")
    } catch {
      progressReporter.clear()
      backup.discard()
      if let signal = cancellation.received {
        Terminal.printError("Stopped. There is no new backup.")
        throw ExitCode(128 + signal)
      }
      throw failure(error, location)
    }
  }

  private func fill(_ backup: BackupFile, from location: StoreLocation, _ progressReporter: CopyProgressReporter) throws
  {
    switch location {
    case .folder(let path): try copy(path, to: backup, progressReporter)
    #if MariaDB
      case .database(let address):
        let source: MariaDBSnapshot
        do { source = try MariaDBSnapshot(address) } catch { throw CopyError.source(error) }
        defer { source.close() }
        let target = try backup.endpoint()
        defer { target.close() }
        var copy = DataCopy(from: source, to: target, onProgress: progressReporter.report)
        _ = try copy.run()
    #endif
    }
  }

  /// If a server uses the data, the backup runs at low priority.
  private func copy(_ folder: String, to backup: BackupFile, _ progressReporter: CopyProgressReporter) throws {
    let isServed = SQLiteDatabase.isServed(directory: folder)
    if isServed { _ = nice(10) }
    try backup.copy(from: folder, pause: isServed ? 0.005 : 0) { progressReporter.show($0, "copied") }
  }

  private func failure(_ error: any Error, _ location: StoreLocation) -> any Error {
    switch error {
    case CopyError.source(let error): CommandError(error.explanation(of: location))
    case CopyError.target(let error), let error as StoreError: CommandError(explanation(error))
    case CopyError.differs(let tables):
      CommandError("The copy has other rows of \(tables.joined(separator: ", ")); there is no new backup.")
    default: error
    }
  }

  private func explanation(_ error: StoreError) -> String {
    switch error {
    case .refused(let detail): "\(detail). --force replaces it, after the new one is complete."
    case .locked: "Another backup is being written to \(file).part."
    case .full: "There is no room for \(file). There is no new backup; the data is as it was."
    case .readOnly: "\(file) can’t be written. Choose another place, or give yourself write permission."
    case .damaged(let detail):
      """
      The copy is damaged: \(detail). So the data is damaged as well, and there is no new backup. Keep the last one, stop \
      the server, and restore it; “When the data is damaged” in docs/operators/moving-and-backups.md tells how to save \
      what came after it.
      """
    case .unavailable(let detail): "\(file) can’t be written: \(detail). There is no new backup."
    case .newer: error.explanation(folder: file)
    }
  }
}
