/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
///
/// A use case with a password counts the attempt in one transaction, hashes outside of any, and then does everything
/// else in one that checks that the password is still the same. Only what follows from a failure, or from a new cost of
/// hashing, has a transaction of its own.
package struct AccountService: Sendable {
  let store: StoreHandle<AccountError>
  let library: Library
  let passwordHasher: PasswordHasher
  let attemptLimiter: AttemptLimiter
  let secretSource: HouseSecretSource
  let gameSettings: GameSettings
  let security: SecurityLog
  let dependencies: Dependencies
}
