import Foundation
internal import QuizEngine

extension PictureSource {
  /// Reads pictures from a folder. Links out of the folder aren't followed.
  public static func folder(_ path: String) -> PictureSource {
    let base = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return PictureSource { name in
      let file = URL(fileURLWithPath: base).appendingPathComponent(name)
      let resolved = file.resolvingSymlinksInPath().path
      guard resolved.hasPrefix(base == "/" ? base : base + "/") else { return .outsideFolder }
      switch FileReadResult.read(resolved, atMost: PictureFile.maxByteCount) {
      case .bytes(let bytes): return .bytes(bytes)
      case .missing: return .missing(candidates: siblings(of: name, in: base))
      case .tooLarge(let size): return .tooLarge(size)
      case .notRegularFile: return .unreadable("it isn't a file")
      case .unreadable(let reason): return .unreadable(reason)
      }
    }
  }

  /// The files in the picture's folder, as paths that a quiz would use.
  private static func siblings(of name: String, in base: String) -> [String] {
    let folder = name.split(separator: "/").dropLast().joined(separator: "/")
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? base : base + "/" + folder)) ?? []
    return names.sorted().map { folder.isEmpty ? $0 : folder + "/" + $0 }
  }
}
