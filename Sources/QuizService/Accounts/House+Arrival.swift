internal import QuizEngine

/// Somebody who wants an account.
public struct SignUp: Sendable {
  public let name: AccountName
  public let password: TypedPassword
  public let zone: IANAZone
  public let settings: AccountSettings
  /// The guest that the browser was so far.
  public let guest: Player?
  /// 128 random bits that the form came with. The same form sent again, were it a hundred times at once, is the same
  /// sign-up and gets the same reply.
  public let ticket: Key128
  /// The network address that it comes from; nil is never limited.
  public let origin: String?

  public init(
    name: AccountName, password: TypedPassword, zone: IANAZone, settings: AccountSettings, guest: Player?,
    ticket: Key128, origin: String?
  ) {
    self.name = name
    self.password = password
    self.zone = zone
    self.settings = settings
    self.guest = guest
    self.ticket = ticket
    self.origin = origin
  }
}

extension House {
  /// Makes an account, or makes one of a guest, and signs its browser in.
  ///
  /// - Throws: `.nameTaken`, `.password`, `.wait`, `.busy` or `.store`.
  public func signUp(_ wish: SignUp) async throws(AccountRefusal) -> Arrival {
    if let fault = wish.password.fault(for: wish.name) { throw .password(fault) }
    let pass = try await pass(for: wish)
    if let known = try await find(wish.name) { return try await admitAgain(wish, pass, known) }
    try await limit(arrivalsFrom: wish.origin)
    let digest = try await passwords.digest(of: wish.password, salt: Key128(from: surroundings))
    let credentials = Credentials(password: digest, recovery: pass.recovery.digest)
    do {
      let account = try await keep(wish, credentials, SessionKey(token: pass.token))
      return Arrival(account: account, token: pass.token, recovery: pass.recovery)
    } catch .nameTaken {
      guard let known = try await find(wish.name) else { throw .nameTaken }
      return try await admitAgain(wish, pass, known)
    } catch { throw error }
  }

  /// Lets somebody play without a name.
  ///
  /// - Throws: `.noGuests`, `.wait` or `.store`.
  public func admitGuest(
    zone: IANAZone, settings: AccountSettings, ticket: Key128, from origin: String?
  ) async throws(AccountRefusal) -> Arrival {
    guard rules.admitsGuests else { throw .noGuests }
    let token = try await secret().token("guest", [ticket.text]) ?? Key128(from: surroundings)
    let session = SessionKey(token: token)
    if let player = try await player(of: session) {
      return Arrival(account: player.account, token: token, recovery: nil)
    }
    try await limit(arrivalsFrom: origin)
    let guest = NewAccount(
      name: nil, credentials: nil, zone: zone, settings: settings, created: surroundings.now())
    let account = try await creating { () throws(AccountError) in try await accounts.create(guest, session: session) }
    return Arrival(account: account, token: token, recovery: nil)
  }

  private func keep(
    _ wish: SignUp, _ credentials: Credentials, _ session: SessionKey
  ) async throws(AccountRefusal) -> Account {
    let now = surroundings.now()
    if let guest = wish.guest?.account, guest.isGuest {
      return try await creating { () throws(AccountError) in
        try await accounts.name(guest.id, wish.name, credentials, session: session, at: now)
      }
    }
    let new = NewAccount(
      name: wish.name, credentials: credentials, zone: wish.zone, settings: wish.settings, created: now)
    return try await creating { () throws(AccountError) in try await accounts.create(new, session: session) }
  }
}

extension House {
  /// What a sign-up's browser is known by, and the account's recovery code. Both follow from the form.
  private typealias Pass = (token: Key128, recovery: RecoveryCode)

  private func pass(for wish: SignUp) async throws(AccountRefusal) -> Pass {
    let secret = try await secret()
    let form = [wish.ticket.text, wish.name.fold, wish.password.text]
    let token = secret.token("sign-up", form) ?? Key128(from: surroundings)
    return (token, RecoveryCode(random: secret.digest("recovery code", form)))
  }

  /// The same form once more: whoever knows it all, and whose session still lives, has that account already.
  private func admitAgain(
    _ wish: SignUp, _ pass: Pass, _ known: KnownAccount
  ) async throws(AccountRefusal) -> Arrival {
    guard pass.recovery.matches(known.credentials.recovery),
      try await player(of: SessionKey(token: pass.token))?.account.id == known.account.id
    else { throw .nameTaken }
    return Arrival(account: known.account, token: pass.token, recovery: pass.recovery)
  }
}
