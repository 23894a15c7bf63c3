/// An archive, or an entry of it, is larger than any question bank.
///
/// There may be 100,000 entries, each of 200 MB, and from 1 MB on each up to 200 times as large as what is packed of it. A
/// small archive can otherwise fill any memory.
struct ArchiveTooLarge: DiagnosticRule {
  static let id = "archive-too-large"
  static let why = "Unpacking it would only eat memory and time."

  let name: String
  /// Where there are too many.
  let entries: Int?

  var message: String {
    if let entries { return "The archive has \(entries.grouped) entries." }
    return "The entry \(name.quoted) is too large, or packed far too well; it isn't read."
  }
  var help: String { "If the archive is what it should be, unpack it and read its files one by one." }
}
