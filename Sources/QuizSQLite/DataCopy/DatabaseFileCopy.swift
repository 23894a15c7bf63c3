internal import Foundation
internal import GRDB
internal import QuizSQL
internal import QuizService

/// Copies a database out of a folder that nobody has and that can't be written, as bytes: the file, and beside it the log
/// of changes that a server left which didn't come to its end. SQLite puts both together where the copy lies. (It could
/// read such a file as `immutable`, but then leaves the log alone: whatever was committed there would be missing.)
struct DatabaseFileCopy {
  private static let chunk = 4 << 20

  /// Is told the share, and tells whether to go on.
  let onProgress: (Double) -> Bool

  /// - Parameter path: of an empty file. It isn't synced yet, and has no files beside it.
  /// - Throws: `CopyError.source` where it can't be read, isn't sound, or somebody changes it meanwhile;
  ///   `CancellationError` where the watch wanted it; else a `StoreError`.
  func run(from directory: String, to path: String) throws {
    let database = DataFolder.database(in: directory)
    let before = try states(of: database)
    let total = before.reduce(0) { $0 + ($1?.size ?? 0) }
    var copied: Int64 = 0
    for (ending, state) in zip(Self.endings, before) where state != nil {
      try copy(database + ending, to: path + ending, &copied, of: total)
    }
    guard try states(of: database) == before else {
      throw CopyError.source(
        .unavailable(detail: "somebody changes it just now; run this as the user who may write there"))
    }
    do { try checkpoint(path) } catch let error as StoreError { throw CopyError.source(error) }
  }

  private static let endings = [""] + DataFolder.sidecarSuffixes

  /// What a file was when it was looked at; any change makes another of it.
  private struct FileState: Hashable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// Of the database and what lies beside it; nil for what isn't there.
  private func states(of database: String) throws(CopyError) -> [FileState?] {
    var states: [FileState?] = []
    for ending in Self.endings {
      var status = stat()
      if stat(database + ending, &status) == 0 {
        states.append(
          FileState(
            inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec))
      } else {
        guard errno == ENOENT else { throw .source(StoreError(errno: errno, path: database + ending)) }
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

  /// Takes the log of changes into the file, which then has nothing beside it.
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
