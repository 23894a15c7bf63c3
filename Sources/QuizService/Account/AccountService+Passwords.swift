internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Sets a new password. All sessions end and all known devices are forgotten; then this browser is signed in again.
  ///
  /// - Throws: `.invalidCredentials` if the present password is wrong, `.password`, `.rateLimited`, `.busy`,
  ///   `.isGuest` or `.store`.
  package func changePassword(
    of player: Player, from present: TypedPassword, to new: TypedPassword, on device: DeviceDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    if let reason = passwordError(of: new, for: player.account.name) { throw .password(reason) }
    let verified = try await verify(present, of: player)
    let passwordHash: String
    do {
      passwordHash = try await passwordHasher.hash(
        new, salt: Token128(using: dependencies), for: .known(player.account.id))
    } catch {
      await attempts.refund([verified.attempt.credentialAttempt])
      throw error
    }
    let bucket = try await attemptBucket(of: verified.account)
    let session = try await newSession(on: device)
    return try await write(relyingOn: verified) { db, current in
      let credentials = Credentials(
        passwordHash: passwordHash, recoveryCodeDigest: current.credentials.recoveryCodeDigest)
      try AccountRows(db: db).setCredentials(credentials, of: current.account.id, clearing: bucket)
      try SessionRows(db: db).open(session, of: current.account.id)
      return session.result(of: current.account)
    }
  }

  /// Makes a new recovery code; the old one no longer works. All other sessions end, and other devices are forgotten.
  ///
  /// - Parameter deviceTokens: those in the browser's cookie.
  /// - Throws: `.invalidCredentials`, `.rateLimited`, `.busy`, `.isGuest` or `.store`.
  package func renewRecoveryCode(
    of player: Player, password: TypedPassword, deviceTokens: [Token128] = []
  ) async throws(AccountError) -> RecoveryCode {
    let verified = try await verify(password, of: player)
    let (code, now) = (RecoveryCode(using: dependencies), dependencies.now())
    let bucket = try await attemptBucket(of: verified.account)
    return try await write(relyingOn: verified) { db, current in
      let device = try DeviceRows(db: db).first(of: deviceTokens, knownTo: current.account.id, at: now)
      try AccountRows(db: db).setCredentials(
        Credentials(passwordHash: current.credentials.passwordHash, recoveryCodeDigest: code.digest),
        of: current.account.id, clearing: bucket, keepingSession: player.session,
        devices: device.map { [DeviceTokenDigest(token: $0)] } ?? [])
      return code
    }
  }
}
