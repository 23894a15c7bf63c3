internal import Foundation
internal import GRDB
internal import QuizDatabase
internal import StoreStatus

/// Copies the files of a database from a folder that can't be written and that no server uses: the database, and the
/// log that a server left if it was killed. SQLite then merges both in the copy. (SQLite could read the original as
/// `immutable`, but then it ignores the log, and the transactions in it would be missing.)
struct DatabaseFileCopy {
  private static let chunk = 4 << 20

  /// Receives the fraction that is done; returns false to cancel.
  let onProgress: (Double) -> Bool

  /// - Parameter path: an empty file. When this returns, it isn't synced yet, and there are no files beside it.
  /// - Throws: `CopyError.source` if the data can't be read, is damaged, or changes meanwhile; `CancellationError` if
  ///   `onProgress` returned false; else a `StoreError`.
  func run(from directory: String, to path: String) throws {
    let database = DataFolder.database(in: directory)
    let before = try states(of: database)
    let total = before.reduce(0) { $0 + ($1?.size ?? 0) }
    var copied: Int64 = 0
    for (suffix, state) in zip(Self.suffixes, before) where state != nil {
      try copy(database + suffix, to: path + suffix, &copied, of: total)
    }
    guard try states(of: database) == before else {
      throw CopyError.source(
        .unavailable(detail: "somebody changes it just now; run this as the user who may write there"))
    }
    do { try checkpoint(path) } catch let error as StoreError { throw CopyError.source(error) }
  }

  private static let suffixes = [""] + DataFolder.sidecarSuffixes

  /// The properties of a file that change whenever the file does.
  private struct FileState: Hashable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The states of the database and its log; nil for a file that doesn't exist.
  private func states(of database: String) throws(CopyError) -> [FileState?] {
    var states: [FileState?] = []
    for suffix in Self.suffixes {
      var status = stat()
      if stat(database + suffix, &status) == 0 {
        states.append(
          FileState(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec))
      } else {
        guard errno == ENOENT else { throw .source(StoreError(errno: errno, path: database + suffix)) }
        states.append(nil)
      }
    }
    return states
  }

  private func copy(_ file: String, to path: String, _ copied: inout Int64, of total: Int64) throws {
    let input = Foundation.open(file, O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw CopyError.source(StoreError(errno: errno, path: file)) }
    defer { Foundation.close(input) }
    let output = Foundation.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard output >= 0 else { throw StoreError(errno: errno, path: path) }
    defer { Foundation.close(output) }
    var bytes = [UInt8](repeating: 0, count: Self.chunk)
    while true {
      guard onProgress(Double(copied) / Double(max(total, 1))) else { throw CancellationError() }
      let count = Foundation.read(input, &bytes, bytes.count)
      guard count >= 0 else { throw CopyError.source(StoreError(errno: errno, path: file)) }
      guard count > 0 else { return }
      try write(bytes[..<count], into: output, path)
      copied += Int64(count)
    }
  }

  private func write(_ bytes: ArraySlice<UInt8>, into output: CInt, _ path: String) throws {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { throw StoreError(errno: errno, path: path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Merges the log into the database file and deletes the log.
  private func checkpoint(_ path: String) throws {
    do {
      let copy = try DatabaseQueue(path: path)
      defer { try? copy.close() }
      try Schema.checkCompatible(copy)
      try Schema.checkNotLockedByMove(copy)
      try copy.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA synchronous = OFF")
        guard try String.fetchOne(db, sql: "PRAGMA journal_mode = DELETE") == "delete" else {
          throw StoreError.unavailable(detail: "the copy’s log of changes couldn’t be taken into it")
        }
      }
    } catch { throw StoreError(error) }
  }
}
