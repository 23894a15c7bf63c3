internal import Foundation
internal import QuizService
internal import Synchronization

/// Holds a folder for one process. The lock dies with the process, however that ends.
///
/// What is locked is the folder itself: a file in it can be removed, and its successor is another one. The file
/// `parlour.lock` is locked as well, for Parlours up to 0.6, which know only that, and it tells who holds the folder, in
/// words: `process 4711 on ada since 2026-11-21T07:47:16Z`.
final class FolderLock: Sendable {
  private let descriptors: Mutex<[CInt]>

  /// Keeps everybody else out.
  ///
  /// - Throws: `.locked` with the holder where another has it.
  init(_ folder: DataFolder) throws(StoreError) {
    descriptors = Mutex([])
    do throws(StoreError) {
      try acquire(Self.open(folder.path, O_RDONLY), LOCK_EX, folder.path)
      let file = try Self.open(folder.lock, O_RDWR | O_CREAT)
      try acquire(file, LOCK_EX, folder.path)
      try Self.writeHolder(file, path: folder.lock)
    } catch {
      release()
      throw error
    }
  }

  /// Keeps servers out of a folder that is only read, and perhaps can't be written. Others may read it, too.
  ///
  /// - Throws: `.locked` with the holder where a server has it.
  init(reading path: String) throws(StoreError) {
    descriptors = Mutex([])
    do throws(StoreError) {
      try acquire(Self.open(path, O_RDONLY), LOCK_SH, path)
      let file = Self.file(in: path)
      if access(file, R_OK) == 0 { try acquire(Self.open(file, O_RDONLY), LOCK_SH, path) }
    } catch {
      release()
      throw error
    }
  }

  deinit { release() }

  func release() {
    descriptors.withLock { descriptors in
      for open in descriptors {
        // Closing alone isn't enough: a program that is just being started holds a copy of the descriptor until it runs.
        flock(open, LOCK_UN)
        close(open)
      }
      descriptors = []
    }
  }

  /// Whether somebody keeps everybody else out. Looks by taking it for an instant.
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

  /// - Parameter folder: its path.
  private func acquire(_ descriptor: CInt, _ kind: CInt, _ folder: String) throws(StoreError) {
    descriptors.withLock { $0.append(descriptor) }
    guard flock(descriptor, kind | LOCK_NB) != 0 else { return }
    switch errno {
    case EWOULDBLOCK: throw .locked(holder: Self.holder(in: folder))
    // Some file systems of a network lock no folders, and files only for who may write them. The file in it is locked
    // where a server begins, as ever.
    case EBADF, EINVAL, ENOLCK, EOPNOTSUPP, ENOSYS: return
    case let code: throw StoreError(errno: code, path: folder)
    }
  }

  private static func writeHolder(_ descriptor: CInt, path: String) throws(StoreError) {
    let process = ProcessInfo.processInfo
    let since = Date().formatted(.iso8601)
    let words = Array("process \(process.processIdentifier) on \(process.hostName) since \(since)\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, words, words.count, 0) == words.count else {
      throw StoreError(errno: errno, path: path)
    }
  }

  /// What the holder wrote; nil where it hasn't yet, or the file was taken away.
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
