import ArgumentParser
import Foundation
import QuizFormats
import QuizSQL
import QuizSQLite
import QuizService

#if MariaDB
  import QuizMariaDB
#endif

/// `parlour backup`
struct BackupCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup",
    abstract: "Write all data to one file, also while servers run.",
    discussion: """
      Everything that anybody was told before the backup began is in it, and nothing half. Whatever keeps the house, the \
      backup is one SQLite file: “parlour restore” puts it into a folder or a database, and a folder with nothing but \
      this file as parlour.sqlite can be served.

      It is written as FILE.part, checked, brought to the disk, and gets its name only then, readable by its owner only. \
      It holds digests of passwords and what players did: keep it as safe as the house itself.

        parlour backup --data /var/lib/parlour backup-2026-11-21.sqlite
        parlour backup --database mysql://parlour@db1,db2,db3/parlour backup-2026-11-21.sqlite
      """)

  @Argument(help: "The file to write.", completion: .file())
  var file: String

  @OptionGroup var data: DataOptions

  @Flag(help: "Replace the file if it is there already, once the new one is whole.")
  var force = false

  func run() async throws {
    let place = try data.location
    let backup: BackupFile
    do { backup = try BackupFile(file, replacing: force) } catch { throw CommandError(explanation(error)) }
    let interruption = CancellationSignal()
    defer { interruption.restoreHandlers() }
    let ticker = CopyProgressReporter(interruption)
    let begun = ContinuousClock.now
    do {
      try fill(backup, from: place, ticker)
      let size = try backup.finish()
      ticker.clear()
      data.securityLogWriter.write(.backup(to: file))
      print(
        "\(file): \((Int(size) / 1_000_000 + 1).grouped) MB, checked, in \((ContinuousClock.now - begun).secondsText).")
    } catch {
      ticker.clear()
      backup.discard()
      if let signal = interruption.received {
        Terminal.printError("Stopped. There is no new backup.")
        throw ExitCode(128 + signal)
      }
      throw failure(error, place)
    }
  }

  private func fill(_ backup: BackupFile, from place: StoreLocation, _ ticker: CopyProgressReporter) throws {
    switch place {
    case .folder(let path): try copy(path, to: backup, ticker)
    #if MariaDB
      case .database(let address):
        let source: MariaDBSnapshot
        do { source = try MariaDBSnapshot(address) } catch { throw CopyError.source(error) }
        defer { source.close() }
        let target = try backup.endpoint()
        defer { target.close() }
        var copy = DataCopy(from: source, to: target, onProgress: ticker.report)
        _ = try copy.run()
    #endif
    }
  }

  /// Where players are at work, their server comes first.
  private func copy(_ folder: String, to backup: BackupFile, _ ticker: CopyProgressReporter) throws {
    let isServed = SQLiteStore.isServed(directory: folder)
    if isServed { _ = nice(10) }
    try backup.copy(from: folder, pause: isServed ? 0.005 : 0) { ticker.show($0, "copied") }
  }

  private func failure(_ error: any Error, _ place: StoreLocation) -> any Error {
    switch error {
    case CopyError.source(let error): CommandError(error.explanation(of: place))
    case CopyError.target(let error), let error as StoreError: CommandError(explanation(error))
    case CopyError.differs(let tables):
      CommandError("The copy has other rows of \(tables.joined(separator: ", ")); there is no new backup.")
    default: error
    }
  }

  private func explanation(_ error: StoreError) -> String {
    switch error {
    case .refused(let detail): "\(detail). --force replaces it, once the new one is whole."
    case .locked: "Another backup is being written to \(file).part."
    case .full: "There is no room for \(file). There is no new backup; the data is as it was."
    case .readOnly: "\(file) can’t be written. Choose another place, or give yourself the right to."
    case .damaged(let detail):
      """
      The copy isn’t sound: \(detail). So the data is damaged as well, and there is no new backup. Keep the last one, stop \
      the server, and restore it; “When the data is damaged” in docs/operators/moving-and-backups.md tells how to save \
      what came after it.
      """
    case .unavailable(let detail): "\(file) can’t be written: \(detail). There is no new backup."
    case .newer: error.explanation(folder: file)
    }
  }
}
