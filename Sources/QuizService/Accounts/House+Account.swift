public import QuizEngine

// What a player does with an account of theirs.
extension House {
  /// Whoever sits at a browser; nil where nobody is signed in, or the session is over.
  public func player(of session: SessionKey) async throws(AccountRefusal) -> Player? {
    let account = try await guarded { () throws(StoreError) in
      try await accounts.account(of: session, at: surroundings.now())
    }
    return account.map { Player(account: $0, session: session) }
  }

  /// The browsers that have signed in to the account before, the latest first.
  public func devices(of player: Player) async throws(AccountRefusal) -> [Device] {
    try await guarded { () throws(StoreError) in
      try await accounts.devices(of: player.account.id, at: surroundings.now())
    }
  }

  /// Sets a new password. Every browser is signed out and no longer known, and this one is signed in anew.
  ///
  /// - Throws: `.wrong` where the present password isn't that, `.password`, `.wait`, `.busy`, `.isGuest` or `.store`.
  public func changePassword(
    of player: Player, from present: TypedPassword, to new: TypedPassword, on device: DeviceDescription = .unknown
  ) async throws(AccountRefusal) -> Arrival {
    if let fault = fault(of: new, for: player.account.name) { throw .password(fault) }
    let known = try await prove(present, of: player)
    let digest = try await passwords.digest(
      of: new, salt: Key128(from: surroundings), for: .known(player.account.id))
    let credentials = Credentials(password: digest, recovery: known.credentials.recovery)
    try await change(known.account, to: credentials, keeping: nil)
    return try await admit(known.account, on: device)
  }

  /// Makes a new recovery code; the old one is void. Every other browser is signed out and no longer known.
  ///
  /// - Parameter devices: out of the browser's cookie.
  /// - Throws: `.wrong`, `.wait`, `.busy`, `.isGuest` or `.store`.
  public func renewRecovery(
    of player: Player, password: TypedPassword, devices: [Key128] = []
  ) async throws(AccountRefusal) -> RecoveryCode {
    let known = try await prove(password, of: player)
    let code = RecoveryCode(from: surroundings)
    let credentials = Credentials(password: known.credentials.password, recovery: code.digest)
    let device = try await device(among: devices, of: known.account)
    try await change(known.account, to: credentials, keeping: player.session, and: device)
    return code
  }

  /// Keeps what the player decided. A move takes effect at the new zone's next midnight.
  public func change(
    _ settings: AccountSettings, zone: IANAZone, of player: Player
  ) async throws(AccountRefusal) {
    let (account, now) = (player.account, surroundings.now())
    try await guarded { () throws(StoreError) in
      if settings != account.settings { try await accounts.change(settings, of: account.id) }
      let last = account.calendar.move(after: now)?.zone ?? account.calendar.zone(at: now)
      if zone != last { try await accounts.move(account.id, to: zone, at: now) }
    }
  }

  /// Everything that is kept about the player beside the account and its sessions.
  ///
  /// - Parameter browser: whose plays of quizzes are read out too.
  public func archive(of player: Player, browser: PlayerKey?) async throws(AccountRefusal) -> PlayerArchive {
    try await guarded { () throws(StoreError) in
      try await archives.archive(of: player.account.id, browser: browser)
    }
  }

  /// The dates on which no other account in the player's browser is to stand on boards once this one is deleted: today,
  /// and those of its rounds that some place on Earth hasn't left yet. Its player knows their questions.
  public func datesOfLeaving(_ player: Player) async throws(AccountRefusal) -> Set<CalendarDate> {
    let (account, now) = (player.account, surroundings.now())
    let today = account.calendar.date(at: now)
    let first = CalendarDate(of: now, offset: .hours(-12))
    var dates: Set = [today]
    for number in first.number...max(first.number, CalendarDate(begunSomewhereAt: now).number) {
      let date = CalendarDate(number: number)
      let rounds = try await guarded { () throws(StoreError) in
        try await daily.rounds(of: account.id, on: date, at: now)
      }
      if rounds.contains(where: { $0.date == date }) { dates.insert(date) }
    }
    return dates
  }

  /// Deletes the account with its name, sessions, groups and reports, and a browser's plays of quizzes; only counts stay.
  ///
  /// - Parameter password: a guest has none.
  /// - Throws: `.wrong`, `.wait`, `.busy` or `.store`.
  public func delete(
    _ player: Player, password: TypedPassword?, browser: PlayerKey?
  ) async throws(AccountRefusal) {
    if !player.account.isGuest { _ = try await prove(password ?? TypedPassword(""), of: player) }
    try await guarded { () throws(StoreError) in
      try await accounts.delete(player.account.id)
      if let browser { try await plays.forget(browser) }
    }
  }
}

extension RecoveryCode {
  init(from surroundings: Surroundings) { self.init(random: Key128(from: surroundings).bytes) }
}
