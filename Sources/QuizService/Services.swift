/// The services of a house, one for each feature, over one store. A house is one installation of Parlour: its quizzes,
/// its players and its data, on one server or several.
///
/// Only the services use the store. Web handlers and commands call the services. It is a class because every handler
/// has a copy of the site, and so of this.
package final class Services: Sendable {
  /// Quizzes on offer and their revisions.
  package let library: LibraryService
  /// Playing a quiz.
  package let plays: PlayService
  /// Rounds, practice and statistics.
  package let daily: DailyService
  /// Rankings of dates and weeks.
  package let boards: BoardService
  /// Creating, joining and leaving groups.
  package let groups: GroupService
  /// Signing up and in, sessions, settings and deletion.
  package let accounts: AccountService
  /// Making quizzes.
  package let studio: StudioService
  /// Importing questions.
  package let bank: BankService
  /// How questions were answered, and licences; cached.
  package let analytics: AnalyticsService
  /// Whether the store answers and can write.
  package let health: HealthService
  /// Compares this server's clock with the database's, and records the time.
  package let clock: ClockService
  /// What the operator chose for the game and for sign-ups.
  package let gameSettings: GameSettings
  /// Receives the events that an operator should be able to reconstruct, such as changed roles.
  package let security: SecurityLog
  /// The clock and the random numbers that all services use.
  package let dependencies: Dependencies
  /// For the command line, whose user has the house's files and acts for no account. Request handlers call
  /// ``admin(of:)``; a test finds any that don't.
  package let commandLineAdmin: AdminService

  /// - Parameters:
  ///   - library: must use the same store.
  ///   - store: keeps everything.
  ///   - draftExecutor: checks drafts, one at a time; nil for the threads that answer requests.
  package init(
    library: LibraryService, store: Store, dependencies: Dependencies,
    passwordHasher: PasswordHasher = PasswordHasher(), gameSettings: GameSettings = GameSettings(),
    security: SecurityLog = SecurityLog(), draftExecutor: (any TaskExecutor)? = nil
  ) {
    self.library = library
    self.gameSettings = gameSettings
    self.security = security
    self.dependencies = dependencies
    let latestInstantRecorder = LatestInstantRecorder(store: store)
    let secretSource = HouseSecretSource(store: store, dependencies: dependencies)
    let cache = AnalyticsCache(store: store)
    plays = PlayService(store: StoreHandle(store, PlayServiceError.store), library: library, dependencies: dependencies)
    daily = DailyService(
      store: StoreHandle(store, DailyError.store), latestInstantRecorder: latestInstantRecorder,
      gameSettings: gameSettings, dependencies: dependencies)
    boards = BoardService(
      store: StoreHandle(store, BoardError.store), gameSettings: gameSettings, dependencies: dependencies)
    groups = GroupService(
      store: StoreHandle(store, GroupError.store), secretSource: secretSource, dependencies: dependencies)
    let accountStore = StoreHandle(store, AccountError.store)
    accounts = AccountService(
      store: accountStore, library: library, passwordHasher: passwordHasher,
      attemptLimiter: AttemptLimiter(
        store: accountStore, secretSource: secretSource, gameSettings: gameSettings, dependencies: dependencies),
      secretSource: secretSource, gameSettings: gameSettings, security: security, dependencies: dependencies)
    studio = StudioService(
      store: StoreHandle(store, StudioError.store), library: library, authors: gameSettings.authors, security: security,
      dependencies: dependencies, checker: DraftChecker(executor: draftExecutor), secretSource: secretSource)
    bank = BankService(store: store, dependencies: dependencies)
    analytics = AnalyticsService(cache: cache, dependencies: dependencies)
    health = HealthService(store: StoreHandle(store))
    clock = ClockService(
      store: StoreHandle(store), latestInstantRecorder: latestInstantRecorder, dependencies: dependencies)
    commandLineAdmin = AdminService(
      store: StoreHandle(store, AdminError.store),
      analytics: cache, security: security, dependencies: dependencies, operatorID: nil)
  }

  /// The operators' service, if the account is an operator's; nil for everybody else.
  package func admin(of account: Account) -> AdminService? {
    account.role == .operator ? commandLineAdmin.acting(as: account.id) : nil
  }
}
