/// A text holds U+FFFD, which stands for a character that couldn't be read.
///
/// The bytes there aren't what the rest of the file is written in, or an earlier program didn't understand them and wrote
/// the stand-in itself.
struct LostCharacter: DiagnosticRule {
  static let id = "lost-character"
  static let why = "Players would see “\u{FFFD}” in place of a letter."

  var message: String { "A character of this text is lost." }
  var help: String { "Write the character anew, and save the file with the encoding UTF-8." }
}
