/// Within braces a text without quotation marks is cut off at a comma.
///
/// Between `{` and `}` a comma ends a value. A text with a comma in it goes in quotation marks, or in a line of its own:
///
/// ```yaml
/// name: {en: "Yes, of course", ru: Да}
/// ```
struct UnquotedCommaInBraces: DiagnosticRule {
  static let id = "unquoted-comma-in-braces"
  static let why = "Within { } a comma ends a value, and what follows is taken for the next key."

  /// What stands before the comma.
  let before: String
  /// What stands behind it.
  let after: String
  /// Whether a blank follows the comma.
  let hasBlank: Bool

  var message: String {
    before.isEmpty
      ? "Behind the comma stands \(after.quoted), which has no colon and no value."
      : "The comma ends the text \(before.quoted); \(after.quoted) is taken for a key."
  }
  var help: String {
    "Put the whole text in quotation marks: \"\(before.printable),\(hasBlank ? " " : "")\(after.printable)\"."
  }
}
