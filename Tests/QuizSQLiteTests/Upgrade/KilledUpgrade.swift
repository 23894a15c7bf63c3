import Foundation
import GRDB
import Synchronization

@testable import QuizDatabase
@testable import QuizSQLite

/// Upgrades a house and copies its files before some of the statements: what they hold when the server is killed there.
/// What a process wrote to a file is in the file, also if the process is killed.
final class KilledUpgrade: Sendable {
  private struct State {
    var statementCount = 0
    var copies: [Data: TemporaryFolder] = [:]
    var failure: (any Error)?
  }

  private let database: String
  private let interval: Int
  private let state = Mutex(State())

  /// - Parameter interval: how many statements there are from one copy to the next.
  init(of database: String, interval: Int) {
    self.database = database
    self.interval = interval
  }

  var statementCount: Int { state.withLock { $0.statementCount } }

  /// The different copies.
  var folders: [TemporaryFolder] { state.withLock { Array($0.copies.values) } }

  func run() throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      db.trace(options: .statement) { [self] _ in copyIfDue() }
    }
    let pool = try DatabasePool(path: database, configuration: configuration)
    try Schema.migrate(pool)
    try pool.close()
    if let failure = state.withLock({ $0.failure }) { throw failure }
  }

  private func copyIfDue() {
    state.withLock { state in
      state.statementCount += 1
      guard state.statementCount % interval == 0 else { return }
      do { try copy(&state) } catch { state.failure = error }
    }
  }

  private func copy(_ state: inout State) throws {
    let files = ["parlour.sqlite", "parlour.sqlite-wal"]
    let folder = (database as NSString).deletingLastPathComponent
    let contents = files.map { FileManager.default.contents(atPath: "\(folder)/\($0)") }
    let whole = contents.reduce(into: Data()) { $0 += $1 ?? Data() }
    guard state.copies[whole] == nil else { return }
    let copy = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: copy.path, withIntermediateDirectories: true)
    for case let (name, content?) in zip(files, contents) {
      try content.write(to: URL(filePath: "\(copy.path)/\(name)"))
    }
    state.copies[whole] = copy
  }
}
