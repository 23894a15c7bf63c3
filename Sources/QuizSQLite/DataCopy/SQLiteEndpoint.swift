internal import Foundation
internal import GRDB
public import QuizSQL
public import QuizService

/// A file of SQLite's that a house is copied from, or to. Nobody else has it meanwhile.
public final class SQLiteEndpoint: CopyEndpoint {
  let queue: DatabaseQueue
  private let lock: FolderLock?

  init(queue: DatabaseQueue, lock: FolderLock?) { (self.queue, self.lock) = (queue, lock) }

  /// The data in a folder, to be copied from there. No server can have it until it is closed.
  ///
  /// - Throws: `.unavailable` where there is none, or an older Parlour's; others as ``SQLiteStore/open(directory:)``.
  public static func source(directory: String) throws(StoreError) -> SQLiteEndpoint {
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

  /// A backup to be copied from, once it was found to be sound all through.
  ///
  /// - Throws: `.damaged` where it isn't, `.newer`, `.unavailable` where an older Parlour made it.
  public static func source(backup file: String) throws(StoreError) -> SQLiteEndpoint {
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

  /// A folder that a house is to be moved to. It and its tables are made where they are missing.
  public static func target(directory: String) throws(StoreError) -> SQLiteEndpoint {
    let folder = try DataFolder(directory)
    return try locked(folder) { path in
      try folder.prepareDatabase()
      return try open(path, journal: .wal, prepare: Schema.migrate)
    }
  }

  /// In kilobytes: what comes in the order of one key comes at random places of the others' indexes.
  static let cacheSize = 65_536

  public func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
    do { return try queue.read { db in try work(db) } } catch { throw StoreError(error) }
  }

  public func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
    do { return try queue.write { db in try work(db) } } catch { throw StoreError(error) }
  }

  public func close() {
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

  /// - Parameter journal: how commits are kept; as the file says where it is the default.
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
        // A file that is of no use before it is whole needs no way back.
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
