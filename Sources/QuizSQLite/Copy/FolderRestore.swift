internal import Foundation
internal import GRDB
internal import QuizSQL
internal import QuizService

/// Puts a backup in the place of a folder's data. The lock keeps servers out until it is done.
public struct FolderRestore {
  private let file: String
  private let folder: DataFolder

  /// - Parameters:
  ///   - file: that ``BackupFile/check(_:)`` found nothing in.
  ///   - replaces: whether data that is there may go. It lies beside the new data until that is checked.
  ///   - watch: is told the share, and tells whether to go on.
  /// - Throws: `StoreError`, `.refused` where there is data that may not go; `CancellationError` where the watch wanted it.
  public static func run(
    _ file: String, into directory: String, replacing replaces: Bool, watch: @escaping (Double) -> Bool
  ) throws {
    let restore = FolderRestore(file: file, folder: try DataFolder(directory))
    let lock = try FolderLock(path: restore.folder.lock)
    defer { lock.release() }
    try restore.run(replacing: replaces, watch)
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
      try check()
    } catch {
      remove(part)
      throw error is CancellationError ? error : StoreError(error)
    }
    remove(old)
  }

  /// Makes a copy beside, of this Parlour's schema and checked.
  private func copy(_ watch: @escaping (Double) -> Bool) throws {
    remove(part)
    let descriptor = Foundation.open(part, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: part) }
    defer { Foundation.close(descriptor) }
    let source = try SQLiteEnd.open(file) { _ in }
    defer { try? source.close() }
    try Transfer(watch: watch).run(from: source, to: part)
    let made = try SQLiteEnd.open(part, prepare: Schema.bringUpToDate)
    defer { try? made.close() }
    try DataCheck.check(made)
    guard fsync(descriptor) == 0 else { throw StoreError(errno: errno, path: part) }
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

  private func check() throws {
    DataFolder.sync(folder.path)
    let made = try SQLiteEnd.open(folder.database) { _ in }
    defer { try? made.close() }
    try DataCheck.check(made)
  }

  private func remove(_ file: String) {
    for end in ["", "-wal", "-shm", "-journal"] { unlink(file + end) }
  }
}
