import QuizPages
import QuizService

/// What became of a form.
enum FormResult<Value> {
  case accepted(Value)
  /// The form is shown again.
  case rejected(RejectedForm)
}

extension Site {
  /// Does what a form about accounts asks for, and counts the result for the security log.
  ///
  /// - Parameters:
  ///   - wrongCredentials: the error to show if a password or a code is wrong; nil for a form without either.
  ///   - success: the counter of accepted forms; nil for none.
  ///   - failure: the counter of forms with wrong credentials or a taken name.
  /// - Throws: errors that no form can show.
  func submitForm<Value>(
    of visitor: Visitor, wrongCredentials: FormErrors.FieldError? = nil, countingSuccess success: SecurityCounter?,
    countingFailure failure: SecurityCounter, _ work: () async throws(AccountError) -> Value
  ) async throws(PageError) -> FormResult<Value> {
    do {
      let value = try await work()
      if let success { house.security.increment(success) }
      return .accepted(value)
    } catch {
      switch error {
      case .invalidCredentials, .accountDeleted, .nameTaken: house.security.increment(failure)
      case .rateLimited: house.security.increment(.rateLimited)
      case .busy: house.security.increment(.tooBusy)
      // The others are no sign of an attack.
      default: break
      }
      return .rejected(
        try RejectedForm(
          error, wrongCredentials: wrongCredentials, in: visitor.texts.account.errors, at: house.dependencies.now()))
    }
  }

  func wrongPasswordError(for visitor: Visitor) -> FormErrors.FieldError {
    FormErrors.FieldError(field: AccountField.currentPassword, text: visitor.texts.account.errors.wrongPassword)
  }
}
