internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Sets a new password. All sessions end and all known browsers are forgotten; then this browser is signed in again.
  ///
  /// - Throws: `.invalidCredentials` if the old password is wrong, `.password`, `.rateLimited`, `.busy`,
  ///   `.isGuest`, `.accountDeleted` or `.store`.
  package func changePassword(
    of player: Player, from oldPassword: TypedPassword, to newPassword: TypedPassword,
    on browser: BrowserDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    try await counting(.passwordChanges, failures: .failedPasswordChecks) { () throws(AccountError) -> SignInResult in
      if let reason = passwordError(of: newPassword, for: player.account.name) { throw .password(reason) }
      let verified = try await reauthenticate(player, with: oldPassword)
      let passwordHash: String
      do throws(AccountError) {
        passwordHash = try await passwordHasher.hash(
          newPassword, salt: Token128(using: dependencies), for: .known(player.account.id))
      } catch {
        await attemptLimiter.takeBack(under: [verified.limits.allChecks])
        throw error
      }
      let key = try await attemptKey(of: verified.account)
      let newSession = try await makeSession(on: browser)
      return try await write(relyingOn: verified) { db, current in
        let credentials = Credentials(
          passwordHash: passwordHash, recoveryCodeDigest: current.credentials.recoveryCodeDigest)
        try CredentialsChange(accountID: current.account.id, credentials: credentials, attemptKey: key).run(in: db)
        try newSession.opening.run(for: current.account.id, in: db)
        return newSession.result(of: current.account)
      }
    }
  }

  /// Makes a new recovery code; the old one no longer works. All other sessions end, and other browsers are forgotten.
  ///
  /// - Parameter knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest`, `.accountDeleted` or `.store`.
  package func renewRecoveryCode(
    of player: Player, password: TypedPassword, knownBrowserTokens: [KnownBrowserToken] = []
  ) async throws(AccountError) -> RecoveryCode {
    try await counting(.newRecoveryCodes, failures: .failedPasswordChecks) { () throws(AccountError) -> RecoveryCode in
      let verified = try await reauthenticate(player, with: password)
      let code = RecoveryCode(using: dependencies)
      let now = dependencies.now()
      let key = try await attemptKey(of: verified.account)
      return try await write(relyingOn: verified) { db, current in
        let token = try KnownBrowserRows(db: db).first(of: knownBrowserTokens, knownTo: current.account.id, at: now)
        let change = CredentialsChange(
          accountID: current.account.id,
          credentials: Credentials(
            passwordHash: current.credentials.passwordHash, recoveryCodeDigest: code.digest),
          attemptKey: key, sessionDigest: player.sessionDigest,
          knownBrowsers: token.map { [$0.digest] } ?? [])
        try change.run(in: db)
        return code
      }
    }
  }
}
