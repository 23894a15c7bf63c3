internal import Foundation
internal import QuizService

/// The folder that a store lives in, and the files in it.
struct DataFolder {
  let path: String
  var database: String { Self.database(in: path) }
  var lock: String { path + "/parlour.lock" }

  /// The files beside a database in which SQLite keeps what isn't in it yet.
  static let sidecarSuffixes = ["-wal", "-journal"]

  static func database(in path: String) -> String { path + "/parlour.sqlite" }

  /// Whether SQLite can write there as it must even to read: it makes files beside the database.
  static func isWritable(_ path: String) -> Bool {
    let database = database(in: path)
    return access(path, W_OK | X_OK) == 0
      && (["", "-shm"] + sidecarSuffixes).allSatisfy {
        access(database + $0, W_OK) == 0 || access(database + $0, F_OK) != 0
      }
  }

  /// Whether a file is there and has something in it.
  static func exists(_ file: String) -> Bool { size(file) ?? 0 > 0 }

  /// Makes the folder where it is missing, for its owner only.
  init(_ path: String) throws(StoreError) {
    self.path = path
    try Self.make(path)
  }

  /// Makes an empty file for the database, before SQLite would make one that others can read.
  ///
  /// - Throws: `.damaged` where SQLite would take what is there for a new database and write over it: commits are left
  ///   of a database that is missing, or the file doesn't begin as one.
  func prepareDatabase() throws(StoreError) {
    let descriptor = Foundation.open(database, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError(errno: errno, path: database) }
    defer { Foundation.close(descriptor) }
    var start = [UInt8](repeating: 0, count: Self.signature.count)
    let count = pread(descriptor, &start, start.count, 0)
    guard count >= 0 else { throw StoreError(errno: errno, path: database) }
    if count == 0, Self.size(database + "-wal") ?? 0 > 0 {
      throw .damaged(detail: "\(database) is missing or empty, but its last changes are there: \(database)-wal")
    }
    // With a journal beside it, SQLite puts right what a crash in the middle of making it left.
    guard count == 0 || start == Self.signature || Self.size(database + "-journal") ?? 0 > 0 else {
      throw .damaged(detail: "\(database) is no SQLite database")
    }
  }

  private static let signature = Array("SQLite format 3\0".utf8)

  /// - Throws: `.unavailable` where something stands there that is no folder.
  private static func make(_ path: String) throws(StoreError) {
    guard !path.isEmpty else { throw .unavailable(detail: "a folder without a name") }
    if mkdir(path, 0o700) == 0 { return sync(parentFolder(of: path)) }
    if errno == ENOENT, parentFolder(of: path) != path {
      try make(parentFolder(of: path))
      if mkdir(path, 0o700) == 0 { return sync(parentFolder(of: path)) }
    }
    let code = errno
    guard code == EEXIST else { throw StoreError(errno: code, path: path) }
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw errno == ENOENT
        ? .unavailable(detail: "\(path) is a link to nothing") : StoreError(errno: errno, path: path)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .unavailable(detail: "\(path) is no folder") }
  }

  /// Puts a new folder's entry on disk. Some file systems don't sync folders; SQLite doesn't insist either.
  static func sync(_ folder: String) {
    let descriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    Foundation.close(descriptor)
  }

  /// Foundation's own `deletingLastPathComponent` traps on a path of one character (seen with Swift 6.3.1).
  static func parentFolder(of path: String) -> String {
    let whole = withoutEndingSlashes(path[...])
    guard let slash = whole.lastIndex(of: "/") else { return path.hasPrefix("/") ? "/" : "." }
    let above = withoutEndingSlashes(whole[..<slash])
    return above.isEmpty ? "/" : String(above)
  }

  private static func withoutEndingSlashes(_ path: Substring) -> Substring {
    path.lastIndex { $0 != "/" }.map { path[...$0] } ?? ""
  }

  /// Gives a file another name, in the place of whatever has that.
  static func rename(_ file: String, to name: String) throws(StoreError) {
    guard Foundation.rename(file, name) == 0 else { throw StoreError(errno: errno, path: name) }
  }

  static func size(_ path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }
}
