public import QuizEngine
public import StoreStatus

/// Stores accounts, their sessions and devices, and the counters of attempts. When a method that changes something
/// returns, the change is on disk.
public protocol AccountStore: Sendable {
  /// Makes an account, or a guest if it has no name, and opens its first session. Copies of a guest's form make one
  /// guest, on whichever server they arrive; see ``guest(repeating:at:)``.
  ///
  /// - Parameter device: the browser of the session.
  /// - Throws: `.nameTaken`, `.formUsed` or `.store`.
  func create(
    _ account: NewAccount, session: SessionTokenDigest, on device: DeviceDescription
  ) async throws(AccountStoreError) -> Account

  /// The guest whose form is sent again.
  ///
  /// - Parameter session: the session that the form opens.
  /// - Returns: nil if the form is new.
  /// - Throws: `.formUsed` unless the session is repeatable (see ``Session/isRepeatable(at:)``), or `.store`.
  func guest(
    repeating session: SessionTokenDigest, at now: Timestamp
  ) async throws(AccountStoreError) -> Account?

  /// Gives a guest a name and a password. Their rounds stay theirs, but enter no board. Their other sessions end, and
  /// the given one replaces them.
  func upgradeGuest(
    _ guest: AccountID, name: AccountName, credentials: Credentials, session: SessionTokenDigest,
    on device: DeviceDescription, at now: Timestamp
  ) async throws(AccountStoreError) -> Account

  /// An account or a guest; nil if there is none of that id.
  func account(_ id: AccountID) async throws(StoreError) -> Account?

  /// - Returns: the account and its credentials; nil if no account has that name.
  func account(named name: AccountName) async throws(StoreError) -> (account: Account, credentials: Credentials)?

  /// The account of a session; nil once the session is over. Records its first use, and later ones at most once an
  /// hour.
  func account(of session: SessionTokenDigest, at now: Timestamp) async throws(StoreError) -> Account?

  /// Opens a session, or opens it again. A session never changes its account: one of another account is refused. The
  /// guest's rounds become the account's, unless it has a round of that date and difficulty; the
  /// guest is then deleted.
  func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?, on device: DeviceDescription,
    at now: Timestamp
  ) async throws(StoreError)

  /// The open sessions of an account, in no particular order.
  func sessions(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Session]

  /// Ends a session. Does nothing if it is over.
  func endSession(_ session: SessionTokenDigest) async throws(StoreError)

  /// Ends all sessions of all accounts that have a name. Guests keep theirs: they couldn't sign in again.
  func endAllSessions() async throws(StoreError)

  /// Ends all sessions of an account but one, and forgets all its devices but some.
  func endSessions(
    of account: AccountID, except session: SessionTokenDigest?, keepingDevices devices: [DeviceTokenDigest]
  ) async throws(StoreError)

  /// Replaces the account's credentials, clears its failed attempts, ends all sessions but one and forgets all devices
  /// but some.
  ///
  /// - Parameter bucket: the bucket of the failed attempts; see ``recordAttempt(_:checking:at:)``.
  func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest?,
    devices: [DeviceTokenDigest]
  ) async throws(StoreError)

  /// Records that a browser signed in to an account. Devices that are too old or too many are forgotten.
  func recordDevice(_ device: DeviceTokenDigest, of account: AccountID, at now: Timestamp) async throws(StoreError)

  /// The browsers that have signed in to an account before, the latest first.
  func devices(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Device]

  /// Stores the same password hashed with other parameters; nothing else changes.
  func rehash(_ passwordHash: String, of account: AccountID) async throws(StoreError)

  func changeSettings(_ settings: AccountSettings, of account: AccountID) async throws(StoreError)

  /// Changes the account's time zone; see ``PlayerCalendar``.
  func changeTimeZone(of account: AccountID, to zone: IANATimeZone, at now: Timestamp) async throws(StoreError)

  func finishOnboarding(of account: AccountID) async throws(StoreError)

  func setRole(_ role: Account.Role, of account: AccountID) async throws(StoreError)

  /// Whether any account is an operator's.
  func hasOperator() async throws(StoreError) -> Bool

  /// Stores an invitation, and deletes those that have expired.
  func addRoleInvitation(_ invitation: RoleInvitation) async throws(StoreError)

  /// A valid invitation; nil if there is none, or it was used or has expired.
  func roleInvitation(_ digest: RoleInvitationDigest, at now: Timestamp) async throws(StoreError) -> RoleInvitation?

  /// Uses an invitation up and gives its role to an account, unless the account has a higher one.
  ///
  /// - Returns: the account's role now; nil if the invitation isn't valid, and then nothing was changed.
  func redeemRoleInvitation(_ digest: RoleInvitationDigest, for account: AccountID, at now: Timestamp)
    async throws(StoreError) -> Account.Role?

  /// Deletes an account with its name, sessions, groups and reports. Its rounds stay as counts that can't be traced to
  /// one player. Its drafts are deleted and their quizzes unpublished, but for those that get another owner.
  ///
  /// - Parameter successors: an editor of each draft that gets another owner. Drafts without one of theirs are deleted.
  func delete(_ account: AccountID, handingOver successors: [DraftID: AccountID], at now: Timestamp)
    async throws(StoreError)

  /// Counts an attempt before its result is known, so that attempts at the same time are counted too. Counts it in all
  /// buckets, or in none if one of them is full.
  ///
  /// - Parameter checked: buckets that must have room as well, but don't count the attempt yet; see
  ///   ``recordFailedAttempt(_:at:)``.
  /// - Returns: when the next attempt is allowed; nil if this one is.
  func recordAttempt(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp
  ) async throws(StoreError) -> Timestamp?

  /// Counts an attempt that was allowed and failed.
  func recordFailedAttempt(_ counts: [CountedAttempt], at now: Timestamp) async throws(StoreError)

  /// Takes back an attempt that succeeded, or wasn't checked at all.
  ///
  /// - Parameter bucket: a bucket whose attempts are all cleared.
  func refundAttempt(_ counts: [CountedAttempt], clearing bucket: [UInt8]?, at now: Timestamp) async throws(StoreError)

  /// The house's secret: the first one that was ever proposed.
  func serverSecret(proposing serverSecret: Token128) async throws(StoreError) -> Token128
}

