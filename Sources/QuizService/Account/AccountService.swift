/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
public struct AccountService: Sendable {
  let accountStore: any AccountStore
  let dataExportStore: any DataExportStore
  /// Only for the plays that are deleted with an account.
  let playStore: any PlayStore
  let passwordHasher: PasswordHasher
  let attempts: AttemptCounter
  let secrets: SecretSource
  let gameSettings: GameSettings
  let security: SecurityLog
  let dependencies: Dependencies
}
