extension House {
  /// Lets the owner of an account in. A right password makes earlier wrong ones forgotten.
  ///
  /// - Parameters:
  ///   - name: as it was typed.
  ///   - guest: whom the browser was so far; what they played becomes the account's.
  ///   - origin: the network address that it comes from; nil is never limited.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`; it takes the same time whether there is such an account or not.
  public func signIn(
    name: String, password: TypedPassword, guest: Player?, from origin: String?
  ) async throws(AccountRefusal) -> Arrival {
    try await limit(guessesFrom: origin)
    let known = try await prove(password, of: name)
    await rehash(password, of: known)
    return try await admit(known.account, adopting: guest?.account.isGuest == true ? guest?.account.id : nil)
  }

  /// Lets the owner of an account in who forgot the password, and sets a new one. The code is spent; the arrival brings
  /// the next. All other browsers of the account are signed out.
  ///
  /// - Parameter ticket: 128 random bits that the form came with; the same form sent again gets the same reply.
  /// - Throws: `.wrong`, `.password`, `.wait`, `.busy` or `.store`.
  public func recover(
    name: String, code: String, password: TypedPassword, ticket: Key128, from origin: String?
  ) async throws(AccountRefusal) -> Arrival {
    try await limit(guessesFrom: origin)
    guard let name = AccountName(name), let typed = RecoveryCode(typed: code) else { throw .wrong }
    if let fault = password.fault(for: name) { throw .password(fault) }
    let secret = try await secret()
    let form = [ticket.text, name.fold, typed.text, password.text]
    let token = secret.token("recovery", form) ?? Key128(from: surroundings)
    let next = RecoveryCode(random: secret.digest("next recovery code", form))
    let known = try await find(name)
    guard let known, typed.matches(known.credentials.recovery) else {
      guard let known, next.matches(known.credentials.recovery),
        try await player(of: SessionKey(token: token))?.account.id == known.account.id
      else { throw .wrong }
      return Arrival(account: known.account, token: token, recovery: next)
    }
    let digest = try await passwords.digest(of: password, salt: Key128(from: surroundings))
    try await change(known.account, to: Credentials(password: digest, recovery: next.digest), keeping: nil)
    return try await admit(known.account, token: token, recovery: next)
  }

  /// Signs one browser out.
  public func signOut(_ player: Player) async throws(AccountRefusal) {
    try await guarded { () throws(StoreError) in try await accounts.end(player.session) }
  }

  /// Signs every browser of an account out.
  ///
  /// - Parameter isOwnKept: whether the player's own stays.
  public func signOutEverywhere(_ player: Player, butHere isOwnKept: Bool) async throws(AccountRefusal) {
    try await guarded { () throws(StoreError) in
      try await accounts.endSessions(of: player.account.id, except: isOwnKept ? player.session : nil)
    }
  }

  /// The same password at today's cost. It can wait for the next time where it doesn't work out now.
  private func rehash(_ password: TypedPassword, of known: KnownAccount) async {
    guard passwords.isOutdated(known.credentials.password),
      let digest = try? await passwords.digest(of: password, salt: Key128(from: surroundings))
    else { return }
    try? await accounts.rehash(digest, of: known.account.id)
  }
}