/// An account to be made.
public struct NewAccount: Hashable, Sendable {
  /// Nil makes a guest.
  public let name: AccountName?
  /// Nil for a guest.
  public let credentials: Credentials?
  public let zone: IANATimeZone
  public let settings: AccountSettings
  public let created: Timestamp

  public init(
    name: AccountName?, credentials: Credentials?, zone: IANATimeZone, settings: AccountSettings, created: Timestamp
  ) {
    self.name = name
    self.credentials = credentials
    self.zone = zone
    self.settings = settings
    self.created = created
  }
}

/// Why an account wasn't made. Nothing was changed.
public enum AccountStoreError: Error, Hashable, Sendable {
  case nameTaken
  /// The form made a guest before, whose session a copy of the form doesn't get any more.
  case formUsed
  case store(StoreError)
}

extension AccountStore {
  /// Deletes an account with all its drafts.
  public func delete(_ account: AccountID) async throws(StoreError) {
    try await delete(account, handingOver: [:], at: Timestamp(milliseconds: 0))
  }

  /// Ends every session of an account but one, and forgets its devices.
  public func endSessions(of account: AccountID, except session: SessionTokenDigest?) async throws(StoreError) {
    try await endSessions(of: account, except: session, keepingDevices: [])
  }

  /// Replaces the account's credentials and forgets its devices.
  public func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest?
  ) async throws(StoreError) {
    try await setCredentials(credentials, of: account, clearing: bucket, keepingSession: session, devices: [])
  }

  /// Counts an attempt in one bucket with a backoff.
  public func recordAttempt(
    _ bucket: [UInt8], within limit: ExponentialBackoff, at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await recordAttempt([CountedAttempt(bucket: bucket, policy: .backoff(limit))], checking: [], at: now)
  }

  /// Clears a bucket after a successful attempt.
  public func clearAttempts(_ bucket: [UInt8]) async throws(StoreError) {
    try await refundAttempt([], clearing: bucket, at: Timestamp(milliseconds: 0))
  }
}

// The same for browsers that don't describe themselves.
extension AccountStore {
  public func create(_ account: NewAccount, session: SessionTokenDigest) async throws(AccountStoreError) -> Account {
    try await create(account, session: session, on: .unknown)
  }

  public func upgradeGuest(
    _ guest: AccountID, name: AccountName, credentials: Credentials, session: SessionTokenDigest, at now: Timestamp
  ) async throws(AccountStoreError) -> Account {
    try await self.upgradeGuest(guest, name: name, credentials: credentials, session: session, on: .unknown, at: now)
  }

  public func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?, at now: Timestamp
  ) async throws(StoreError) {
    try await openSession(session, of: account, adopting: guest, on: .unknown, at: now)
  }
}
