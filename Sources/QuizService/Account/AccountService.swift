internal import QuizDatabase

/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
///
/// A use case that checks a password commits three times:
///
/// 1. the attempt, before the password is hashed, so that attempts at the same time are limited too;
/// 2. the end of the attempts once the password was right, so that it doesn't count as wrong if the rest fails;
/// 3. everything else, after it has found that the password is still the same.
///
/// ``verify(_:)`` does the first two. A wrong password is counted by a commit of its own, and a password whose cost of
/// hashing has changed is stored by one.
package struct AccountService: Sendable {
  let store: StoreHandle<AccountError>
  let library: LibraryService
  let passwordHasher: PasswordHasher
  let attemptLimiter: AttemptLimiter
  let secretSource: HouseSecretSource
  let gameSettings: GameSettings
  let security: SecurityLog
  let dependencies: Dependencies
}

// What several use cases share.
extension AccountService {
  func houseSecret() async throws(AccountError) -> HouseSecret {
    try await mapError(AccountError.store, secretSource.secret)
  }

  func findAccount(named name: AccountName) async throws(AccountError) -> AccountWithCredentials? {
    try await store.read(.strong) { db in try AccountRows(db: db).findWithCredentials(named: name) }
  }

  /// The key of the failed attempts to sign in to an account.
  func attemptKey(of name: AccountName) async throws(AccountError) -> AttemptKey {
    AttemptKey.account(name.folded, try await houseSecret())
  }
}
