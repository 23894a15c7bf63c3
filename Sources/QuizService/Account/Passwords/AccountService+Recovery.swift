internal import QuizDatabase
internal import QuizEngine

extension AccountService {
  /// Signs in with the recovery code and sets a new password. The code is used up; the result has the next one. All
  /// other sessions end.
  ///
  /// - Parameter idempotencyKey: 128 random bits of the form; the same form sent again gets the same reply.
  /// - Throws: `.invalidCredentials`, `.password`, `.rateLimited`, `.busy`, `.hashingFailed` or `.store`.
  package func recover(
    name: String, code: String, password: TypedPassword, idempotencyKey: Token128, from network: ClientNetwork?,
    on browserDescription: BrowserDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    try await recordingOutcome(as: .recoveries, failures: .failedRecoveries) {
      () throws(AccountError) -> SignInResult in
      let limits = try await attemptLimiter.limits(of: .failedRecoveries, from: network)
      try await attemptLimiter.admit(checking: limits)
      do throws(AccountError) {
        guard let name = AccountName(name), let code = RecoveryCode(typed: code) else { throw .invalidCredentials }
        if let reason = passwordError(of: password, for: name) { throw .password(reason) }
        let recovery = try await recovery(of: name, code, password, idempotencyKey, on: browserDescription)
        if let result = try await repeated(recovery) { return result }
        let passwordHash = try await passwordHasher.hash(
          password, salt: Token128(using: dependencies), for: .network(network))
        return try await use(recovery, settingPassword: passwordHash)
      } catch {
        if error == .invalidCredentials { try await attemptLimiter.countFailure(under: limits) }
        throw error
      }
    }
  }

  /// What a form to recover an account asks for. The session and the next code follow from the form, so that the same
  /// form gets the same reply.
  private struct Recovery {
    let name: AccountName
    let code: RecoveryCode
    let next: RecoveryCode
    let newSession: NewSession
    /// The key of the account's failed attempts to sign in.
    let attemptKey: AttemptKey
  }

  private func recovery(
    of name: AccountName, _ code: RecoveryCode, _ password: TypedPassword, _ idempotencyKey: Token128,
    on browserDescription: BrowserDescription
  ) async throws(AccountError) -> Recovery {
    let secret = try await houseSecret()
    let form = [idempotencyKey.text, name.folded, code.text, password.text]
    return Recovery(
      name: name, code: code, next: RecoveryCode(random: secret.digest("next recovery code", form)),
      newSession: try await makeSession(token: SessionToken(secret.token("recovery", form)), on: browserDescription),
      attemptKey: AttemptKey.account(name.folded, secret))
  }

  /// The reply to a form that was sent before; nil if it is new.
  ///
  /// - Throws: `.invalidCredentials` if the code isn't the account's.
  private func repeated(_ recovery: Recovery) async throws(AccountError) -> SignInResult? {
    guard let found = try await findAccount(named: recovery.name) else { throw .invalidCredentials }
    if recovery.code.matches(found.credentials.recoveryCodeDigest) { return nil }
    guard recovery.next.matches(found.credentials.recoveryCodeDigest),
      try await authenticate(recovery.newSession.token.digest)?.id == found.account.id
    else { throw .invalidCredentials }
    return recovery.newSession.result(of: found.account, recovery: recovery.next)
  }

  /// Sets the new password and starts the session, if the code is still the account's.
  private func use(
    _ recovery: Recovery, settingPassword passwordHash: String
  ) async throws(AccountError) -> SignInResult {
    let credentials = Credentials(passwordHash: passwordHash, recoveryCodeDigest: recovery.next.digest)
    let account: Account? = try await store.write(.once) { db in
      guard let current = try AccountRows(db: db).findWithCredentials(named: recovery.name, locking: .exclusive) else {
        throw AccountError.invalidCredentials
      }
      // A copy of the form that came at the same time was faster.
      guard recovery.code.matches(current.credentials.recoveryCodeDigest) else { return nil }
      let id = current.account.id
      try CredentialsChange(accountID: id, credentials: credentials, attemptKey: recovery.attemptKey).run(in: db)
      try recovery.newSession.start(for: id, in: db)
      return current.account
    }
    if let account { return recovery.newSession.result(of: account, recovery: recovery.next) }
    guard let result = try await repeated(recovery) else { throw .invalidCredentials }
    return result
  }
}
