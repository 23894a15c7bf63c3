/// An archive or one of its entries is too large.
///
/// An archive may have 100,000 entries. An entry may have 200 MB. An entry above 1 MB may be up to 200 times as large
/// as its compressed data. Without these limits a small archive could fill the memory.
struct ArchiveTooLarge: DiagnosticRule {
  static let id = "archive-too-large"
  static let why = "Unpacking it would take too much memory and time."

  let name: String
  /// The number of entries if there are too many; otherwise nil.
  let entries: Int?

  var message: String {
    if let entries { return "The archive has \(entries.grouped) entries." }
    return "The entry \(name.quoted) is too large or its compression ratio is too high; it isn't read."
  }
  var help: String { "If you trust the archive, unpack it and read its files one by one." }
}
