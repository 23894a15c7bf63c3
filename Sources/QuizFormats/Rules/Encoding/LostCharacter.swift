/// A text contains U+FFFD, which replaces a character that a program couldn't read.
///
/// Either these bytes aren't in the encoding of the rest of the file, or an earlier program wrote U+FFFD itself.
struct LostCharacter: DiagnosticRule {
  static let id = "lost-character"
  static let why = "Players would see “\u{FFFD}” instead of a letter."

  var message: String { "A character of this text is lost." }
  var help: String { "Write the character again, and save the file as UTF-8." }
}
