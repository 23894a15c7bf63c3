import QuizService

extension FormData {
  /// What was typed as an account's name, as far as it is read; empty if the field is missing.
  func typedAccountName(in field: String) -> String { AccountName.beginning(ofTyped: self[field] ?? "") }

  /// What was typed as a password; empty if the field is missing.
  func typedPassword(in field: String) -> TypedPassword { TypedPassword(self[field] ?? "") }
}
