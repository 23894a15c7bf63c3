/// How often a password may be checked, and the client in whose queue the hash waits.
struct PasswordCheckLimits {
  /// Counts every check: for the account, for a browser that the account knows, or for a session. Cleared when the
  /// password is right.
  let allChecks: AttemptLimit
  /// Count only checks of wrong passwords: for the client's network.
  let failedChecks: [AttemptLimit]
  let hashingClient: HashingClient
}
