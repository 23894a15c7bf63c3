internal import QuizDatabase

/// Replaces an account's credentials, clears its failed attempts, ends its sessions and forgets its devices.
struct CredentialsChange: Sendable {
  let account: AccountID
  let credentials: Credentials
  /// The bucket of the account's failed attempts to sign in.
  let bucket: [UInt8]
  /// The session that stays; nil for none.
  var session: SessionTokenDigest?
  /// The devices that stay known.
  var devices: [DeviceTokenDigest] = []

  /// - Throws: `.refused` if there is no such account, or it is a guest's.
  func run(in db: Transaction) throws {
    try AccountRows(db: db).changeCredentials(credentials, of: account)
    try AttemptRows(db: db).clear(bucket)
    try SessionRows(db: db).endAll(of: account, except: session)
    try DeviceRows(db: db).deleteAll(of: account, except: devices)
  }
}
