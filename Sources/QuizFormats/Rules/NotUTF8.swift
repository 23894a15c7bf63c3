/// The file isn't written in UTF-8.
///
/// Older programs save texts in other encodings, and some Windows programs in UTF-16 ("Unicode"). Every editor can save
/// as UTF-8.
struct NotUTF8: Rule {
  enum Guess: Hashable, Sendable { case utf16, other }

  static let id = "not-utf8"
  static let why = "UTF-8 is the one encoding that has the letters of every language and reads the same everywhere."

  let guess: Guess

  var message: String {
    guess == .utf16 ? "The file is in UTF-16 (“Unicode”), not in UTF-8." : "The bytes here aren't UTF-8."
  }
  var help: String { "Save the file anew with the encoding UTF-8." }
}
