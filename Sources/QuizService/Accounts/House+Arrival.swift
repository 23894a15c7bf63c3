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
  /// The network that it comes from; nil is never limited.
  public let origin: ClientNetwork?
  /// Of its browser.
  public let device: DeviceDescription

  public init(
    name: AccountName, password: TypedPassword, zone: IANAZone, settings: AccountSettings, guest: Player?,
    ticket: Key128, origin: ClientNetwork?, device: DeviceDescription = .unknown
  ) {
    self.name = name
    self.password = password
    self.zone = zone
    self.settings = settings
    self.guest = guest
    self.ticket = ticket
    self.origin = origin
    self.device = device
  }
}

extension House {
  /// Makes an account, or makes one of a guest, and signs its browser in.
  ///
  /// - Throws: `.nameTaken`, `.password`, `.wait`, `.busy` or `.store`.
  public func signUp(_ wish: SignUp) async throws(AccountRefusal) -> Arrival {
    if let fault = fault(of: wish.password, for: wish.name) { throw .password(fault) }
    let pass = try await pass(for: wish)
    if let known = try await find(wish.name) { return try await admitAgain(wish, pass, known) }
    let counts = try await counts(of: .arrivals, from: wish.origin)
    try await count(counts)
    do { return try await make(wish, pass) } catch {
      await takeBack(counts)
      guard error == .nameTaken, let known = try await find(wish.name) else { throw error }
      return try await admitAgain(wish, pass, known)
    }
  }

  private func make(_ wish: SignUp, _ pass: Pass) async throws(AccountRefusal) -> Arrival {
    // A guest is a stranger too: anybody can become many of them.
    let digest = try await passwords.digest(
      of: wish.password, salt: Key128(from: surroundings), for: .stranger(wish.origin))
    let credentials = Credentials(password: digest, recovery: pass.recovery.digest)
    let account = try await keep(wish, credentials, SessionKey(token: pass.token))
    return try await arrival(of: account, pass.token, pass.recovery)
  }

  /// Lets somebody play without a name.
  ///
  /// - Throws: `.noGuests`, `.wait` or `.store`.
  public func admitGuest(
    zone: IANAZone, settings: AccountSettings, ticket: Key128, from origin: ClientNetwork?,
    on device: DeviceDescription = .unknown
  ) async throws(AccountRefusal) -> Arrival {
    guard rules.admitsGuests else { throw .noGuests }
    let token = try await secret().token("guest", [ticket.text]) ?? Key128(from: surroundings)
    let session = SessionKey(token: token)
    if let player = try await player(of: session) {
      return Arrival(account: player.account, token: token, recovery: nil, device: nil)
    }
    try await count(try await counts(of: .arrivals, from: origin))
    let guest = NewAccount(
      name: nil, credentials: nil, zone: zone, settings: settings, created: surroundings.now())
    let account = try await creating { () throws(AccountError) in
      try await accounts.create(guest, session: session, on: device)
    }
    return Arrival(account: account, token: token, recovery: nil, device: nil)
  }

  private func keep(
    _ wish: SignUp, _ credentials: Credentials, _ session: SessionKey
  ) async throws(AccountRefusal) -> Account {
    let now = surroundings.now()
    if let guest = wish.guest?.account, guest.isGuest {
      return try await creating { () throws(AccountError) in
        try await accounts.name(
          guest.id, wish.name, credentials, session: session, on: wish.device, at: now)
      }
    }
    let new = NewAccount(
      name: wish.name, credentials: credentials, zone: wish.zone, settings: wish.settings, created: now)
    return try await creating { () throws(AccountError) in
      try await accounts.create(new, session: session, on: wish.device)
    }
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
    return try await arrival(of: known.account, pass.token, pass.recovery)
  }
}
