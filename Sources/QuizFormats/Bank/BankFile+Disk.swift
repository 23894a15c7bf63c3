import Foundation

extension BankFile {
  /// The files of a bank: all YAML, JSON and CSV files in a folder and its subfolders, by name. Names that begin with a
  /// dot are skipped.
  public static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && ["yaml", "yml", "json", "csv"].contains((name as NSString).pathExtension.lowercased())
    }.map { (folder as NSString).appendingPathComponent($0) }
  }

  /// The files of a folder, or the path itself if it is a file or a folder without files. Reading such a folder reports
  /// what is wrong.
  public static func filesOrItself(_ path: String) -> [String] {
    let files = files(in: path)
    return files.isEmpty ? [path] : files
  }
}
