public import QuizEngine

/// Keeps accounts, their sessions, and who tried to get in. When a method that changes something returns, the change is
/// on disk.
public protocol AccountStore: Sendable {
  /// Makes an account and opens its first session; with nobody's name a guest's. A guest whose session is there already is
  /// returned as they are.
  ///
  /// - Parameter device: of the browser that the session is for, as of every session that a store opens.
  func create(
    _ account: NewAccount, session: SessionTokenDigest, on device: DeviceDescription
  ) async throws(AccountStoreError) -> Account

  /// Gives a guest a name and a password; what they played stays theirs, and out of every board. Their other sessions
  /// end, and the given one takes their place.
  func upgradeGuest(
    _ guest: AccountID, name: AccountName, credentials: Credentials, session: SessionTokenDigest,
    on device: DeviceDescription, at now: Timestamp
  ) async throws(AccountStoreError) -> Account

  func account(_ id: AccountID) async throws(StoreError) -> Account?

  /// - Returns: the account with what it proves itself by.
  func account(named name: AccountName) async throws(StoreError) -> (account: Account, credentials: Credentials)?

  /// The account whose browser this is; nil once the session is over. Notes, at most once an hour, that it was used.
  func account(of session: SessionTokenDigest, at now: Timestamp) async throws(StoreError) -> Account?

  /// Signs a browser in. The rounds of the guest that the browser was before become the account's where it has none for
  /// that date and difficulty; the guest is then gone.
  func openSession(
    _ session: SessionTokenDigest, of account: AccountID, adopting guest: AccountID?, on device: DeviceDescription,
    at now: Timestamp
  ) async throws(StoreError)

  /// Where an account is signed in, in no order.
  func sessions(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Session]

  func endSession(_ session: SessionTokenDigest) async throws(StoreError)

  /// Ends every session of every account that has a name. Guests keep theirs: nothing else brings them back.
  func endAllSessions() async throws(StoreError)

  /// Ends every session of an account but one, and forgets all of its devices but some.
  func endSessions(
    of account: AccountID, except session: SessionTokenDigest?, keepingDevices devices: [DeviceTokenDigest]
  ) async throws(StoreError)

  /// Replaces what the account proves itself by, forgets the attempts to guess it, ends every session but the kept one,
  /// and forgets all devices but the kept ones.
  ///
  /// - Parameter bucket: under which the attempts were counted; see ``attempt(_:checking:at:)``.
  func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest?,
    devices: [DeviceTokenDigest]
  ) async throws(StoreError)

  /// Notes that a browser signed in to an account. What is too old is forgotten, and what is too many.
  func recordDevice(_ device: DeviceTokenDigest, of account: AccountID, at now: Timestamp) async throws(StoreError)

  /// The browsers that have signed in to an account before, the latest first.
  func devices(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [Device]

  /// The same password under other settings of scrypt; nothing else changes.
  func rehash(_ password: String, of account: AccountID) async throws(StoreError)

  func changeSettings(_ settings: AccountSettings, of account: AccountID) async throws(StoreError)

  /// The player moves; see ``PlayerCalendar``.
  func changeTimeZone(of account: AccountID, to zone: IANATimeZone, at now: Timestamp) async throws(StoreError)

  func finishOnboarding(of account: AccountID) async throws(StoreError)

  func setRole(_ role: Account.Role, of account: AccountID) async throws(StoreError)

  /// Forgets an account with its name, sessions, groups and reports. What it played stays as counts that don't tell which
  /// of them were one player's.
  func delete(_ account: AccountID) async throws(StoreError)

  /// Counts an attempt that may be a guess, before it is known whether it was right, so that guesses that come at once
  /// are counted too. It counts in all of its buckets, or in none where one of them has had enough.
  ///
  /// - Parameter checked: what must have room for the attempt too, where it isn't counted yet; see ``charge(_:at:)``.
  /// - Returns: when the next attempt is allowed where this one isn't; nil where it is.
  func recordAttempt(
    _ counts: [CountedAttempt], checking checked: [CountedAttempt], at now: Timestamp
  ) async throws(StoreError) -> Timestamp?

  /// Counts an attempt that was let in and turned out to be a wrong guess.
  func recordFailedAttempt(_ counts: [CountedAttempt], at now: Timestamp) async throws(StoreError)

  /// Takes back an attempt that was no guess, because it was right or nobody got to look.
  ///
  /// - Parameter bucket: one whose attempts are all forgotten.
  func refundAttempt(_ counts: [CountedAttempt], clearing bucket: [UInt8]?, at now: Timestamp) async throws(StoreError)

  /// What the house keeps to itself, to make what nobody else can make: the first one proposed, for ever.
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

/// Why an account can't be had. Nothing was changed.
public enum AccountStoreError: Error, Hashable, Sendable {
  case nameTaken
  case store(StoreError)
}

extension AccountStore {
  /// Ends every session of an account but one, and forgets its devices.
  public func endSessions(of account: AccountID, except session: SessionTokenDigest?) async throws(StoreError) {
    try await endSessions(of: account, except: session, keepingDevices: [])
  }

  /// Replaces what the account proves itself by and forgets its devices.
  public func setCredentials(
    _ credentials: Credentials, of account: AccountID, clearing bucket: [UInt8],
    keepingSession session: SessionTokenDigest?
  ) async throws(StoreError) {
    try await setCredentials(credentials, of: account, clearing: bucket, keepingSession: session, devices: [])
  }

  /// Counts an attempt in one bucket that lets attempts come ever slower.
  public func recordAttempt(
    _ bucket: [UInt8], within limit: ExponentialBackoff, at now: Timestamp
  ) async throws(StoreError) -> Timestamp? {
    try await recordAttempt([CountedAttempt(bucket: bucket, policy: .backoff(limit))], checking: [], at: now)
  }

  /// Forgets the attempts: one was right.
  public func clearAttempts(_ bucket: [UInt8]) async throws(StoreError) {
    try await refundAttempt([], clearing: bucket, at: Timestamp(milliseconds: 0))
  }
}

// For browsers that say nothing of themselves.
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
