/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
public struct AccountService: Sendable {
  let accountStore: any AccountStore
  let dataExportStore: any DataExportStore
  /// Used only to delete a browser's plays together with an account.
  let playStore: any PlayStore
  let passwordHasher: PasswordHasher
  let attempts: AttemptCounter
  let secrets: SecretSource
  let gameSettings: GameSettings
  let security: SecurityLog
  let dependencies: Dependencies
}
