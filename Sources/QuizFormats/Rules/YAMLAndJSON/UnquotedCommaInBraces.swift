/// A comma cuts off a text without quotation marks inside braces.
///
/// Between `{` and `}` a comma ends a value. Put a text with a comma in quotation marks, or on its own line:
///
/// ```yaml
/// name: {en: "Yes, of course", ru: Да}
/// ```
struct UnquotedCommaInBraces: DiagnosticRule {
  static let id = "unquoted-comma-in-braces"
  static let why = "Between { } a comma ends a value, and the next key follows."

  /// The text before the comma.
  let before: String
  /// The text after the comma.
  let after: String
  /// Whether a space follows the comma.
  let hasBlank: Bool

  var message: String {
    before.isEmpty
      ? "After the comma, \(after.quoted) has no colon and no value."
      : "The comma ends the text \(before.quoted), so \(after.quoted) becomes a key."
  }
  var help: String {
    if let first = before.last, let last = after.first, first.isNumber, last.isNumber, after.allSatisfy(\.isNumber) {
      return
        "Write a whole number without a comma; put a text in quotation marks: \"\(before.printable),\(after.printable)\"."
    }
    return textHelp
  }

  private var textHelp: String {
    "Put the whole text in quotation marks: \"\(before.printable),\(hasBlank ? " " : "")\(after.printable)\"."
  }
}
