internal import QuizDatabase

// Everything that a use case with a password does about the password.
extension AccountService {
  /// Checks a password, and runs a transaction that relies on it:
  ///
  /// 1. The attempt is counted in a transaction of its own, before the check, so that attempts at the same time are
  ///    limited too. Then the password is hashed and compared.
  /// 2. `prepare` does what else must not happen in a transaction, such as hashing a new password.
  /// 3. One transaction finds that the account's password is still the same, clears the counted attempts, and runs
  ///    `work`.
  ///
  /// A wrong password stays counted. If anything else fails, the attempt is taken back.
  ///
  /// - Parameter work: receives the account as it is now, and what `prepare` made. It may run again.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.accountDeleted`, `.store`, and what `prepare` and
  ///   `work` throw.
  func withVerifiedPassword<Prepared: Sendable, Value: Sendable>(
    _ attempt: PasswordAttempt, preparing prepare: () async throws(AccountError) -> Prepared,
    transaction work: @escaping @Sendable (Transaction, AccountWithCredentials, Prepared) throws -> Value
  ) async throws(AccountError) -> Value {
    guard !passwordHasher.threadPool.isFull(for: attempt.hashingClient) else { throw .busy }
    try await attemptLimiter.admit(
      countingAlways: [attempt.limits.allAttempts], countingFailures: attempt.limits.failures)
    do throws(AccountError) {
      // The hash comes first: it must take the same time if there is no such account.
      if try await isRight(attempt), let stored = attempt.stored {
        let prepared = try await prepare()
        let value = try await writeIfStillRight(attempt, stored) { db, current in try work(db, current, prepared) }
        if let value { return value }
      }
    } catch {
      await attemptLimiter.takeBack(under: [attempt.limits.allAttempts])
      throw error
    }
    try await attemptLimiter.countFailure(under: attempt.limits.failures)
    throw .invalidCredentials
  }

  /// The same with nothing to prepare.
  func withVerifiedPassword<Value: Sendable>(
    _ attempt: PasswordAttempt, _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value {
    try await withVerifiedPassword(attempt, preparing: {}, transaction: { db, current, _ in try work(db, current) })
  }

  /// - Throws: `.accountDeleted`, also for a guest, or `.store`.
  func storedPassword(of accountID: AccountID) async throws(AccountError) -> StoredPassword {
    let found = try await store.read(.strong) { db in try AccountRows(db: db).findWithCredentials(accountID) }
    guard let found else { throw .accountDeleted }
    return StoredPassword(of: found)
  }

  private func isRight(_ attempt: PasswordAttempt) async throws(AccountError) -> Bool {
    // A password that is too long is no account's, and would take long to hash.
    let typed = attempt.typed.isWithinSizeLimit ? attempt.typed : TypedPassword("")
    return try await passwordHasher.matches(typed, attempt.stored?.hash, for: attempt.hashingClient)
  }

  /// Runs the transaction. If the password's hash was changed since the check, for example because another sign-in
  /// hashed it at another cost, the password is checked again.
  ///
  /// - Returns: nil if the password isn't right any more.
  private func writeIfStillRight<Value: Sendable>(
    _ attempt: PasswordAttempt, _ stored: StoredPassword,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value? {
    if let value = try await writeIfUnchanged(stored, attempt.limits, work) { return value }
    let current = try await storedPassword(of: stored.accountID)
    let again = PasswordAttempt(
      typed: attempt.typed, stored: current, limits: attempt.limits, hashingClient: attempt.hashingClient)
    return try await isRight(again) ? try await writeIfUnchanged(current, attempt.limits, work) : nil
  }

  /// - Returns: nil if the password's hash was changed since it was read.
  private func writeIfUnchanged<Value: Sendable>(
    _ stored: StoredPassword, _ limits: PasswordAttemptLimits,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value? {
    try await store.write(.once) { db in
      guard let current = try stored.accountIfUnchanged(in: db) else { return nil }
      try AttemptRows(db: db).delete(limits.allAttempts.key)
      return try work(db, current)
    }
  }
}
