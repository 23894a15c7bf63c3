internal import GRDB
public import QuizService

extension SQLiteStore {
  /// Opens the data in a folder, or makes both, readable by their owner only.
  ///
  /// - Parameter directory: a path; missing folders on the way are made.
  /// - Throws: `.locked` while another server has the folder, `.newer` where a newer Parlour wrote the data, `.damaged`
  ///   where it can't be read (it is left as it is), `.readOnly`, `.full` or `.unavailable`.
  public static func open(directory: String) throws(StoreError) -> SQLiteStore {
    try open(directory: directory, remembering: 100_000)
  }

  /// - Parameter weight: the most that the plays in memory may weigh, as ``PlayRecord/weight`` says.
  static func open(directory: String, remembering weight: Int) throws(StoreError) -> SQLiteStore {
    let folder = try DataFolder(directory)
    let lock = try FolderLock(path: folder.lock)
    do {
      try folder.prepareDatabase()
      return SQLiteStore(pool: try openPool(at: folder.database), lock: lock, plays: PlayShelf(capacity: weight))
    } catch {
      lock.release()
      throw StoreError(error)
    }
  }

  private static func openPool(at path: String) throws -> DatabasePool {
    let pool = try DatabasePool(path: path, configuration: configuration)
    do {
      try pool.writeWithoutTransaction { db in
        // GRDB sets NORMAL, which may lose the last commits in a power cut.
        try db.execute(sql: "PRAGMA synchronous = FULL")
      }
      try Schema.bringUpToDate(pool)
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
