internal import Foundation
internal import GRDB

/// Copies a database page by page as it is at one moment. Other connections may write to it meanwhile.
struct PageCopy {
  /// How many seconds to wait after each 4 MB, so that others can use the disk.
  var pause = 0.0
  /// Receives the fraction that is done; returns false to cancel.
  let onProgress: (Double) -> Bool

  /// - Parameter path: an empty file. When this returns, it isn't synced yet, and there are no files beside it.
  /// - Throws: `CancellationError` if `onProgress` returned false.
  func run(from source: DatabaseQueue, to path: String) throws {
    let copy = try DatabaseQueue(path: path)
    defer { try? copy.close() }
    try copy.writeWithoutTransaction { target in
      try target.execute(sql: "PRAGMA synchronous = OFF")
      try source.read { db in
        // The first read fixes the moment: from then on the transaction sees no later commit.
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
