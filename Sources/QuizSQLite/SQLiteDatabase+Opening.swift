internal import Foundation
internal import GRDB
internal import QuizDatabase
package import StoreStatus

extension SQLiteDatabase {
  /// Opens the data in a folder. Creates the folder and the data if they are missing, readable for their owner only.
  ///
  /// - Parameter directory: a path. Missing parent folders are created.
  /// - Throws: `.locked` if another server has the folder, `.newer` if a newer Parlour wrote the data, `.damaged` if it
  ///   can't be read (it isn't changed then), `.readOnly`, `.full` or `.unavailable`.
  package static func open(directory: String) throws(StoreError) -> SQLiteDatabase {
    let folder = try DataFolder(directory)
    let lock = try FolderLock(folder)
    do {
      try folder.prepareDatabase()
      return SQLiteDatabase(pool: try openPool(at: folder.database), lock: lock)
    } catch {
      lock.release()
      throw StoreError(error)
    }
  }

  /// Opens the data in a folder for a short command, even while a server has the folder.
  ///
  /// SQLite isolates the transactions of the two processes. The command must not change plays or quizzes, because the
  /// server caches them. It may change accounts and the daily game, which the server reads again each time.
  ///
  /// - Throws: `.unavailable` if there is no data yet, or an older Parlour wrote it; `.newer`, `.damaged` and others as
  ///   ``open(directory:)``.
  package static func openAlongsideServer(directory: String) throws(StoreError) -> SQLiteDatabase {
    do {
      let database = DataFolder.database(in: directory)
      guard DataFolder.exists(database) else { throw StoreError.unavailable(detail: "there is no data in it yet") }
      return SQLiteDatabase(pool: try openPool(at: database, prepare: Schema.checkUpToDate), lock: nil)
    } catch { throw StoreError(error) }
  }

  private static func openPool(
    at path: String, prepare: (any DatabaseWriter) throws -> Void = Schema.migrate
  ) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration)
    do {
      try pool.writeWithoutTransaction { db in
        // GRDB sets NORMAL, which can lose the last commits in a power failure.
        try db.execute(sql: "PRAGMA synchronous = FULL")
      }
      try prepare(pool)
      try Schema.checkNotLockedByMove(pool)
    } catch {
      try? pool.close()
      throw error
    }
    return pool
  }

  /// Waits for another process that writes, such as an import: 2 ms each time, for 5 seconds in all. SQLite's own
  /// waiting time grows to a tenth of a second, which players would notice after short commits too.
  ///
  /// - Parameter tries: how often this lock was found taken before.
  /// - Returns: whether to try again.
  static func waitForLock(tries: Int) -> Bool {
    guard tries < 2_500 else { return false }
    usleep(2_000)
    return true
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "parlour"
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .callback(waitForLock)
    configuration.maximumReaderCount = 4
    // `GroupCommit` rolls back a commit that fails. GRDB must not trap if even the rollback fails.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      // Keeps the data that a savepoint may have to restore in memory.
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
    }
    return configuration
  }
}
