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
    try await recordingOutcome(as: .passwordChanges, failures: .failedPasswordChecks) {
      () throws(AccountError) -> SignInResult in
      if let reason = passwordError(of: newPassword, for: player.account.name) { throw .password(reason) }
      let attempt = try await passwordAttempt(of: player, typed: oldPassword)
      let key = try await attemptKey(of: player.account)
      return try await withVerifiedPassword(attempt) {
        () throws(AccountError) -> (passwordHash: String, newSession: NewSession) in
        let passwordHash = try await passwordHasher.hash(
          newPassword, salt: Token128(using: dependencies), for: attempt.hashingClient)
        return (passwordHash, try await makeSession(on: browser))
      } transaction: { db, current, prepared in
        let credentials = Credentials(
          passwordHash: prepared.passwordHash, recoveryCodeDigest: current.credentials.recoveryCodeDigest)
        try CredentialsChange(accountID: current.account.id, credentials: credentials, attemptKey: key).run(in: db)
        try prepared.newSession.open(for: current.account.id, in: db)
        return prepared.newSession.result(of: current.account)
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
    try await recordingOutcome(as: .newRecoveryCodes, failures: .failedPasswordChecks) {
      () throws(AccountError) -> RecoveryCode in
      let attempt = try await passwordAttempt(of: player, typed: password)
      let code = RecoveryCode(using: dependencies)
      let now = dependencies.now()
      let key = try await attemptKey(of: player.account)
      return try await withVerifiedPassword(attempt) { db, current in
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
