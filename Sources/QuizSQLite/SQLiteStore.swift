internal import GRDB
// Whoever imports a store gets what all of them can do.
@_exported public import QuizSQL
public import QuizService

/// Keeps everything in one SQLite file, `parlour.sqlite`, in a folder of its own.
///
/// A write returns once it is on disk: SQLite runs with `synchronous=FULL`, and writes that come at the same time share
/// one sync. One process at a time has the folder; ``open(directory:)`` tells a second one who.
///
/// ```swift
/// let store = try SQLiteStore.open(directory: "Data")
/// let revision = try await store.publish(quiz, pictures: [], at: now)
/// ```
public final class SQLiteStore: SQLStore {
  let pool: DatabasePool
  let commits: GroupCommit
  /// Only the writer puts plays there, in the order of commits, so they are never stale.
  public let caches: StoreCaches
  /// Nil beside a server that has the folder.
  private let lock: FolderLock?

  init(pool: DatabasePool, lock: FolderLock?, memory: StoreCaches) {
    self.pool = pool
    self.lock = lock
    self.caches = memory
    commits = GroupCommit(pool: pool)
  }

  /// Ends what is under way and lets go of the folder. Whatever is asked afterwards fails as unavailable.
  ///
  /// A store that is never closed, or whose process is killed, loses nothing.
  public func close() async {
    await commits.close()
    // Readers go first: the last connection moves the log of changes into the database, and a reader couldn't.
    pool.releaseMemory()
    try? pool.close()
    lock?.release()
  }

  public func read<Value: Sendable>(
    _: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try readHere(work) } catch { throw StoreError(error) }
  }

  /// On a thread of the pool's, and in a transaction: what is read is of one moment.
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

  /// Reads on the caller's own thread: such a read takes some microseconds, less than going to another thread and back.
  private func readHere<Value>(_ work: (any SQLConnection) throws -> Value) throws -> Value {
    try pool.unsafeRead { db in try work(db) }
  }
}
