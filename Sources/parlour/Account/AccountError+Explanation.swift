import QuizService

extension AccountError {
  /// The error in words for an operator.
  ///
  /// - Parameter folder: the name of the place where the data is.
  func explanation(folder: String) -> String {
    switch self {
    case .noSuchAccount: "There is no player of that name. Case doesn’t matter; spelling does."
    case .store(let error): error.explanation(folder: folder)
    case .hashingFailed(let detail): "The password couldn’t be hashed: \(detail)."
    case .nameTaken, .password, .invalidCredentials, .rateLimited, .busy, .guestsDisabled, .formUsed, .isGuest,
      .noLongerGuest, .accountDeleted, .invalidSetupLink, .notOperator, .ownRole:
      "That isn’t possible now."
    }
  }
}
