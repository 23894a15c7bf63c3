/// The file isn't UTF-8 and doesn't name its encoding.
///
/// Parlour recognises UTF-16 by line breaks, spaces and letters. Otherwise it reads the file in each of the older
/// encodings and takes the one in which the letters fit together best: Windows-1252 in Western Europe, Windows-1251 and
/// KOI8-R in Russia, Windows-1250 in Central Europe, Big5 and GB18030 for Chinese, Mac and DOS encodings, and others.
/// The guess applies to the whole file. `--language` helps a little.
struct GuessedEncoding: DiagnosticRule {
  static let id = "guessed-encoding"
  static let severity = Diagnostic.Severity.warning
  static let why = "If the guess is wrong, letters outside English are wrong too."

  let name: String
  /// Some words of the file in that encoding.
  let excerpt: String

  var message: String {
    let words = excerpt.isEmpty ? "" : " It says: \(excerpt.quoted)"
    return "The file isn't UTF-8; it was read as \(name).\(words)"
  }
  var help: String {
    "If these words are wrong, name the encoding (--encoding windows-1251), or save the file again as UTF-8."
  }
}
