internal import QuizDatabase

/// Replaces an account's credentials, clears its failed attempts, ends its sessions and forgets its known browsers.
struct CredentialsChange: Sendable {
  let accountID: AccountID
  let credentials: Credentials
  /// The key of the account's failed attempts to sign in.
  let attemptKey: AttemptKey
  /// The session that doesn't end; nil for none.
  var retainedSession: SessionTokenDigest?
  /// The browsers that stay known.
  var retainedBrowsers: [KnownBrowserDigest] = []

  /// - Throws: `.accountDeleted` if no account of that id has a name.
  func run(in db: Transaction) throws {
    guard try AccountRows(db: db).changeCredentials(credentials, of: accountID) else {
      throw AccountError.accountDeleted
    }
    try AttemptRows(db: db).delete(attemptKey)
    try SessionRows(db: db).endAll(of: accountID, except: retainedSession)
    try KnownBrowserRows(db: db).deleteAll(of: accountID, except: retainedBrowsers)
  }
}
