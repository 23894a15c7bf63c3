/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
///
/// A use case with a password commits three times: the attempt before the password is hashed, the end of the attempts
/// once the password was right (``verify(_:)``), and then everything else. The last transaction finds that the password
/// is still the same. Only what follows from a failure, or from a new cost of hashing, has another one.
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
