internal import Foundation
internal import StoreStatus
internal import Synchronization

/// Locks a folder for one process. The system releases the lock when the process ends, even in a crash.
///
/// The folder itself is locked. A file in it could be removed and created again, and would then be another file. The
/// file `parlour.lock` is locked as well, because Parlour up to 0.6 knows only that one. It also names the holder:
/// `process 4711 on ada since 2026-11-21T07:47:16Z`.
final class FolderLock: Sendable {
  private let descriptors: Mutex<[CInt]>

  /// Takes the lock exclusively.
  ///
  /// - Throws: `.locked` with the holder if another process has it.
  init(_ folder: DataFolder) throws(StoreError) {
    descriptors = Mutex([])
    do throws(StoreError) {
      try acquire(Self.open(folder.path, O_RDONLY), operation: LOCK_EX, folder: folder.path)
      let file = try Self.open(folder.lock, O_RDWR | O_CREAT)
      try acquire(file, operation: LOCK_EX, folder: folder.path)
      try Self.writeHolder(file, path: folder.lock)
    } catch {
      release()
      throw error
    }
  }

  /// Takes the lock for reading, so that no server can open the folder. The folder needn't be writable. Several readers
  /// can have the lock at once.
  ///
  /// - Throws: `.locked` with the holder if a server has it.
  init(reading path: String) throws(StoreError) {
    descriptors = Mutex([])
    do throws(StoreError) {
      try acquire(Self.open(path, O_RDONLY), operation: LOCK_SH, folder: path)
      let file = Self.file(in: path)
      if access(file, R_OK) == 0 { try acquire(Self.open(file, O_RDONLY), operation: LOCK_SH, folder: path) }
    } catch {
      release()
      throw error
    }
  }

  deinit { release() }

  func release() {
    descriptors.withLock { descriptors in
      for open in descriptors {
        // Closing alone isn't enough: a process that is being started has a copy of the descriptor until it executes
        // its program.
        flock(open, LOCK_UN)
        close(open)
      }
      descriptors = []
    }
  }

  /// Whether another process has the lock exclusively. To find out, this takes the lock for a moment.
  static func isLocked(_ path: String) -> Bool {
    do throws(StoreError) {
      try FolderLock(reading: path).release()
      return false
    } catch { if case .locked = error { return true } else { return false } }
  }

  private static func file(in path: String) -> String { path + "/parlour.lock" }

  private static func open(_ path: String, _ flags: CInt) throws(StoreError) -> CInt {
    let descriptor = Foundation.open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path) }
    return descriptor
  }

  /// - Parameter folder: the folder's path, for errors.
  private func acquire(_ descriptor: CInt, operation: CInt, folder: String) throws(StoreError) {
    descriptors.withLock { $0.append(descriptor) }
    guard flock(descriptor, operation | LOCK_NB) != 0 else { return }
    switch errno {
    case EWOULDBLOCK: throw .locked(holder: Self.holder(in: folder))
    // Some network file systems can't lock folders, or lock files only for users who may write them. There, the lock
    // file alone keeps a second server out.
    case EBADF, EINVAL, ENOLCK, EOPNOTSUPP, ENOSYS: return
    case let code: throw StoreError(errno: code, path: folder)
    }
  }

  private static func writeHolder(_ descriptor: CInt, path: String) throws(StoreError) {
    let process = ProcessInfo.processInfo
    let since = Date().formatted(.iso8601)
    let description = Array("process \(process.processIdentifier) on \(process.hostName) since \(since)\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, description, description.count, 0) == description.count
    else {
      throw StoreError(errno: errno, path: path)
    }
  }

  /// The text in the lock file; nil if it is empty, missing or unreadable.
  private static func holder(in folder: String) -> String? {
    let descriptor = Foundation.open(file(in: folder), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { Foundation.close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 400)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
