/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
///
/// A use case with a password has up to three transactions: it counts the attempt, hashes outside of any transaction,
/// and then does everything else in one that checks that the password is still the same.
package struct AccountService: Sendable {
  let store: StoreHandle<AccountError>
  let library: Library
  let passwordHasher: PasswordHasher
  let attempts: AttemptCounter
  let secrets: SecretSource
  let gameSettings: GameSettings
  let security: SecurityLog
  let dependencies: Dependencies
}
