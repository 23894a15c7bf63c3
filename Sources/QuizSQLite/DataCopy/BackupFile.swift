internal import Foundation
internal import GRDB
internal import QuizDatabase
package import StoreStatus

/// A backup that is being made. It is written to `FILE.part`, which becomes `FILE` when it is complete, checked and on
/// disk.
package final class BackupFile {
  package let path: String
  private let replaces: Bool
  private let descriptor: CInt

  private var partialPath: String { path + ".part" }

  /// - Parameter replaces: whether an existing file may be replaced when this backup is complete.
  /// - Throws: `.refused` if the file exists and may not be replaced; `.locked` if another process makes a backup
  ///   there.
  package init(_ path: String, replacing replaces: Bool) throws(StoreError) {
    self.path = path
    self.replaces = replaces
    guard replaces || access(path, F_OK) != 0 else { throw Self.alreadyExists(path) }
    descriptor = open(path + ".part", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path + ".part") }
    do { try Self.lock(descriptor, path + ".part") } catch {
      Foundation.close(descriptor)
      throw error
    }
  }

  /// Locks the partial file. If an earlier process was killed, its file may still exist, but its lock doesn't.
  private static func lock(_ descriptor: CInt, _ part: String) throws(StoreError) {
    let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    guard isTaken || errno == EWOULDBLOCK else { throw StoreError(errno: errno, path: part) }
    // Another process may have renamed the file after it was opened here.
    guard isTaken, isAt(part, descriptor) else { throw .locked(holder: nil) }
    guard ftruncate(descriptor, 0) == 0, fchmod(descriptor, 0o600) == 0 else {
      throw StoreError(errno: errno, path: part)
    }
  }

  private static func isAt(_ path: String, _ descriptor: CInt) -> Bool {
    var open = stat()
    var named = stat()
    return fstat(descriptor, &open) == 0 && stat(path, &named) == 0 && open.st_ino == named.st_ino
  }

  deinit { Foundation.close(descriptor) }

  /// Copies the data of a folder as it is now. A server may use the folder at the same time. The copy has everything
  /// that was committed before this call, and no incomplete transaction. The folder needn't be writable, as on a disk
  /// that was mounted read-only after a fault.
  ///
  /// - Parameters:
  ///   - pause: how many seconds to wait after each 4 MB, so that others can use the disk.
  ///   - onProgress: receives the fraction that is done; returns false to cancel.
  /// - Throws: `CopyError.source` if there is no data, it can't be read, or a move to it hasn't ended;
  ///   `CancellationError` if `onProgress` returned false; else a `StoreError`.
  package func copy(from directory: String, pause: Double, onProgress: @escaping (Double) -> Bool) throws {
    let database = DataFolder.database(in: directory)
    guard DataFolder.exists(database) else {
      // In a folder that the user may not search, every file seems to be missing.
      let isReadable = access(directory, X_OK) == 0 || errno == ENOENT
      throw CopyError.source(
        .unavailable(detail: isReadable ? "there is no data in it yet" : "you may not look into it"))
    }
    guard access(database, R_OK) == 0 else {
      throw CopyError.source(.unavailable(detail: "you may not read it; run this as the user that the server runs as"))
    }
    if DataFolder.isWritable(directory) {
      return try transfer(from: try Self.data(in: directory), PageCopy(pause: pause, onProgress: onProgress))
    }
    // SQLite can't create the files that it needs for reading there.
    let lock: FolderLock
    do { lock = try FolderLock(reading: directory) } catch .locked {
      // A server has the folder, so these files exist.
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

  /// The partial file as a database to which everything can be copied.
  package func endpoint() throws(StoreError) -> SQLiteEndpoint {
    do {
      let queue = try SQLiteEndpoint.open(partialPath, isDurable: false, prepare: Schema.migrate)
      return SQLiteEndpoint(queue: queue, lock: nil)
    } catch { throw StoreError(error) }
  }

  /// Checks the backup, syncs it to disk and gives it its final name.
  ///
  /// - Throws: `.damaged` if the copy fails the check. Then there is no backup.
  /// - Returns: its size in bytes.
  package func finish() throws(StoreError) -> Int64 {
    do { try IntegrityCheck.check(partialPath) } catch { throw StoreError(error) }
    guard fsync(descriptor) == 0 else { throw StoreError(errno: errno, path: partialPath) }
    // Unlike a rename, a hard link never replaces an existing file.
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

  /// Checks a complete backup.
  ///
  /// - Throws: `.damaged` if the check fails, `.newer` if a newer Parlour made it, `.unavailable` if there is no such
  ///   file.
  package static func check(_ path: String) throws(StoreError) {
    guard DataFolder.exists(path) else { throw .unavailable(detail: "it isn’t there, or is empty") }
    do { try IntegrityCheck.check(path) } catch { throw StoreError(error) }
  }

  /// Deletes the partial file.
  package func discard() {
    for file in [partialPath, partialPath + "-journal", partialPath + "-wal", partialPath + "-shm"] { unlink(file) }
  }

  private static func alreadyExists(_ path: String) -> StoreError { .refused(detail: "\(path) is there already") }
}
