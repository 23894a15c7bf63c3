internal import QuizDatabase

/// A password that was checked outside of a transaction, for the transaction that relies on it.
struct VerifiedPassword: Sendable {
  let account: Account
  let name: AccountName
  /// As they were when the password was checked.
  let credentials: Credentials
  let password: TypedPassword
  let attempt: PasswordAttempt
}

extension AccountRows {
  /// Checks in a transaction that an account's password is still the one that was checked before it, and clears the
  /// failed attempts.
  ///
  /// - Returns: the account and its credentials as they are now; nil if its password was changed in the meantime.
  /// - Throws: `.invalidCredentials` if the account was deleted in the meantime.
  func confirm(_ verified: VerifiedPassword) throws -> AccountWithCredentials? {
    guard let present = try find(named: verified.name, locking: .exclusive), present.account.id == verified.account.id
    else { throw AccountError.invalidCredentials }
    guard present.credentials.passwordHash == verified.credentials.passwordHash else { return nil }
    try AttemptRows(db: db).clear(verified.attempt.credentialAttempt.bucket)
    return present
  }
}

extension AccountService {
  /// Runs a transaction that relies on a password. If the password's hash has changed since the check, for example
  /// because another sign-in hashed it with other parameters, the password is checked again.
  ///
  /// - Parameter work: receives the account as it is now. It may run again.
  /// - Throws: `.invalidCredentials` if the password isn't right any more, `.busy`, `.store`, and what `work` refuses.
  func write<Value: Sendable>(
    relyingOn verified: VerifiedPassword,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value {
    do throws(AccountError) {
      if let value = try await tryWriting(relyingOn: verified, work) { return value }
      guard let known = try await findAccount(named: verified.name),
        try await passwordHasher.matches(
          verified.password, known.credentials.passwordHash, for: verified.attempt.hashingClient),
        let value = try await tryWriting(
          relyingOn: VerifiedPassword(
            account: known.account, name: verified.name, credentials: known.credentials, password: verified.password,
            attempt: verified.attempt), work)
      else { throw .invalidCredentials }
      return value
    } catch {
      // The password was right, so a failure of the store must not count as a guess.
      if error != .invalidCredentials { await attempts.refund([verified.attempt.credentialAttempt]) }
      throw error
    }
  }

  private func tryWriting<Value: Sendable>(
    relyingOn verified: VerifiedPassword,
    _ work: @escaping @Sendable (Transaction, AccountWithCredentials) throws -> Value
  ) async throws(AccountError) -> Value? {
    try await store.write(.once) { db in
      try AccountRows(db: db).confirm(verified).map { known in try work(db, known) }
    }
  }
}
