internal import GRDB
public import QuizDatabase
public import StoreStatus

/// A database in one SQLite file, `parlour.sqlite`, in its own folder.
///
/// A write returns when it is on disk: SQLite runs with `synchronous=FULL`, and writes that arrive at the same time
/// share one sync. Only one process can have the folder. ``open(directory:)`` in a second process throws an error that
/// names the first.
///
/// ```swift
/// let store = HouseStore(try SQLiteDatabase.open(directory: "Data"))
/// let revision = try await store.publish(quiz, pictures: [], at: now)
/// ```
public final class SQLiteDatabase: SQLDatabase {
  let pool: DatabasePool
  let commits: GroupCommit
  /// Nil if the database was opened alongside a server.
  private let lock: FolderLock?

  init(pool: DatabasePool, lock: FolderLock?) {
    self.pool = pool
    self.lock = lock
    commits = GroupCommit(pool: pool)
  }

  /// Whether this process has the folder's lock.
  public var isExclusive: Bool { lock != nil }

  /// Completes the calls that have begun, and releases the folder's lock. Later calls fail as unavailable.
  ///
  /// If a database is never closed, or its process is killed, no data is lost.
  public func close() async {
    await commits.close()
    // Readers are closed first: the last connection merges the log into the database, and a reader can't do that.
    pool.releaseMemory()
    try? pool.close()
    lock?.release()
  }

  public func read<Value: Sendable>(
    _: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try readHere(work) } catch { throw StoreError(error) }
  }

  /// Runs on a thread of the pool and in a transaction, so everything that it reads is of one moment.
  public func readInBackground<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try await pool.read { db in try work(db) } } catch { throw StoreError(error) }
  }

  public func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value,
    onCommit: @escaping @Sendable (Value) -> Void
  ) async throws(StoreError) -> Value {
    try await commits.write({ db in try work(db) }, onCommit: onCommit)
  }

  /// Reads on the caller's thread. Such a read takes some microseconds, less than a switch to another thread and back.
  private func readHere<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
    try pool.unsafeRead { db in try work(db) }
  }
}
