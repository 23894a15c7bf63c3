internal import QuizDatabase

extension AccountService {
  /// Runs a transaction that relies on a password, and clears the failed attempts. If the password's hash has changed
  /// since the check, for example because another sign-in hashed it with other parameters, the password is checked
  /// again.
  ///
  /// - Parameter work: receives the account as it is now. It may run again.
  /// - Throws: `.invalidCredentials` if the password isn't right any more, `.accountDeleted`, `.busy`, `.store`, and what
  ///   `work` throws.
  func write<Value: Sendable>(
    relyingOn verified: VerifiedPassword,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value {
    do throws(AccountError) {
      if let value = try await tryWriting(relyingOn: verified, work) { return value }
      guard let stored = try await findAccount(named: verified.name), stored.account.id == verified.account.id else {
        throw .accountDeleted
      }
      guard
        try await passwordHasher.matches(
          verified.password, stored.credentials.passwordHash, for: verified.limits.hashingClient),
        let value = try await tryWriting(
          relyingOn: VerifiedPassword(
            account: stored.account, name: verified.name, credentials: stored.credentials, password: verified.password,
            limits: verified.limits), work)
      else { throw .invalidCredentials }
      return value
    } catch {
      // The password was right, so a failure of the store must not count as a guess.
      if error != .invalidCredentials { await attemptLimiter.takeBack(under: [verified.limits.allChecks]) }
      throw error
    }
  }

  /// - Returns: nil if the password must be checked again.
  private func tryWriting<Value: Sendable>(
    relyingOn verified: VerifiedPassword,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value? {
    try await store.write(.once) { db in
      guard let current = try verified.currentAccount(in: db) else { return nil }
      try AttemptRows(db: db).delete(verified.limits.allChecks.key)
      return try work(db, current)
    }
  }
}
