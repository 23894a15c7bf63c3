/// The house as its visitors use it: what one can do there, whatever face one comes by and whatever keeps the data.
public struct House: Sendable {
  public let library: Library
  public let playStore: any PlayStore
  public let accountStore: any AccountStore
  public let dailyStore: any DailyStore
  public let bankStore: any BankStore
  public let dataExportStore: any DataExportStore
  let analytics: AnalyticsCache
  /// What time it was at the latest.
  public let clock: ServerClock
  public let dependencies: Dependencies
  public let passwordHasher: PasswordHasher
  public let gameSettings: GameSettings
  public let security: SecurityLog

  /// - Parameter library: of the same store.
  public init(
    library: Library, store: any HouseStore, dependencies surroundings: Dependencies,
    passwordHasher passwords: PasswordHasher = PasswordHasher(),
    gameSettings rules: GameSettings = GameSettings(), security: SecurityLog = SecurityLog()
  ) {
    self.library = library
    playStore = store
    accountStore = store
    dailyStore = store
    bankStore = store
    dataExportStore = store
    analytics = AnalyticsCache(bank: store)
    clock = ServerClock(store: store)
    self.dependencies = surroundings
    self.passwordHasher = passwords
    self.gameSettings = rules
    self.security = security
  }
}

/// Keeps everything that the house has.
public typealias HouseStore = LibraryStore & PlayStore & AccountStore & DailyStore & BankStore & DataExportStore
