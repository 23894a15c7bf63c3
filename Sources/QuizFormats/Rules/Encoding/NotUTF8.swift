/// The file isn't UTF-8.
///
/// Older programs save texts in other encodings, and some Windows programs save UTF-16 (“Unicode”). Every editor can
/// save UTF-8.
struct NotUTF8: DiagnosticRule {
  enum Detection: Hashable, Sendable {
    case utf16, other
    /// With some words of the file in that encoding.
    case encoding(LegacyEncoding, excerpt: String)
  }

  static let id = "not-utf8"
  static let why = "UTF-8 has the letters of every language and is the same on every system."

  let detection: Detection

  var message: String {
    switch detection {
    case .utf16: "The file is in UTF-16 (“Unicode”), not in UTF-8."
    case .other: "The bytes here aren't UTF-8."
    case .encoding(let encoding, let excerpt):
      "The file seems to be in \(encoding.name), not in UTF-8. In \(encoding.name) it says \(excerpt.quoted)."
    }
  }
  var help: String {
    guard case .encoding(let encoding, _) = detection else { return "Save the file again as UTF-8." }
    return "Save the file again as UTF-8, or: iconv -f \(encoding.iconvName) -t UTF-8 FILE > NEW"
  }
}
