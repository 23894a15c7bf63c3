internal import GRDB
internal import QuizSQL
public import QuizService

extension SQLiteStore {
  /// Opens the data in a folder, or makes both, readable by their owner only.
  ///
  /// - Parameter directory: a path; missing folders on the way are made.
  /// - Throws: `.locked` while another server has the folder, `.newer` where a newer Parlour wrote the data, `.damaged`
  ///   where it can't be read (it is left as it is), `.readOnly`, `.full` or `.unavailable`.
  public static func open(directory: String) throws(StoreError) -> SQLiteStore {
    try open(directory: directory, playCapacity: 100_000)
  }

  /// - Parameter weight: the most that the plays in memory may weigh, as ``StoreCaches`` says.
  static func open(directory: String, playCapacity weight: Int) throws(StoreError) -> SQLiteStore {
    let folder = try DataFolder(directory)
    let lock = try FolderLock(folder)
    do {
      try folder.prepareDatabase()
      return SQLiteStore(pool: try openPool(at: folder.database), lock: lock, memory: StoreCaches(playCapacity: weight))
    } catch {
      lock.release()
      throw StoreError(error)
    }
  }

  /// Opens the data in a folder for a short command, also while a server has it.
  ///
  /// SQLite itself keeps the transactions of both apart. What a server remembers mustn't be changed this way: plays and
  /// quizzes; accounts and the daily game are read anew each time.
  /// - Throws: `.unavailable` where there is no data yet, or it is an older Parlour's; `.newer`, `.damaged` and others as
  ///   ``open(directory:)`` does.
  public static func openAlongsideServer(directory: String) throws(StoreError) -> SQLiteStore {
    do {
      let database = DataFolder.database(in: directory)
      guard DataFolder.exists(database) else { throw StoreError.unavailable(detail: "there is no data in it yet") }
      return SQLiteStore(
        pool: try openPool(at: database, prepare: Schema.checkUpToDate), lock: nil, memory: StoreCaches(playCapacity: 0)
      )
    } catch { throw StoreError(error) }
  }

  private static func openPool(
    at path: String, prepare: (any DatabaseWriter) throws -> Void = Schema.migrate
  ) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration)
    do {
      try pool.writeWithoutTransaction { db in
        // GRDB sets NORMAL, which may lose the last commits in a power cut.
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

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "parlour"
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    // A commit that fails is rolled back by `GroupCommit`, which must not trap should even that fail.
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { db in
      // What a savepoint may have to undo stays in memory.
      try db.execute(sql: "PRAGMA temp_store = MEMORY")
    }
    return configuration
  }
}
