internal import Foundation
internal import GRDB
package import QuizDatabase
package import StoreStatus

/// A file of SQLite's as the source or the target of a copy. No server uses it meanwhile.
package final class SQLiteEndpoint: CopyEndpoint {
  let queue: DatabaseQueue
  private let lock: FolderLock?

  init(queue: DatabaseQueue, lock: FolderLock?) {
    self.queue = queue
    self.lock = lock
  }

  /// The data of a folder as a source. No server can open the folder until this is closed.
  ///
  /// - Throws: `.unavailable` if there is no data, or an older Parlour wrote it; others as
  ///   ``SQLiteDatabase/open(directory:)``.
  package static func source(directory: String) throws(StoreError) -> SQLiteEndpoint {
    guard DataFolder.exists(DataFolder.database(in: directory)) else {
      throw .unavailable(detail: "there is no data in it yet")
    }
    let folder = try DataFolder(directory)
    return try locked(folder) { path in
      try open(path) { queue in
        try Schema.checkUpToDate(queue)
        try Schema.checkNotLockedByMove(queue)
      }
    }
  }

  /// A backup as a source. It is checked completely first.
  ///
  /// - Throws: `.damaged` if the check fails, `.newer` if a newer Parlour made it, `.unavailable` if an older one did.
  package static func source(backup file: String) throws(StoreError) -> SQLiteEndpoint {
    guard DataFolder.exists(file) else { throw .unavailable(detail: "it isn’t there, or is empty") }
    var configuration = Configuration()
    configuration.readonly = true
    do {
      let queue = try DatabaseQueue(path: file, configuration: configuration)
      try IntegrityCheck.check(queue)
      guard try Schema.isUpToDate(queue) else {
        throw StoreError.unavailable(
          detail: "an older Parlour made it; restore it to a folder, which brings it up to date, and move that")
      }
      return SQLiteEndpoint(queue: queue, lock: nil)
    } catch { throw StoreError(error) }
  }

  /// A folder as the target of a move. The folder and the tables are created if they are missing.
  package static func target(directory: String) throws(StoreError) -> SQLiteEndpoint {
    let folder = try DataFolder(directory)
    return try locked(folder) { path in
      try folder.prepareDatabase()
      return try open(path, journal: .wal, prepare: Schema.migrate)
    }
  }

  /// In kilobytes. Rows that come in the order of one key go to random places of the other indexes, which need a large
  /// cache.
  static let cacheSize = 65_536

  package func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
    do { return try queue.read { db in try work(db) } } catch { throw StoreError(error) }
  }

  package func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
    do { return try queue.write { db in try work(db) } } catch { throw StoreError(error) }
  }

  package func close() {
    try? queue.close()
    lock?.release()
  }

  private static func locked(
    _ folder: DataFolder, _ open: (String) throws -> DatabaseQueue
  ) throws(StoreError) -> SQLiteEndpoint {
    let lock = try FolderLock(folder)
    do { return SQLiteEndpoint(queue: try open(folder.database), lock: lock) } catch {
      lock.release()
      throw StoreError(error)
    }
  }

  /// - Parameter journal: the journal mode; by default the one that the file has.
  static func open(
    _ path: String, journal: Configuration.JournalModeConfiguration = .default, isDurable: Bool = true,
    isReadOnly: Bool = false, prepare: (DatabaseQueue) throws -> Void
  ) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.journalMode = journal
    configuration.readonly = isReadOnly
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    do {
      try queue.inDatabase { db in
        try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -\(cacheSize)")
        // The file is useless until it is complete, so it needs no rollback.
        if !isDurable { try db.execute(sql: "PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF") }
      }
      try prepare(queue)
    } catch {
      try? queue.close()
      throw error
    }
    return queue
  }
}
