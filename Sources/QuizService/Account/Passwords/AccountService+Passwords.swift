internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Sets a new password. All sessions end and all known browsers are forgotten; then this browser is signed in again.
  ///
  /// - Throws: `.password`, `.isGuest`, `.accountDeleted`, and as ``verify(_:)``.
  package func changePassword(
    of player: Player, from oldPassword: TypedPassword, to newPassword: TypedPassword,
    on browserDescription: BrowserDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    try await recordingOutcome(as: .passwordChanges, failures: .failedPasswordChecks) {
      () throws(AccountError) -> SignInResult in
      if let reason = passwordError(of: newPassword, for: player.account.name) { throw .password(reason) }
      let attempt = try await passwordAttempt(of: player, typed: oldPassword)
      let verified = try await verify(attempt)
      let key = try await attemptKey(of: verified.accountName)
      let passwordHash = try await passwordHasher.hash(
        newPassword, salt: Token128(using: dependencies), for: attempt.hashingClient)
      let newSession = try await makeSession(on: browserDescription)
      return try await store.write(.once) { db in
        let current = try verified.confirm(in: db)
        let accountID = current.account.id
        let credentials = Credentials(
          passwordHash: passwordHash, recoveryCodeDigest: current.credentials.recoveryCodeDigest)
        try CredentialsChange(accountID: accountID, credentials: credentials, attemptKey: key).run(in: db)
        try newSession.start(for: accountID, in: db)
        return newSession.result(of: current.account)
      }
    }
  }

  /// Makes a new recovery code; the old one no longer works. All other sessions end, and other browsers are forgotten.
  ///
  /// - Parameter knownBrowserTokens: those in the browser's cookie.
  /// - Throws: `.isGuest`, `.accountDeleted`, and as ``verify(_:)``.
  package func renewRecoveryCode(
    of player: Player, password: TypedPassword, knownBrowserTokens: [KnownBrowserToken] = []
  ) async throws(AccountError) -> RecoveryCode {
    try await recordingOutcome(as: .newRecoveryCodes, failures: .failedPasswordChecks) {
      () throws(AccountError) -> RecoveryCode in
      let verified = try await verify(passwordAttempt(of: player, typed: password))
      let code = RecoveryCode(using: dependencies)
      let now = dependencies.now()
      let key = try await attemptKey(of: verified.accountName)
      return try await store.write(.once) { db in
        let current = try verified.confirm(in: db)
        let accountID = current.account.id
        let token = try KnownBrowserRows(db: db).first(of: knownBrowserTokens, knownTo: accountID, at: now)
        let change = CredentialsChange(
          accountID: accountID,
          credentials: Credentials(passwordHash: current.credentials.passwordHash, recoveryCodeDigest: code.digest),
          attemptKey: key, retainedSession: player.sessionDigest, retainedBrowsers: token.map { [$0.digest] } ?? [])
        try change.run(in: db)
        return code
      }
    }
  }

  /// Why a password can't be an account's new one; nil if it can.
  package func passwordError(of password: TypedPassword, for name: AccountName?) -> PasswordError? {
    let year = CalendarDate(begunSomewhereAt: dependencies.now()).components.year
    return password.error(for: name, siteWords: gameSettings.siteWords, year: year)
  }
}
