import Foundation

/// A file's bytes, or the reason why it can't be read.
enum FileReadResult {
  case bytes([UInt8])
  /// There is no such file; the nearest name in the folder, if one is close.
  case missing(suggestion: String?)
  /// The path is a device, a pipe or a folder.
  case notRegularFile
  case tooLarge(Int)
  case unreadable(String)

  /// What exists at a path.
  enum Status {
    /// A file's path after following links, and its size in bytes.
    case regular(String, size: Int)
    case missing(suggestion: String?)
    case notRegularFile(isFolder: Bool)
    case unreadable(String)
  }

  /// Checks a path without opening the file.
  static func status(at path: String) -> Status {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: resolved) else { return .missing(suggestion: nearest(to: path)) }
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: resolved)
      let type = attributes[.type] as? FileAttributeType
      guard type == .typeRegular else { return .notRegularFile(isFolder: type == .typeDirectory) }
      return .regular(resolved, size: (attributes[.size] as? NSNumber)?.intValue ?? 0)
    } catch {
      return .unreadable(reason(error))
    }
  }

  /// Reads a regular file; reads nothing if it is larger than the limit.
  static func read(_ path: String, atMost limit: Int) -> FileReadResult {
    switch status(at: path) {
    case .missing(let name): return .missing(suggestion: name)
    case .notRegularFile: return .notRegularFile
    case .unreadable(let reason): return .unreadable(reason)
    case .regular(_, let size) where size > limit: return .tooLarge(size)
    case .regular(let resolved, _):
      do { return try read(resolved, limit) } catch { return .unreadable(reason(error)) }
    }
  }

  /// The file may have grown since the check, so this reads at most one byte more than the limit.
  private static func read(_ path: String, _ limit: Int) throws -> FileReadResult {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    var bytes: [UInt8] = []
    while bytes.count <= limit, let piece = try file.read(upToCount: limit + 1 - bytes.count), !piece.isEmpty {
      bytes += piece
    }
    return bytes.count > limit ? .tooLarge(bytes.count) : .bytes(bytes)
  }

  private static func nearest(to path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
    return SpellingSuggestion.nearest(to: url.lastPathComponent, among: names.sorted())
  }

  /// The reason as a part of a sentence.
  static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileReadNoPermission: "permission denied"
    case .fileReadNoSuchFile, .fileNoSuchFile: "it was removed in the meantime"
    default: "the system reported an error"
    }
  }
}
