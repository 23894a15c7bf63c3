extension AccountService {
  /// Runs a use case, and counts its outcome in the security log.
  ///
  /// - Parameters:
  ///   - success: nil counts no success, because the use case logs it as an event.
  ///   - failure: the counter of wrong credentials and of taken names. Errors that are no sign of an attack aren't
  ///     counted.
  func counting<Value>(
    _ success: SecurityCounter?, failures failure: SecurityCounter, _ useCase: () async throws(AccountError) -> Value
  ) async throws(AccountError) -> Value {
    do throws(AccountError) {
      let value = try await useCase()
      if let success { security.increment(success) }
      return value
    } catch {
      switch error {
      case .invalidCredentials, .accountDeleted, .nameTaken: security.increment(failure)
      case .rateLimited: security.increment(.rateLimited)
      case .busy: security.increment(.tooBusy)
      default: break
      }
      throw error
    }
  }
}
