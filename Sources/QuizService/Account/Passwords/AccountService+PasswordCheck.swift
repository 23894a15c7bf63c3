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
  func write<Prepared: Sendable, Value: Sendable>(
    relyingOn check: PasswordCheck, preparing prepare: () async throws(AccountError) -> Prepared,
    transaction work: @escaping @Sendable (Transaction, AccountWithCredentials, Prepared) throws -> Value
  ) async throws(AccountError) -> Value {
    guard !passwordHasher.threadPool.isFull(for: check.hashingClient) else { throw .busy }
    try await attemptLimiter.admit(countingAlways: [check.limits.allAttempts], countingFailures: check.limits.failures)
    do throws(AccountError) {
      // The hash comes first: it must take the same time if there is no such account.
      if try await isRight(check), let stored = check.stored {
        let prepared = try await prepare()
        let value = try await writeIfStillRight(check, stored) { db, current in try work(db, current, prepared) }
        if let value { return value }
      }
    } catch {
      await attemptLimiter.takeBack(under: [check.limits.allAttempts])
      throw error
    }
    try await attemptLimiter.countFailure(under: check.limits.failures)
    throw .invalidCredentials
  }

  /// The same with nothing to prepare.
  func write<Value: Sendable>(
    relyingOn check: PasswordCheck, _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value {
    try await write(relyingOn: check, preparing: {}, transaction: { db, current, _ in try work(db, current) })
  }

  private func isRight(_ check: PasswordCheck) async throws(AccountError) -> Bool {
    // A password that is too long is no account's, and would take long to hash.
    let typed = check.typed.isWithinSizeLimit ? check.typed : TypedPassword("")
    return try await passwordHasher.matches(typed, check.stored?.hash, for: check.hashingClient)
  }

  /// Runs the transaction. If the password's hash was changed since the check, for example because another sign-in
  /// hashed it at another cost, the password is checked again.
  ///
  /// - Returns: nil if the password isn't right any more.
  private func writeIfStillRight<Value: Sendable>(
    _ check: PasswordCheck, _ stored: StoredPassword,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value? {
    if let value = try await writeIfUnchanged(stored, check.limits, work) { return value }
    guard let found = try await findAccount(named: stored.name), found.account.id == stored.accountID else {
      throw .accountDeleted
    }
    let current = StoredPassword(of: found, named: stored.name)
    let again = PasswordCheck(
      typed: check.typed, stored: current, limits: check.limits, hashingClient: check.hashingClient)
    return try await isRight(again) ? try await writeIfUnchanged(current, check.limits, work) : nil
  }

  /// - Returns: nil if the password's hash was changed since it was read.
  private func writeIfUnchanged<Value: Sendable>(
    _ stored: StoredPassword, _ limits: PasswordCheckLimits,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value? {
    try await store.write(.once) { db in
      guard let current = try stored.accountIfUnchanged(in: db) else { return nil }
      try AttemptRows(db: db).delete(limits.allAttempts.key)
      return try work(db, current)
    }
  }
}
