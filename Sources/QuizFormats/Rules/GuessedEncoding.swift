/// Nothing says what the file is written in, and it isn't UTF-8.
///
/// It is taken for UTF-16 where every other byte is 0, and otherwise for Windows-1252, in which older programs in Western
/// Europe and America save texts.
struct GuessedEncoding: Rule {
  static let id = "guessed-encoding"
  static let severity = Diagnostic.Severity.warning
  static let why = "In any other encoding the letters with accents would now be wrong."

  let isUTF16: Bool

  var message: String { "The file isn't UTF-8; it was read as \(isUTF16 ? "UTF-16" : "Windows-1252")." }
  var help: String {
    "Look at some letters with accents. If they are wrong, save the file anew with the encoding UTF-8."
  }
}
