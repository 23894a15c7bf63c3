import Foundation

extension BankFile {
  /// The files of a bank: every YAML, JSON or CSV file in the folder and the folders in it, by name. Files whose names
  /// begin with a dot aren't among them.
  public static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && ["yaml", "yml", "json", "csv"].contains((name as NSString).pathExtension.lowercased())
    }.map { (folder as NSString).appendingPathComponent($0) }
  }

  /// What a person means who names a path: a folder's files, or the file. A folder without any stands for itself, so that
  /// the reader says what is wrong with it.
  public static func filesOrItself(_ path: String) -> [String] {
    let files = files(in: path)
    return files.isEmpty ? [path] : files
  }
}
