/// Nothing says what the file is written in, and it isn't UTF-8.
///
/// It is taken for UTF-16 where every other byte is 0. Otherwise the frequencies of its bytes tell the encoding: Windows-1251
/// and KOI8-R in Russia, Windows-1250 in Central Europe, Big5 and GB18030 for Chinese, Mac and DOS encodings, and others.
/// The guess holds for the whole file.
struct GuessedEncoding: DiagnosticRule {
  static let id = "guessed-encoding"
  static let severity = Diagnostic.Severity.warning
  static let why = "In any other encoding the letters beyond English would now be wrong."

  let name: String
  /// Some words of the file, as they were read.
  let excerpt: String

  var message: String {
    let words = excerpt.isEmpty ? "" : " It says: \(excerpt.quoted)"
    return "The file isn't UTF-8; it was read as \(name).\(words)"
  }
  var help: String {
    "If such words are wrong, say what the file is written in (--encoding windows-1251), or save it anew with the encoding UTF-8."
  }
}
