internal import Foundation
internal import GRDB
internal import QuizDatabase
internal import StoreStatus

/// Replaces the data of a folder by a backup. It locks the folder, so that no server can use it meanwhile.
package struct FolderRestore {
  private let backup: DatabaseQueue
  private let folder: DataFolder

  /// - Parameters:
  ///   - file: the backup. It is copied, and the copy is checked, before anything else is changed.
  ///   - replaces: whether existing data may be replaced. It is kept until the new data was opened.
  ///   - onProgress: receives the fraction that is done; returns false to cancel.
  /// - Throws: `CopyError.source` for the backup; `.target` for the folder, with `.refused` if there is data that may
  ///   not be replaced; `CancellationError` if `onProgress` returned false.
  package static func run(
    _ file: String, into directory: String, replacing replaces: Bool, onProgress: @escaping (Double) -> Bool
  ) throws {
    let backup = try open(file)
    defer { try? backup.close() }
    do {
      let restore = FolderRestore(backup: backup, folder: try DataFolder(directory))
      let lock = try FolderLock(restore.folder)
      defer { lock.release() }
      try restore.run(replacing: replaces, onProgress)
    } catch let error as StoreError { throw CopyError.target(error) }
  }

  private var partialPath: String { folder.database + ".part" }
  private var replacedPath: String { folder.database + ".replaced" }

  private func run(replacing replaces: Bool, _ watch: @escaping (Double) -> Bool) throws {
    let isOccupied = DataFolder.exists(folder.database) || DataFolder.exists(folder.database + "-wal")
    guard replaces || !isOccupied else { throw StoreError.refused(detail: "there is data in \(folder.path) already") }
    do {
      try copy(watch)
      if isOccupied { try setAside() }
      try DataFolder.rename(partialPath, to: folder.database)
      try open()
    } catch {
      remove(partialPath)
      throw error is CancellationError || error is CopyError ? error : StoreError(error)
    }
    remove(replacedPath)
  }

  /// Copies the backup to a file beside the data, checks the copy and migrates it.
  private func copy(_ watch: @escaping (Double) -> Bool) throws {
    remove(partialPath)
    let descriptor = Foundation.open(partialPath, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: partialPath) }
    defer { Foundation.close(descriptor) }
    try PageCopy(onProgress: watch).run(from: backup, to: partialPath)
    let made = try SQLiteEndpoint.open(partialPath) { _ in }
    defer { try? made.close() }
    // If the copy is damaged, the backup is too.
    do { try IntegrityCheck.check(made) } catch { throw CopyError.source(StoreError(error)) }
    try Schema.migrate(made)
    guard fsync(descriptor) == 0 else { throw StoreError(errno: errno, path: partialPath) }
  }

  private static func open(_ file: String) throws(CopyError) -> DatabaseQueue {
    guard DataFolder.exists(file) else { throw .source(.unavailable(detail: "it isn’t there, or is empty")) }
    do {
      return try SQLiteEndpoint.open(file) { queue in
        try Schema.checkCompatible(queue)
        try Schema.checkNotLockedByMove(queue)
      }
    } catch { throw .source(StoreError(error)) }
  }

  /// Gives the old data a second name. The first name stays until the new data takes it, so the folder is never without
  /// data.
  private func setAside() throws {
    // Merges the log into the database file, if both can be read.
    if let queue = try? DatabaseQueue(path: folder.database) {
      try? queue.writeWithoutTransaction { db in _ = try db.checkpoint(.truncate) }
      try? queue.close()
    }
    remove(replacedPath)
    guard !DataFolder.exists(folder.database) || link(folder.database, replacedPath) == 0 else {
      throw StoreError(errno: errno, path: replacedPath)
    }
    // SQLite would apply the old file's log to the new file.
    if DataFolder.exists(folder.database + "-wal") {
      try DataFolder.rename(folder.database + "-wal", to: replacedPath + "-wal")
    }
    for file in ["-wal", "-shm", "-journal"] { unlink(folder.database + file) }
  }

  /// Opens the new data as a server does.
  private func open() throws {
    DataFolder.sync(folder.path)
    try SQLiteEndpoint.open(folder.database, prepare: Schema.checkUpToDate).close()
  }

  private func remove(_ file: String) {
    for end in ["", "-wal", "-shm", "-journal"] { unlink(file + end) }
  }
}
