import Foundation

/// The folder that quizzes are served from, and whether something in it has changed.
struct QuizFolder: Sendable {
  /// The most files that a snapshot includes.
  private static let maxCount = 20_000

  let path: String

  /// Size and time of each file, by path. It differs after a file was added, removed or written.
  var snapshot: [String: FileState] {
    var state: [String: FileState] = [:]
    guard let walk = FileManager.default.enumerator(atPath: path) else { return state }
    while let name = walk.nextObject() as? String, state.count < Self.maxCount {
      guard let attributes = walk.fileAttributes, attributes[.type] as? FileAttributeType == .typeRegular else {
        continue
      }
      state[name] = FileState(
        size: attributes[.size] as? Int ?? 0, written: attributes[.modificationDate] as? Date ?? .distantPast)
    }
    return state
  }

  struct FileState: Hashable, Sendable {
    let size: Int
    let written: Date
  }

  var isFolder: Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
