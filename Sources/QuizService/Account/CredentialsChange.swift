internal import QuizDatabase

/// Replaces an account's credentials, clears its failed attempts, ends its sessions and forgets its devices.
struct CredentialsChange: Sendable {
  let accountID: AccountID
  let credentials: Credentials
  /// The key of the account's failed attempts to sign in.
  let attemptKey: [UInt8]
  /// The session that stays; nil for none.
  var sessionDigest: SessionTokenDigest?
  /// The devices that stay known.
  var devices: [DeviceTokenDigest] = []

  /// - Throws: `.refused` if there is no such account, or it is a guest's.
  func run(in db: Transaction) throws {
    try AccountRows(db: db).changeCredentials(credentials, of: accountID)
    try AttemptRows(db: db).clear(attemptKey)
    try SessionRows(db: db).endAll(of: accountID, except: sessionDigest)
    try DeviceRows(db: db).deleteAll(of: accountID, except: devices)
  }
}
