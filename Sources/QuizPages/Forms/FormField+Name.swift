import HTML
import QuizEngine

extension FormField {
  /// The field for an account name. Its length limit is twice as large as the name's, because the system may send
  /// decomposed characters and surrounding blanks, which are removed.
  func nameInput(_ name: String) -> HTML {
    input(
      value: name,
      "autocomplete=\"username\" required maxlength=\"\(2 * TextLimit.fieldLength(TextLimit.accountName))\" dir=\"auto\" autocapitalize=\"none\" spellcheck=\"false\""
    )
  }
}
