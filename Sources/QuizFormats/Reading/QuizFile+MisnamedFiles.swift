import Foundation

extension QuizFile {
  /// The paths of a folder's files that would be quizzes without the `.txt` at the end of their names.
  public static func misnamedFiles(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let path = join(folder, name)
      let (exists, isFolder) = fileStatus(path)
      if !isFolder { return exists && DoubleFileExtension.meantName(for: name) != nil ? path : nil }
      let hasQuiz = fileExtensions.contains { fileStatus(join(path, "quiz." + $0)) == (true, false) }
      return hasQuiz ? nil : misnamedQuiz(in: path).map { join(path, $0) }
    }
  }

  /// The path of a file whose name has one ending too many: this path, or this path with `.txt` if it doesn't exist.
  static func misnamedFile(at path: String, exists: Bool) -> String? {
    let found = exists ? path : path + ".txt"
    let name = (found as NSString).lastPathComponent
    return fileStatus(found) == (true, false) && DoubleFileExtension.meantName(for: name) != nil ? found : nil
  }

  /// The name of a folder's file that was probably meant to be its quiz: `quiz.yaml.txt`.
  static func misnamedQuiz(in folder: String) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().first { name in
      DoubleFileExtension.meantName(for: name).map { fileExtensions.map { "quiz." + $0 }.contains($0) } ?? false
    }
  }
}
