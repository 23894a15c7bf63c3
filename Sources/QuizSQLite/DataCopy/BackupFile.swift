internal import Foundation
internal import GRDB
internal import QuizSQL
public import QuizService

/// A backup while it is made: `FILE.part`, which becomes `FILE` when it is whole, checked and on disk.
public final class BackupFile {
  public let path: String
  private let replaces: Bool
  private let descriptor: CInt

  private var partialPath: String { path + ".part" }

  /// - Parameter replaces: whether a file that is there already may go when this one is whole.
  /// - Throws: `.refused` where there is one that may not go; `.locked` while another backup is made there.
  public init(_ path: String, replacing replaces: Bool) throws(StoreError) {
    (self.path, self.replaces) = (path, replaces)
    guard replaces || access(path, F_OK) != 0 else { throw Self.alreadyExists(path) }
    descriptor = open(path + ".part", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path + ".part") }
    do { try Self.lock(descriptor, path + ".part") } catch {
      Foundation.close(descriptor)
      throw error
    }
  }

  /// One that was killed left its file; its lock went with it.
  private static func lock(_ descriptor: CInt, _ part: String) throws(StoreError) {
    let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    guard isTaken || errno == EWOULDBLOCK else { throw StoreError(errno: errno, path: part) }
    // Another may have given it its name since it was opened here.
    guard isTaken, isAt(part, descriptor) else { throw .locked(holder: nil) }
    guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, 0o600) == 0 else {
      throw StoreError(errno: errno, path: part)
    }
  }

  private static func isAt(_ path: String, _ descriptor: CInt) -> Bool {
    var (open, named) = (stat(), stat())
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
  }

  deinit { Foundation.close(descriptor) }

  /// Copies the data of a folder as it is now, also while a server has it: all that was told before this began, and
  /// nothing half. The folder may be one that can't be written, as on a disk that was mounted read-only after a fault.
  ///
  /// - Parameters:
  ///   - pause: how long to leave the disk to others after each 4 MB, in seconds.
  ///   - onProgress: is told the share, and tells whether to go on.
  /// - Throws: `CopyError.source` where there is no data, or it can't be read, or a move to it hasn't ended;
  ///   `CancellationError` where the watch wanted it; else a `StoreError`.
  public func copy(from directory: String, pause: Double, onProgress: @escaping (Double) -> Bool) throws {
    let database = DataFolder.database(in: directory)
    guard DataFolder.exists(database) else {
      // A folder that one may not look into says that nothing is there.
      let mayLook = access(directory, X_OK) == 0 || errno == ENOENT
      throw CopyError.source(.unavailable(detail: mayLook ? "there is no data in it yet" : "you may not look into it"))
    }
    guard access(database, R_OK) == 0 else {
      throw CopyError.source(.unavailable(detail: "you may not read it; run this as the user that the server runs as"))
    }
    if DataFolder.isWritable(directory) {
      return try transfer(from: try Self.data(in: directory), PageCopy(pause: pause, onProgress: onProgress))
    }
    // There SQLite can't make the files that it reads with.
    let lock: FolderLock
    do { lock = try FolderLock(reading: directory) } catch .locked {
      // The server has made them.
      return try transfer(
        from: try Self.data(in: directory, isReadOnly: true), PageCopy(pause: pause, onProgress: onProgress))
    } catch { throw CopyError.source(error) }
    defer { lock.release() }
    try DatabaseFileCopy(onProgress: onProgress).run(from: directory, to: partialPath)
  }

  private func transfer(from source: DatabaseQueue, _ transfer: PageCopy) throws {
    defer { try? source.close() }
    do { try transfer.run(from: source, to: partialPath) } catch {
      throw error is CancellationError ? error : StoreError(error)
    }
  }

  private static func data(in directory: String, isReadOnly: Bool = false) throws(CopyError) -> DatabaseQueue {
    do {
      return try SQLiteEndpoint.open(DataFolder.database(in: directory), isReadOnly: isReadOnly) { queue in
        try Schema.checkCompatible(queue)
        try Schema.checkNotLockedByMove(queue)
      }
    } catch { throw .source(StoreError(error)) }
  }

  /// The file as a database to copy everything to.
  public func endpoint() throws(StoreError) -> SQLiteEndpoint {
    do {
      let queue = try SQLiteEndpoint.open(partialPath, isDurable: false, prepare: Schema.migrate)
      return SQLiteEndpoint(queue: queue, lock: nil)
    } catch { throw StoreError(error) }
  }

  /// Checks it, brings it to the disk and gives it its name.
  ///
  /// - Throws: `.damaged` where what was copied isn't sound. Then there is no backup.
  /// - Returns: its size in bytes.
  public func finish() throws(StoreError) -> Int64 {
    do { try IntegrityCheck.check(partialPath) } catch { throw StoreError(error) }
    guard fsync(descriptor) == 0 else { throw StoreError(errno: errno, path: partialPath) }
    // A hard link, unlike a rename, takes no other's place.
    if replaces {
      guard rename(partialPath, path) == 0 else { throw StoreError(errno: errno, path: path) }
    } else {
      guard link(partialPath, path) == 0 else {
        throw errno == EEXIST ? Self.alreadyExists(path) : StoreError(errno: errno, path: path)
      }
      unlink(partialPath)
    }
    DataFolder.sync(DataFolder.parentFolder(of: path))
    return DataFolder.size(path) ?? 0
  }

  /// Whether a backup is sound all through.
  ///
  /// - Throws: `.damaged` where it isn't, `.newer`, `.unavailable` where there is none.
  public static func check(_ path: String) throws(StoreError) {
    guard DataFolder.exists(path) else { throw .unavailable(detail: "it isn’t there, or is empty") }
    do { try IntegrityCheck.check(path) } catch { throw StoreError(error) }
  }

  /// Takes away what was made so far.
  public func discard() {
    for file in [partialPath, partialPath + "-journal", partialPath + "-wal", partialPath + "-shm"] { unlink(file) }
  }

  private static func alreadyExists(_ path: String) -> StoreError { .refused(detail: "\(path) is there already") }
}
