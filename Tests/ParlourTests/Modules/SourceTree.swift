import Foundation

/// The repository that this test was compiled from.
enum SourceTree {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func manifest() throws -> Manifest { try readManifest.get() }

  /// Parsed only once, because every test of this suite needs it.
  private static let readManifest = Result {
    Manifest(text: try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8))
  }

  /// The folders in `Sources`, one for each target.
  static func sourceFolders() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Sources").path)
      .sorted().map { "Sources/\($0)" }
  }

  /// Every import in the folder's Swift files.
  static func imports(under folder: String) throws -> [ImportStatement] {
    try files(under: folder).flatMap { file in ImportStatement.all(in: file.text, file: file.path) }
  }

  /// The folder's Swift files, sorted by path. Paths begin with the folder.
  static func files(under folder: String) throws -> [(path: String, text: String)] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return try paths.map { path in
      ("\(folder)/\(path)", try String(contentsOf: root.appending(path: folder).appending(path: path), encoding: .utf8))
    }
  }

  /// The paths of all files in the folder, sorted. Paths begin with the folder.
  static func paths(under folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (files?.compactMap { $0 as? String } ?? []).sorted().map { "\(folder)/\($0)" }
  }
}
