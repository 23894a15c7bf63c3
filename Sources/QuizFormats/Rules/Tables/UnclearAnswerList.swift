/// A table has several answers in one cell, with commas between them.
///
/// Commas also occur inside answers. Vertical bars, semicolons or line breaks between the answers are clear.
struct UnclearAnswerList: DiagnosticRule {
  static let id = "unclear-answer-list"
  static let why = "“Washington, D.C.” is one answer, and “Rome, Paris” are two."

  /// The column's name.
  let name: String

  var message: String {
    "The cells of the column \(name.quoted) seem to have several answers with commas between them."
  }
  var help: String { "Separate the answers by | or ; or write each into a column of its own." }
}
