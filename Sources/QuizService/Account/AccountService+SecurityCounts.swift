extension AccountService {
  /// Runs a use case, and counts in the security log how it ended. Of the errors it counts those that may be signs of
  /// an attack: a wrong password or code, a taken name, too many attempts, too many hashes.
  ///
  /// - Parameters:
  ///   - success: the counter of successes; nil if the use case counts them itself.
  ///   - failure: the counter of wrong passwords and codes, and of taken names.
  func recordingOutcome<Value>(
    as success: SecurityCounter?, failures failure: SecurityCounter, _ useCase: () async throws(AccountError) -> Value
  ) async throws(AccountError) -> Value {
    do throws(AccountError) {
      let value = try await useCase()
      if let success { security.increment(success) }
      return value
    } catch {
      switch error {
      case .invalidCredentials, .nameTaken: security.increment(failure)
      case .rateLimited: security.increment(.rateLimited)
      case .busy: security.increment(.tooBusy)
      case .accountDeleted, .password, .guestsDisabled, .formUsed, .isGuest, .noLongerGuest, .noSuchAccount,
        .invalidSetupLink,
        .notOperator, .ownRole, .hashingFailed, .store:
        break
      }
      throw error
    }
  }
}
