internal import QuizDatabase
internal import QuizEngine

extension AccountService {
  /// Makes an account, or upgrades a guest, and signs its browser in.
  ///
  /// - Throws: `.nameTaken`, `.password`, `.formUsed`, `.invalidSetupLink`, `.rateLimited`, `.busy`, `.hashingFailed`
  ///   or `.store`.
  package func signUp(_ input: SignUpInput) async throws(AccountError) -> SignInResult {
    try await recordingOutcome(as: .signUps, failures: .rejectedSignUps) { () throws(AccountError) -> SignInResult in
      if let reason = passwordError(of: input.password, for: input.name) { throw .password(reason) }
      let reply = try await reply(to: input)
      if let account = try await findAccount(named: input.name) { return try await repeatSignUp(reply, of: account) }
      if let token = input.setupToken, try await !isValidSetupToken(token) { throw .invalidSetupLink }
      let limits = try await attemptLimiter.limits(of: .signUps, from: input.network)
      try await attemptLimiter.admit(under: limits)
      do throws(AccountError) { return try await createAccount(input, reply) } catch {
        await attemptLimiter.takeBack(under: limits)
        guard error == .nameTaken, let account = try await findAccount(named: input.name) else { throw error }
        return try await repeatSignUp(reply, of: account)
      }
    }
  }

  private func createAccount(
    _ input: SignUpInput, _ reply: SignUpReply
  ) async throws(AccountError) -> SignInResult {
    // A guest waits with its network: anybody can become many guests.
    let passwordHash = try await passwordHasher.hash(
      input.password, salt: Token128(using: dependencies), for: .network(input.network))
    let credentials = Credentials(passwordHash: passwordHash, recoveryCodeDigest: reply.recoveryCode.digest)
    let newSession = reply.newSession
    let account = try await store.write(.once) { db in
      let account: Account
      if let guest = input.guest?.account, guest.isGuest {
        account = try GuestUpgrade(guestID: guest.id, name: input.name, credentials: credentials).run(in: db)
      } else {
        let newAccount = NewAccount(
          name: input.name, credentials: credentials, zone: input.zone, settings: input.settings,
          createdAt: newSession.startedAt)
        guard let added = try AccountRows(db: db).add(newAccount) else { throw AccountError.nameTaken }
        account = added
      }
      try newSession.start(for: account.id, in: db)
      guard let setupToken = input.setupToken else { return account }
      let use = RoleInvitationUse(
        invitation: RoleInvitationDigest(token: setupToken), accountID: account.id, usedAt: newSession.startedAt)
      guard try use.run(in: db) == .operator, let changed = try AccountRows(db: db).find(account.id) else {
        throw AccountError.invalidSetupLink
      }
      return changed
    }
    if input.setupToken != nil { security.log(.roleChanged(.operator, of: account.id, by: .setupLink)) }
    return newSession.result(of: account, recovery: reply.recoveryCode)
  }

  /// Makes a guest, who plays without a name. Copies of one form make one guest.
  ///
  /// - Parameter idempotencyKey: 128 random bits of the form.
  /// - Throws: `.guestsDisabled`, `.formUsed`, `.rateLimited` or `.store`.
  package func createGuest(
    zone: IANATimeZone, settings: AccountSettings, idempotencyKey: Token128, from network: ClientNetwork?,
    on browserDescription: BrowserDescription = .unknown
  ) async throws(AccountError) -> SignInResult {
    guard gameSettings.allowsGuests else { throw .guestsDisabled }
    let token = SessionToken(try await houseSecret().token("guest", [idempotencyKey.text]))
    let limits = try await attemptLimiter.limits(of: .signUps, from: network)
    let now = dependencies.now()
    let creation = GuestCreation(
      guest: NewAccount(name: nil, credentials: nil, zone: zone, settings: settings, createdAt: now),
      sessionDigest: token.digest, browserDescription: browserDescription)
    let guest = try await store.writeCommittingFailures(.once) { db in
      if let repeated = try GuestCreation.guest(repeating: creation.sessionDigest, at: now, db: db) {
        return .success(repeated)
      }
      // A refused attempt may correct its count, which must be stored.
      let admission = try AttemptCounter(db: db, now: now).admit(under: limits)
      if case .failure(let error) = admission { return .failure(error) }
      return .success(try creation.run(in: db))
    }
    return SignInResult(account: guest, sessionToken: token, recoveryCode: nil, knownBrowserToken: nil)
  }
}

extension AccountService {
  /// What a sign-up gives the browser. Both follow from the form, so that the same form gets the same reply.
  private typealias SignUpReply = (newSession: NewSession, recoveryCode: RecoveryCode)

  private func reply(to input: SignUpInput) async throws(AccountError) -> SignUpReply {
    let secret = try await houseSecret()
    let form = [input.idempotencyKey.text, input.name.folded, input.password.text]
    return (
      try await makeSession(token: SessionToken(secret.token("sign-up", form)), on: input.browserDescription),
      RecoveryCode(random: secret.digest("recovery code", form))
    )
  }

  /// Handles a form that was sent again: if all its secrets match and its session is still active, it gets the same
  /// reply.
  ///
  /// - Throws: `.nameTaken` otherwise.
  private func repeatSignUp(
    _ reply: SignUpReply, of existing: AccountWithCredentials
  ) async throws(AccountError) -> SignInResult {
    guard reply.recoveryCode.matches(existing.credentials.recoveryCodeDigest),
      try await authenticate(reply.newSession.token.digest)?.id == existing.account.id
    else { throw .nameTaken }
    return reply.newSession.result(of: existing.account, recovery: reply.recoveryCode)
  }
}
