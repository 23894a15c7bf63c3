internal import Foundation
internal import GRDB

/// Copies a database page by page, as it is at one moment, whoever writes to it meanwhile.
struct PageCopy {
  /// How long to leave the disk to others after each 4 MB, in seconds.
  var pause = 0.0
  /// Is told the share, and tells whether to go on.
  let onProgress: (Double) -> Bool

  /// - Parameter path: of an empty file. It isn't synced yet, and has no files beside it.
  /// - Throws: `CancellationError` where the watch wanted it.
  func run(from source: DatabaseQueue, to path: String) throws {
    let copy = try DatabaseQueue(path: path)
    defer { try? copy.close() }
    try copy.writeWithoutTransaction { target in
      try target.execute(sql: "PRAGMA synchronous = OFF")
      try source.read { db in
        // The moment: from the first read on, the transaction sees nothing that comes later.
        _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema")
        try transfer(db, to: target)
      }
      try target.execute(sql: "PRAGMA journal_mode = DELETE")
    }
  }

  private func transfer(_ db: Database, to target: Database) throws {
    guard onProgress(0) else { throw CancellationError() }
    try db.backup(to: target, pagesPerStep: 1_000) { progress in
      let share = Double(progress.completedPageCount) / Double(max(progress.totalPageCount, 1))
      guard onProgress(share) else { throw CancellationError() }
      if pause > 0 { Thread.sleep(forTimeInterval: pause) }
    }
  }
}
