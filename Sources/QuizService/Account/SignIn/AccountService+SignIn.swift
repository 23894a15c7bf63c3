internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension AccountService {
  /// Signs in to an account. A right password clears the earlier wrong attempts: those of the browser if the account
  /// knows it, or else the account's.
  ///
  /// - Throws: `.accountDeleted`, `.formUsed`, and as ``verify(_:)``. It takes as long for a name that no account has,
  ///   so the time doesn't reveal whether there is an account. (An account whose password was hashed at another cost
  ///   takes longer or shorter until its next sign-in.)
  package func signIn(_ input: SignInInput) async throws(AccountError) -> SignInResult {
    try await recordingOutcome(as: .signIns, failures: .failedSignIns) { () throws(AccountError) -> SignInResult in
      let (attempt, knownBrowserToken) = try await signInAttempt(input)
      let verified = try await verify(attempt)
      let newSession = try await makeSession(knownBrowserToken: knownBrowserToken, on: input.browserDescription)
      let result = try await store.write(.once) { db in
        let account = try verified.confirm(in: db).account
        try newSession.start(for: account.id, in: db)
        if let guest = input.player?.account, guest.isGuest {
          try GuestMerge(guestID: guest.id, accountID: account.id).run(in: db)
        }
        if let oldSessionToken = input.oldSessionToken { try SessionRows(db: db).end(oldSessionToken.digest) }
        return newSession.result(of: account)
      }
      await rehash(attempt, verified)
      return result
    }
  }

  /// Ends the player's session.
  package func signOut(_ player: Player) async throws(AccountError) {
    try await store.write(.idempotent) { db in try SessionRows(db: db).end(player.sessionDigest) }
    security.increment(.signOuts)
  }

  /// Hashes a right password again if the cost has changed. If that fails now, the next sign-in does it.
  private func rehash(_ attempt: PasswordAttempt, _ verified: VerifiedPassword) async {
    guard let stored = attempt.stored?.credentials.passwordHash,
      let hash = try? await passwordHasher.rehash(attempt.typed, storedAs: stored, for: attempt.hashingClient)
    else { return }
    try? await store.write(.once) { db in
      let account = try verified.confirm(in: db).account
      _ = try AccountRows(db: db).changePasswordHash(hash, of: account.id)
    }
  }
}
