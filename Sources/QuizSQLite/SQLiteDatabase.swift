internal import GRDB
package import QuizDatabase
package import StoreStatus

/// A database in one SQLite file, `parlour.sqlite`, in its own folder.
///
/// A write returns when it is on disk: SQLite runs with `synchronous=FULL`, and writes that arrive at the same time
/// share one sync. Only one server can have the folder: ``open(directory:)`` in a second process throws an error that
/// names the first. Commands open it beside a server (``openAlongsideServer(directory:)``).
///
/// ```swift
/// let store = Store(try SQLiteDatabase.open(directory: "Data"))
/// let revision = try await LibraryService(store: store).publish(quiz, pictures: [], at: now)
/// ```
package final class SQLiteDatabase: SQLDatabase {
  /// Writes, and reads in the background.
  let pool: DatabasePool
  let commits: GroupCommit
  /// Nil if the database was opened alongside a server: another version may change its schema.
  private let readers: ReadConnections?
  /// Nil if the database was opened alongside a server.
  private let lock: FolderLock?

  init(pool: DatabasePool, lock: FolderLock?) {
    self.pool = pool
    self.lock = lock
    commits = GroupCommit(pool: pool)
    readers = lock == nil ? nil : ReadConnections(path: pool.path, configuration: pool.configuration)
  }

  /// Whether this process has the folder's lock.
  package var isExclusive: Bool { lock != nil }

  /// Completes the calls that have begun, and releases the folder's lock. Later calls fail as unavailable.
  ///
  /// If a database is never closed, or its process is killed, no data is lost.
  package func close() async {
    await commits.close()
    // Readers are closed first: the last connection merges the log into the database, and a reader can't do that.
    await readers?.close()
    pool.releaseMemory()
    try? pool.close()
    lock?.release()
  }

  /// Reads on the caller's thread, unless it is a read in the background: it takes some microseconds, less than a
  /// switch to another thread and back.
  package func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    do {
      switch mode {
      case .strong, .eventual: return try readHere(work)
      case .snapshot: return try readSnapshot(work)
      case .background: return try await pool.read { db in try work(db) }
      }
    } catch { throw StoreError(error) }
  }

  /// No write takes effect more than once, in any mode.
  package func write<Value: Sendable>(
    _: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    try await commits.write(transaction: work)
  }

  private func readHere<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
    guard let readers else { return try pool.unsafeRead { db in try work(db) } }
    return try readers.read { db in try work(db) }
  }

  private func readSnapshot<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
    guard let readers else { return try pool.read { db in try work(db) } }
    return try readers.readSnapshot { db in try work(db) }
  }
}
