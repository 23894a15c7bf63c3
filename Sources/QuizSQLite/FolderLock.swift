internal import Foundation
internal import QuizService
internal import Synchronization

/// Holds a folder for one process. The lock dies with the process, however that ends; the file stays.
///
/// The file tells who holds it, in words: `process 4711 on ada since 2026-11-21T07:47:16Z`.
final class FolderLock: Sendable {
  private let descriptor: Mutex<CInt?>

  /// - Throws: `.locked` with the holder where another has it.
  init(path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: path) }
    self.descriptor = Mutex(descriptor)
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let code = errno
      let holder = Self.holder(in: descriptor)
      release()
      throw code == EWOULDBLOCK ? .locked(holder: holder) : StoreError(errno: code, path: path)
    }
    do { try Self.sign(descriptor, path: path) } catch {
      release()
      throw error
    }
  }

  deinit { release() }

  func release() {
    descriptor.withLock { descriptor in
      guard let open = descriptor else { return }
      // Closing alone isn't enough: a program that is just being started holds a copy of the descriptor until it runs.
      flock(open, LOCK_UN)
      close(open)
      descriptor = nil
    }
  }

  private static func sign(_ descriptor: CInt, path: String) throws(StoreError) {
    let process = ProcessInfo.processInfo
    let since = Date().formatted(.iso8601)
    let words = Array("process \(process.processIdentifier) on \(process.hostName) since \(since)\n".utf8)
    guard ftruncate(descriptor, 0) == 0, pwrite(descriptor, words, words.count, 0) == words.count else {
      throw StoreError(errno: errno, path: path)
    }
  }

  /// What the holder wrote; nil where it hasn't yet.
  private static func holder(in descriptor: CInt) -> String? {
    var bytes = [UInt8](repeating: 0, count: 400)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
