import QuizService

extension AccountError: ServiceError {
  /// What the error becomes where no form shows it beside one of its fields; see ``RejectedForm``.
  var pageError: PageError {
    switch self {
    case .store(let error): .store(error)
    case .guestsDisabled: .guestsDisabled
    case .rateLimited: .tooManyRequests
    case .busy: .busy
    case .invalidSetupLink: .invalidSetupLink
    // A guest has no pages about passwords, and the operators' pages are for operators.
    case .isGuest, .noLongerGuest, .accountDeleted, .noSuchAccount, .notOperator, .ownRole: .notFound
    // Forms show these.
    case .nameTaken, .password, .invalidCredentials, .formUsed: .internalError
    case .hashingFailed: .internalError
    }
  }
}
