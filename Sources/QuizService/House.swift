/// An installation of Parlour: a service for each feature, over one store.
///
/// Only the services use the store. Web handlers and commands call the services.
public struct House: Sendable {
  public let library: Library
  public let plays: PlayService
  public let daily: DailyService
  public let boards: BoardService
  public let groups: GroupService
  public let accounts: AccountService
  public let bank: BankService
  public let analytics: AnalyticsService
  public let health: HealthService
  public let clock: ClockService
  public let gameSettings: GameSettings
  /// Receives the events that an operator should be able to reconstruct, such as changed roles.
  public let security: SecurityLog
  public let dependencies: Dependencies
  /// For the command line, which acts for no account.
  public let admin: AdminService

  /// - Parameters:
  ///   - library: must use the same store.
  ///   - store: keeps everything.
  public init(
    library: Library, store: any HouseStore, dependencies: Dependencies,
    passwordHasher: PasswordHasher = PasswordHasher(), gameSettings: GameSettings = GameSettings(),
    security: SecurityLog = SecurityLog()
  ) {
    self.library = library
    self.gameSettings = gameSettings
    self.security = security
    self.dependencies = dependencies
    let serverClock = ServerClock(store: store)
    let secrets = SecretSource(accountStore: store, dependencies: dependencies)
    let cache = AnalyticsCache(bank: store)
    plays = PlayService(playStore: store, library: library, dependencies: dependencies)
    daily = DailyService(
      dailyStore: store, bankStore: store, clock: serverClock, gameSettings: gameSettings, dependencies: dependencies)
    boards = BoardService(dailyStore: store, bankStore: store, gameSettings: gameSettings, dependencies: dependencies)
    groups = GroupService(dailyStore: store, secrets: secrets, dependencies: dependencies)
    accounts = AccountService(
      accountStore: store, dataExportStore: store, playStore: store, passwordHasher: passwordHasher,
      attempts: AttemptCounter(
        accountStore: store, secrets: secrets, gameSettings: gameSettings, dependencies: dependencies),
      secrets: secrets, gameSettings: gameSettings, security: security, dependencies: dependencies)
    bank = BankService(store: store, dependencies: dependencies)
    analytics = AnalyticsService(cache: cache, dependencies: dependencies)
    health = HealthService(playStore: store)
    clock = ClockService(playStore: store, serverClock: serverClock, dependencies: dependencies)
    admin = AdminService(
      bankStore: store, dailyStore: store, analytics: cache, security: security, dependencies: dependencies,
      account: nil)
  }

  /// The operators' service, if the account is an operator's; nil for everybody else.
  public func admin(of account: Account) -> AdminService? {
    account.role == .operator ? admin.acting(as: account.id) : nil
  }
}

/// Keeps everything that an installation has.
public typealias HouseStore = LibraryStore & PlayStore & AccountStore & DailyStore & BankStore & DataExportStore
