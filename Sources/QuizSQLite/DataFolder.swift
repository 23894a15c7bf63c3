internal import Foundation
internal import StoreStatus

/// The folder of a store, and the files in it.
struct DataFolder {
  let path: String
  var database: String { Self.database(in: path) }
  var lock: String { path + "/parlour.lock" }

  /// The suffixes of the files beside a database in which SQLite keeps changes that aren't in the database yet.
  static let sidecarSuffixes = ["-wal", "-journal"]

  static func database(in path: String) -> String { path + "/parlour.sqlite" }

  /// Whether SQLite can write in the folder. It must even for reading, because it creates files beside the database.
  static func isWritable(_ path: String) -> Bool {
    let database = database(in: path)
    return access(path, W_OK | X_OK) == 0
      && (["", "-shm"] + sidecarSuffixes).allSatisfy {
        access(database + $0, W_OK) == 0 || access(database + $0, F_OK) != 0
      }
  }

  /// Whether a file exists and isn't empty.
  static func exists(_ file: String) -> Bool { size(file) ?? 0 > 0 }

  /// Creates the folder if it is missing. Only its owner can read it.
  init(_ path: String) throws(StoreError) {
    self.path = path
    try Self.make(path)
  }

  /// Creates an empty file for the database, because SQLite would create one that other users can read.
  ///
  /// - Throws: `.damaged` if SQLite would take the files for a new database and overwrite them: the database is missing
  ///   or empty but its log isn't, or the file doesn't begin like a database.
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
    // If there is a journal, SQLite repairs a file whose creation was interrupted by a crash.
    guard count == 0 || start == Self.signature || Self.size(database + "-journal") ?? 0 > 0 else {
      throw .damaged(detail: "\(database) is no SQLite database")
    }
  }

  private static let signature = Array("SQLite format 3\0".utf8)

  /// - Throws: `.unavailable` if there is something at the path that is not a folder.
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

  /// Syncs a folder's entries to disk. Some file systems can't do this; the error is ignored, as SQLite does.
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

  /// Renames a file. A file that has the new name is replaced.
  static func rename(_ file: String, to name: String) throws(StoreError) {
    guard Foundation.rename(file, name) == 0 else { throw StoreError(errno: errno, path: name) }
  }

  static func size(_ path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }
}
