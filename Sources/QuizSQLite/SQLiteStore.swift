internal import GRDB
public import QuizService

typealias RevisionShelf = Recent<RevisionID, Revision>
typealias PlayShelf = Recent<PlayID, PlayRecord>

/// Keeps everything in one SQLite file, `parlour.sqlite`, in a folder of its own.
///
/// A write returns once it is on disk: SQLite runs with `synchronous=FULL`, and writes that come at the same time share
/// one sync. One process at a time has the folder; ``open(directory:)`` tells a second one who.
///
/// ```swift
/// let store = try SQLiteStore.open(directory: "Data")
/// let revision = try await store.publish(quiz, pictures: [], at: now)
/// ```
public final class SQLiteStore: LibraryStore, PlayStore {
  let pool: DatabasePool
  let commits: GroupCommit
  /// Revisions never change, so each is decoded once. They weigh the bytes of their JSON.
  let shelf = RevisionShelf(capacity: 4_000_000)
  /// Plays as they were last committed: only the writer puts them here. They weigh what ``PlayRecord/weight`` says.
  let plays: PlayShelf
  /// Nil beside a server that has the folder.
  private let lock: FolderLock?

  init(pool: DatabasePool, lock: FolderLock?, plays: PlayShelf) {
    self.pool = pool
    self.lock = lock
    self.plays = plays
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

  public func ping() async throws(StoreError) {
    _ = try await read { db in try Int.fetchOne(db.statement(.ping)) }
  }

  /// Reads outside of a transaction: what is read together must hold in one statement, or never change.
  func read<Value: Sendable>(_ work: @Sendable (Database) throws -> Value) async throws(StoreError) -> Value {
    do { return try readHere(work) } catch { throw StoreError(error) }
  }

  /// Reads on the caller's own thread: such a read takes some microseconds, less than going to another thread and back.
  private func readHere<Value>(_ work: (Database) throws -> Value) throws -> Value { try pool.unsafeRead(work) }
}
