import Foundation

extension BankFile {
  /// Reads a file from disk; see ``read(_:name:defaults:)``.
  public static func read(at path: String, defaults: BankDefaults = BankDefaults()) -> BankReading {
    var findings = Findings(source: SourceText(name: path))
    switch FileContent.read(path, atMost: Limits.bankSize) {
    case .missing(let near): findings.add(FileMissing(near: near))
    case .noFile: findings.add(FileIsNoFile(isFolder: false))
    case .tooLarge(let size): findings.add(FileTooLarge(size: size, limit: Limits.bankSize))
    case .unreadable(let reason): findings.add(FileUnreadable(reason: reason))
    case .bytes(let bytes): return read(bytes, name: path, defaults: defaults)
    }
    return BankReading(findings)
  }

  /// The files of a bank: every YAML, JSON or CSV file in the folder and the folders in it, by name. Files whose names
  /// begin with a dot aren't among them.
  public static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.sorted().filter { name in
      !name.split(separator: "/").contains { $0.hasPrefix(".") }
        && ["yaml", "yml", "json", "csv"].contains((name as NSString).pathExtension.lowercased())
    }.map { (folder as NSString).appendingPathComponent($0) }
  }
}
