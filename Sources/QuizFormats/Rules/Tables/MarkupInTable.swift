/// A table has HTML in its cells, such as `<b>bold</b>` or `&eacute;`. Parlour reads it as plain text.
///
/// A row with an answer that is only a tag or an entity stays as it is, because it asks about HTML.
struct MarkupInTable: DiagnosticRule {
  static let id = "markup-in-table"
  static let severity = Diagnostic.Severity.warning
  static let why = "Players would see tags and codes instead of the text that the author meant."

  let text: String
  let plainText: String

  var message: String {
    "\(text.quoted) is read as \(plainText.quoted); other HTML in the table is read as plain text too."
  }
  var help: String { "Check the converted texts; --dry-run writes nothing." }
}
