/// The file isn't written in UTF-8.
///
/// Older programs save texts in other encodings, and some Windows programs in UTF-16 ("Unicode"). Every editor can save
/// as UTF-8.
struct NotUTF8: DiagnosticRule {
  enum Detection: Hashable, Sendable {
    case utf16, other
    /// With some words of the file, as they read then.
    case encoding(LegacyEncoding, excerpt: String)
  }

  static let id = "not-utf8"
  static let why = "UTF-8 is the one encoding that has the letters of every language and reads the same everywhere."

  let detection: Detection

  var message: String {
    switch detection {
    case .utf16: "The file is in UTF-16 (“Unicode”), not in UTF-8."
    case .other: "The bytes here aren't UTF-8."
    case .encoding(let encoding, let excerpt):
      "The file seems to be in \(encoding.name), not in UTF-8. It would say \(excerpt.quoted) then."
    }
  }
  var help: String {
    guard case .encoding(let encoding, _) = detection else { return "Save the file anew with the encoding UTF-8." }
    return "Save the file anew with the encoding UTF-8, or: iconv -f \(encoding.iconvName) -t UTF-8 FILE > NEW"
  }
}
