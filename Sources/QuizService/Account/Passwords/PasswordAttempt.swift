/// A password that somebody typed, not checked yet, and all that its check needs. See
/// ``AccountService/verify(_:)``.
struct PasswordAttempt: Sendable {
  let typed: TypedPassword
  /// The account with the password that it should be; nil if no account has the typed name. The check takes the same
  /// time then.
  let stored: AccountWithCredentials?
  let limits: PasswordAttemptLimits
  /// The client in whose queue the hash waits.
  let hashingClient: HashingClient
}

/// The limits of an attempt at a password. A table in `AccountService+PasswordAttempts.swift` shows all of them.
struct PasswordAttemptLimits: Sendable {
  /// Counts the attempt before the check: for the account, for a browser that the account knows, or for a session.
  /// Cleared when the password is right.
  let attemptLimit: AttemptLimit
  /// Count wrong passwords only: for the client's network, so that many people can sign in from one network at once.
  var failureLimits: [AttemptLimit] = []
}
