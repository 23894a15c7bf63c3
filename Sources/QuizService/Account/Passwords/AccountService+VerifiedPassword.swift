internal import QuizDatabase

extension AccountService {
  /// Checks a password. The attempt is counted before the check, so that attempts at the same time are limited too. A
  /// wrong password stays counted; a right one ends the count, also if what it is needed for fails afterwards.
  ///
  /// - Returns: what a transaction needs that relies on the password.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.hashingFailed` or `.store`.
  func verify(_ attempt: PasswordAttempt) async throws(AccountError) -> VerifiedPassword {
    guard !passwordHasher.threadPool.isFull(for: attempt.hashingClient) else { throw .busy }
    let limits = attempt.limits
    try await attemptLimiter.admit(under: [limits.attemptLimit], checking: limits.failureLimits)
    do throws(AccountError) {
      // The hash comes first: it must take the same time if there is no such account.
      if try await isRight(attempt), let verified = attempt.stored.flatMap(VerifiedPassword.init) {
        try await attemptLimiter.clear(limits.attemptLimit)
        return verified
      }
    } catch {
      await attemptLimiter.takeBack(under: [limits.attemptLimit])
      throw error
    }
    try await attemptLimiter.countFailure(under: limits.failureLimits)
    throw .invalidCredentials
  }

  private func isRight(_ attempt: PasswordAttempt) async throws(AccountError) -> Bool {
    // A password that is too long is no account's, and would take long to hash.
    let typed = attempt.typed.isWithinSizeLimit ? attempt.typed : TypedPassword("")
    return try await passwordHasher.matches(typed, attempt.stored?.credentials.passwordHash, for: attempt.hashingClient)
  }
}

/// The account whose password was right when it was checked. Only ``AccountService/verify(_:)`` makes one.
struct VerifiedPassword: Sendable {
  let accountID: AccountID
  let accountName: AccountName
  private let salt: [UInt8]

  /// - Returns: nil for an account that no password opens.
  fileprivate init?(of stored: AccountWithCredentials) {
    guard let name = stored.account.name, let hash = PasswordHash(phc: stored.credentials.passwordHash) else {
      return nil
    }
    accountID = stored.account.id
    accountName = name
    salt = hash.salt
  }

  /// Checks that the account still has the same password, and locks it until the transaction ends.
  ///
  /// A new password has a new salt. A password that is hashed again at another cost keeps its salt.
  ///
  /// - Returns: the account as it is now.
  /// - Throws: `.accountDeleted`; `.invalidCredentials` if the password was changed since.
  func confirm(in db: Transaction) throws -> AccountWithCredentials {
    guard let current = try AccountRows(db: db).findWithCredentials(accountID, locking: .exclusive) else {
      throw AccountError.accountDeleted
    }
    guard PasswordHash(phc: current.credentials.passwordHash)?.salt == salt else {
      throw AccountError.invalidCredentials
    }
    return current
  }
}
