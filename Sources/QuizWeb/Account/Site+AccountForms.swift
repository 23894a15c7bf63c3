import QuizPages
import QuizService

/// What became of a form.
enum FormResult<Value> {
  case accepted(Value)
  /// The form is shown again.
  case rejected(RejectedForm)
}

extension Site {
  /// Does what a form about accounts asks for. Errors that the form can show make it a rejected one.
  ///
  /// - Parameter invalidCredentials: the error to show if a password or a code is wrong; nil for a form without either.
  /// - Throws: errors that no form can show.
  func performAccountAction<Value>(
    for visitor: Visitor, invalidCredentials: FormErrors.FieldError?, _ useCase: () async throws(AccountError) -> Value
  ) async throws(AccountError) -> FormResult<Value> {
    do throws(AccountError) { return .accepted(try await useCase()) } catch {
      let rejected = RejectedForm(
        error, invalidCredentials: invalidCredentials, in: visitor.texts.account.errors, at: services.dependencies.now()
      )
      guard let rejected else { throw error }
      return .rejected(rejected)
    }
  }

  func wrongCurrentPasswordError(for visitor: Visitor) -> FormErrors.FieldError {
    FormErrors.FieldError(field: AccountField.currentPassword, text: visitor.texts.account.errors.wrongCurrentPassword)
  }
}
