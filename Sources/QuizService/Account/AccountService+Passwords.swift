internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Sets a new password. All sessions end and all known devices are forgotten; then this browser is signed in again.
  ///
  /// - Throws: `.invalidCredentials` if the old password is wrong, `.password`, `.rateLimited`, `.busy`,
  ///   `.isGuest` or `.store`.
  package func changePassword(
    of player: Player, from oldPassword: TypedPassword, to newPassword: TypedPassword,
    on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    if let reason = passwordError(of: newPassword, for: player.account.name) { throw .password(reason) }
    let verified = try await reauthenticate(player, with: oldPassword)
    let passwordHash: String
    do {
      passwordHash = try await passwordHasher.hash(
        newPassword, salt: Token128(using: dependencies), for: .known(player.account.id))
    } catch {
      await attempts.refund([verified.attempt.credentialAttempt])
      throw error
    }
    let key = try await attemptKey(of: verified.account)
    let newSession = try await newSession(on: device)
    return try await write(relyingOn: verified) { db, current in
      let credentials = Credentials(
        passwordHash: passwordHash, recoveryCodeDigest: current.credentials.recoveryCodeDigest)
      try CredentialsChange(accountID: current.account.id, credentials: credentials, attemptKey: key).run(in: db)
      try SessionRows(db: db).open(newSession, of: current.account.id)
      return newSession.result(of: current.account)
    }
  }

  /// Makes a new recovery code; the old one no longer works. All other sessions end, and other devices are forgotten.
  ///
  /// - Parameter deviceTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  package func renewRecoveryCode(
    of player: Player, password: TypedPassword, deviceTokens: [Token128] = []
  ) async throws(AccountError) -> RecoveryCode {
    let verified = try await reauthenticate(player, with: password)
    let code = RecoveryCode(using: dependencies)
    let now = dependencies.now()
    let key = try await attemptKey(of: verified.account)
    return try await write(relyingOn: verified) { db, current in
      let device = try DeviceRows(db: db).first(of: deviceTokens, knownTo: current.account.id, at: now)
      let change = CredentialsChange(
        accountID: current.account.id,
        credentials: Credentials(
          passwordHash: current.credentials.passwordHash, recoveryCodeDigest: code.digest),
        attemptKey: key, sessionDigest: player.sessionDigest,
        devices: device.map { [DeviceTokenDigest(token: $0)] } ?? [])
      try change.run(in: db)
      return code
    }
  }
}
