internal import Foundation
internal import GRDB
internal import QuizSQL
internal import QuizService

/// Puts a backup in the place of a folder's data. The lock keeps servers out until it is done.
public struct FolderRestore {
  private let backup: DatabaseQueue
  private let folder: DataFolder

  /// - Parameters:
  ///   - file: the backup. It is copied first, and the copy checked all through; only then anything is changed.
  ///   - replaces: whether data that is there may go. It lies beside the new data until that was opened.
  ///   - watch: is told the share, and tells whether to go on.
  /// - Throws: `CopyError.source` for the backup, `.target` for the folder, with `.refused` where there is data that may not
  ///   go; `CancellationError` where the watch wanted it.
  public static func run(
    _ file: String, into directory: String, replacing replaces: Bool, watch: @escaping (Double) -> Bool
  ) throws {
    let backup = try open(file)
    defer { try? backup.close() }
    do {
      let restore = FolderRestore(backup: backup, folder: try DataFolder(directory))
      let lock = try FolderLock(restore.folder)
      defer { lock.release() }
      try restore.run(replacing: replaces, watch)
    } catch let error as StoreError { throw CopyError.target(error) }
  }

  private var part: String { folder.database + ".part" }
  private var old: String { folder.database + ".replaced" }

  private func run(replacing replaces: Bool, _ watch: @escaping (Double) -> Bool) throws {
    let isOccupied = DataFolder.isThere(folder.database) || DataFolder.isThere(folder.database + "-wal")
    guard replaces || !isOccupied else { throw StoreError.refused(detail: "there is data in \(folder.path) already") }
    do {
      try copy(watch)
      if isOccupied { try setAside() }
      try DataFolder.rename(part, to: folder.database)
      try open()
    } catch {
      remove(part)
      throw error is CancellationError || error is CopyError ? error : StoreError(error)
    }
    remove(old)
  }

  /// Makes a copy beside, of this Parlour's schema and checked.
  private func copy(_ watch: @escaping (Double) -> Bool) throws {
    remove(part)
    let descriptor = Foundation.open(part, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: part) }
    defer { Foundation.close(descriptor) }
    try Transfer(watch: watch).run(from: backup, to: part)
    let made = try SQLiteEnd.open(part) { _ in }
    defer { try? made.close() }
    // Damage of the copy is damage of the backup.
    do { try DataCheck.check(made) } catch { throw CopyError.source(StoreError(error)) }
    try Schema.bringUpToDate(made)
    guard fsync(descriptor) == 0 else { throw StoreError(errno: errno, path: part) }
  }

  private static func open(_ file: String) throws(CopyError) -> DatabaseQueue {
    guard DataFolder.isThere(file) else { throw .source(.unavailable(detail: "it isn’t there, or is empty")) }
    do {
      return try SQLiteEnd.open(file) { queue in
        try Schema.checkKnown(queue)
        try Schema.checkNoMove(queue)
      }
    } catch { throw .source(StoreError(error)) }
  }

  /// Keeps the old data under another name. Its own stays until the new data takes it, so that at no moment there is none.
  private func setAside() throws {
    // What is in the log of changes goes into the file, if both can be read.
    if let queue = try? DatabaseQueue(path: folder.database) {
      try? queue.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
      try? queue.close()
    }
    remove(old)
    guard !DataFolder.isThere(folder.database) || link(folder.database, old) == 0 else {
      throw StoreError(errno: errno, path: old)
    }
    // SQLite would apply the old file's changes to the new one.
    if DataFolder.isThere(folder.database + "-wal") {
      try DataFolder.rename(folder.database + "-wal", to: old + "-wal")
    }
    for file in ["-wal", "-shm", "-journal"] { unlink(folder.database + file) }
  }

  /// As a server will.
  private func open() throws {
    DataFolder.sync(folder.path)
    try SQLiteEnd.open(folder.database, prepare: Schema.checkUpToDate).close()
  }

  private func remove(_ file: String) {
    for end in ["", "-wal", "-shm", "-journal"] { unlink(file + end) }
  }
}
