import Foundation
public import QuizEngine

extension QuizFile {
  /// The file extensions of quiz files.
  static let fileExtensions = ["yaml", "yml", "json"]

  /// Reads a quiz file and its pictures from disk. The result has a quiz or at least one error.
  ///
  /// - Parameter path: a quiz file, or a folder with a quiz file named `quiz`.
  public static func read(at path: String) -> QuizReadResult {
    var diagnostics = Diagnostics(source: SourceText(name: path))
    let (exists, isFolder) = fileStatus(path)
    if exists, isFolder {
      if let inner = fileExtensions.map({ join(path, "quiz." + $0) }).first(where: { fileStatus($0) == (true, false) })
      {
        return read(at: inner)
      }
      if let inner = misnamedQuiz(in: path) { return read(at: join(path, inner)) }
      diagnostics.add(NotARegularFile(isFolder: true))
      return QuizReadResult(diagnostics)
    }
    if let found = misnamedFile(at: path, exists: exists) {
      diagnostics = Diagnostics(source: SourceText(name: found))
      diagnostics.add(DoubleFileExtension(name: (found as NSString).lastPathComponent))
      return QuizReadResult(diagnostics)
    }
    switch FileReadResult.read(path, atMost: FileLimits.fileSize) {
    case .missing(let name): diagnostics.add(FileNotFound(nearestName: name))
    case .notRegularFile: diagnostics.add(NotARegularFile(isFolder: false))
    case .tooLarge(let size): diagnostics.add(FileTooLarge(size: size))
    case .unreadable(let reason): diagnostics.add(UnreadableFile(reason: reason))
    case .bytes(let bytes):
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      let folder = (absolute as NSString).deletingLastPathComponent
      return read(bytes, name: path, id: defaultID(for: absolute), pictures: .folder(folder))
    }
    return QuizReadResult(diagnostics)
  }

  /// The paths of a folder's quiz files, by name: files in the folder, and files named `quiz` in its subfolders. Names
  /// that begin with a dot are skipped.
  public static func files(in folder: String) -> [String] {
    files(in: folder, named: (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
  }

  /// Like ``files(in:)``, and also returns the folders that can't be read. The caller must not treat quizzes in those
  /// as deleted.
  public static func filesAndUnreadableFolders(in folder: String) -> (files: [String], unreadable: [String]) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return ([], [folder]) }
    let unreadable = names.filter { !$0.hasPrefix(".") }.map { join(folder, $0) }.filter { path in
      fileStatus(path) == (true, true) && access(path, R_OK | X_OK) != 0
    }
    return (files(in: folder, named: names), unreadable.sorted())
  }

  private static func files(in folder: String, named names: [String]) -> [String] {
    names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let path = join(folder, name)
      let (exists, isFolder) = fileStatus(path)
      guard exists else { return nil }
      if isFolder { return fileExtensions.map { join(path, "quiz." + $0) }.first { fileStatus($0) == (true, false) } }
      return fileExtensions.contains((name as NSString).pathExtension.lowercased()) && !name.hasSuffix(".schema.json")
        ? path : nil
    }
  }

  /// The files of a folder that aren't quizzes, by name, with the reason as a part of a sentence. Pictures, schemas and
  /// names that begin with a dot aren't listed.
  public static func skippedFiles(in folder: String) -> [(name: String, reason: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
      let path = join(folder, name)
      let (exists, isFolder) = fileStatus(path)
      if !exists { return (name, "a broken link") }
      if isFolder { return reasonToSkip(folder: path).map { (name + "/", $0) } }
      let fileExtension = (name as NSString).pathExtension.lowercased()
      return fileExtensions.contains(fileExtension) || pictureFileExtensions.contains(fileExtension)
        ? nil : (name, reasonToSkip(file: name))
    }
  }

  private static func reasonToSkip(file name: String) -> String {
    let fileExtension = (name as NSString).pathExtension
    return DoubleFileExtension.meantName(for: name).map { "its name ends in .\(fileExtension); rename it to \($0)" }
      ?? "its name doesn't end in .yaml, .yml or .json"
  }

  private static let pictureFileExtensions = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg"]

  /// The reason to skip a folder; nil if it contains a quiz or only pictures.
  private static func reasonToSkip(folder: String) -> String? {
    if fileExtensions.contains(where: { fileStatus(join(folder, "quiz." + $0)) == (true, false) }) { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = names.sorted().filter {
      !$0.hasPrefix(".") && !pictureFileExtensions.contains(($0 as NSString).pathExtension.lowercased())
    }
    if others.isEmpty { return names.isEmpty ? "it is empty" : nil }
    if let name = misnamedQuiz(in: folder), let meant = DoubleFileExtension.meantName(for: name) {
      return "it contains no quiz.yaml; rename its \(name) to \(meant)"
    }
    let quiz = others.first { fileExtensions.contains(($0 as NSString).pathExtension.lowercased()) }
    return "it contains no quiz.yaml" + (quiz.map { "; rename its \($0), if that is the quiz" } ?? "")
  }

  /// The error for a quiz whose id another file in the folder already has.
  ///
  /// - Parameter first: the other file's path.
  public static func duplicateIDDiagnostic(for result: QuizReadResult, of first: String) -> Diagnostic {
    var diagnostics = Diagnostics(source: result.source)
    let rule = DuplicateQuizID(name: result.quiz?.id.name ?? "", first: first)
    diagnostics.path = DocumentPath(field: "id")
    if let location = result.locations.id { diagnostics.add(rule, at: location) } else { diagnostics.add(rule) }
    return diagnostics.sorted[0]
  }

  /// The id of a quiz without an `id`: the file's name, or the folder's name if the file is named `quiz`.
  public static func defaultID(ofFileAt path: String) -> QuizID {
    QuizID(defaultID(for: URL(fileURLWithPath: path).standardizedFileURL.path))
  }

  static func fileStatus(_ path: String) -> (exists: Bool, isFolder: Bool) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return (exists, isFolder.boolValue)
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
