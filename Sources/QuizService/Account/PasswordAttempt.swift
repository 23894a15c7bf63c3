/// The counters of an attempt with a password, and the client whose turn the hash takes.
struct PasswordAttempt {
  /// Counts for the account, for a device that the account knows, or for a session. Cleared when the password is right.
  let credentialAttempt: AttemptLimit
  let networkAttempts: [AttemptLimit]
  let hashingClient: HashingClient
}
