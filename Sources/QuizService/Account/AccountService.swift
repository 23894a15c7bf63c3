/// What players and operators do with accounts: signing up and in, sessions, passwords, settings, deletion.
public struct AccountService: Sendable {
  let store: HouseStore
  let passwordHasher: PasswordHasher
  let attempts: AttemptCounter
  let secrets: SecretSource
  let gameSettings: GameSettings
  let security: SecurityLog
  let dependencies: Dependencies
}
