import ArgumentParser
import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import QuizDatabase
import QuizEngine
import QuizService
import QuizWeb
import ServiceLifecycle
import StoreStatus

/// `parlour serve`
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the quizzes of a folder as a web site.",
    discussion: """
      All data is stored in one folder, in one SQLite file. An answer is on disk before its player sees the reply.
      Save a quiz file, and new plays use it at once; plays under way finish with the revision that they began with. A file \
      with mistakes is reported, and its quiz stays as it was.

        parlour serve --quizzes Quizzes --data Data

      Every option can also come from the environment, as PARLOUR_PORT, PARLOUR_HOST, PARLOUR_DATA, PARLOUR_DATABASE, PARLOUR_QUIZZES, \
      PARLOUR_BANK, PARLOUR_PUBLIC_URL, PARLOUR_BEHIND_PROXY (1), PARLOUR_CHANGES_PER_SECOND, PARLOUR_SIGN_UPS_PER_HOUR, \
      PARLOUR_FAILED_SIGN_INS_PER_HOUR, PARLOUR_MAX_CONNECTIONS, PARLOUR_SEND_TIMEOUT_SECONDS, PARLOUR_SCRYPT_THREADS, \
      PARLOUR_DAILY_DRAW, PARLOUR_GAME_LANGUAGES, PARLOUR_GUESTS, PARLOUR_AUTHORS, PARLOUR_DRAIN_SECONDS, PARLOUR_METRICS_PORT, PARLOUR_METRICS_HOST, \
      PARLOUR_LOG_FORMAT, PARLOUR_LOG_LEVEL, PARLOUR_SECURITY_LOG and PARLOUR_HSTS_SUBDOMAINS (1).
      Signals: SIGHUP reads both folders again. SIGTERM and Ctrl-C end the server after it has answered the requests under way.
      """)

  @Option(help: "The port to listen on; 0 chooses a free one. (default: 8080)")
  var port: Int?

  @Option(help: "The address to listen on; 0.0.0.0 listens to the whole network. (default: 127.0.0.1)")
  var host: String?

  @Option(
    help: ArgumentHelp("The folder with the data; it is created if it doesn't exist. (default: Data)", valueName: "dir")
  )
  var data: String?

  @Option(help: .database)
  var database: String?

  @Option(help: ArgumentHelp("The folder with the quiz files. (default: Quizzes)", valueName: "dir"))
  var quizzes: String?

  @Option(
    help: ArgumentHelp(
      "The folder with the trivia of the daily game; new questions in it are added to the bank. (default: Bank)",
      valueName: "dir"))
  var bank: String?

  @Option(help: .hidden)
  var clockOffsetFile: String?

  @Option(
    help: ArgumentHelp(
      "The site's address for visitors, such as https://quiz.example.org. With https, cookies are Secure.",
      valueName: "url"))
  var publicURL: String?

  @Flag(
    help: """
      Tell browsers to use TLS only, for a year, for every subdomain of the site's host. They can't reach a subdomain \
      without TLS then, and this can't be taken back at once.
      """)
  var hstsSubdomains = false

  @Option(
    help: ArgumentHelp(
      "A file for the security log, with a JSON object in each line; other commands take it too. (default: the log)",
      valueName: "file"))
  var securityLog: String?

  @Flag(help: "Take visitors' addresses from X-Forwarded-For. Only for servers that are behind a proxy of yours.")
  var behindProxy = false

  @Option(
    help: "Rate limit: how many changes one network address may make in a second; 0 is without limit. (default: 200)")
  var changesPerSecond: Int?

  @Option(
    help: """
      How many connections may be open at the same time. At the limit, idle ones are closed, and those whose \
      visitors take hardly anything of a reply. (default: 10000, or what the limit of open files allows)
      """)
  var maxConnections: Int?

  @Option(
    help: """
      For how many seconds a visitor's browser may take no bytes of a reply before its connection is ended. (default: 15)
      """)
  var sendTimeoutSeconds: Int?

  @Option(
    help: """
      Rate limit: how many accounts and guests one network address may create, at once and then in each hour; 0 is without \
      limit. (default: 1000)
      """)
  var signUpsPerHour: Int?

  @Option(
    help: """
      Rate limit: how many wrong passwords one network address may send, at once and then in each hour; 0 is without \
      limit. Right passwords don't count. (default: 200)
      """)
  var failedSignInsPerHour: Int?

  @Option(
    help: """
      The daily game's questions: shared (the same for everybody) or personal (others for each player, without \
      leaderboards). (default: shared)
      """)
  var dailyDraw: DrawModeArgument?

  @Option(
    help: ArgumentHelp(
      """
      The languages that share the daily game, the primary one first, such as en,ru,zh-Hant: their readers get the same \
      question, each in their own language, on the same board. Only questions that have all of them are asked. One \
      language alone shares nothing. (default: the bank's languages that have 100 questions of each difficulty together)
      """, valueName: "tags"))
  var gameLanguages: String?

  @Option(help: "Whether people can play the daily game without an account: on or off. (default: on)")
  var guests: GuestsArgument?

  @Option(
    help: """
      The accounts that make quizzes in the studio: invited (those that an operator makes authors), open (all; what \
      players publish is unlisted until an operator lists it) or off. (default: invited)
      """)
  var authors: AuthorsArgument?

  @Option(
    help: """
      How many passwords are hashed at the same time. Each takes 32 MB of memory and a processor core. (default: 2)
      """)
  var scryptThreads: Int?

  @Option(
    help: """
      For how many seconds after SIGTERM /health/ready fails before the server accepts no more connections: as long as \
      your balancer needs to notice. (default: 0)
      """)
  var drainSeconds: Int?

  @OptionGroup(title: "Monitoring") var monitoring: MonitoringOptions

  func run() async throws {
    // First, since it must have the lowest descriptors.
    let reserve = DescriptorReserve()
    EventLoopExecutor.install()
    // A limit on file sizes must fail a write, not end the server.
    signal(SIGXFSZ, SIG_IGN)
    let (environment, notes) = RenamedWords.translate(environment: ProcessInfo.processInfo.environment)
    for note in notes { Terminal.printError(note) }
    let options = try ServeOptions(self, environment: environment)
    options.monitoring.bootstrapLogging()
    guard !options.isBankNamed || QuizFolder(path: options.bank).isFolder else {
      throw CommandError(
        """
        There is no folder \(options.bank), which --bank or PARLOUR_BANK names for the trivia of the daily game. \
        Create it, name another one, or leave the option out.
        """)
    }
    let securityLogWriter = SecurityLogWriter(file: options.securityLog, logger: Logger(label: "parlour.security"))
    try securityLogWriter.check()
    let database: any SQLDatabase
    do { database = try await options.location.open() } catch {
      throw CommandError(error.explanation(folder: options.location.name))
    }
    let health = StoreHealth()
    let security = SecurityLog(securityLogWriter.write)
    let store = Store(options.monitoring.monitored(database, health))
    do { try await serve(options, security, from: store, health, reserve) } catch {
      await store.close()
      throw error
    }
    await store.close()
  }

  private func serve(
    _ options: ServeOptions, _ security: SecurityLog, from store: Store, _ health: StoreHealth,
    _ reserve: DescriptorReserve
  ) async throws {
    let logger = Logger(label: "parlour")
    let library = LibraryService(store: store)
    let clock = DatabaseClock(localTime: Dependencies.system.now)
    let dependencies = Dependencies.shared(clock, shiftedBy: options.clockOffsetFile)
    let passwordHasher = PasswordHasher(threadPool: HashingThreadPool(maxConcurrency: options.scryptThreads))
    var gameSettings = options.gameSettings
    let draftExecutor = BlockingExecutor(label: "drafts")
    func makeServices() -> Services {
      Services(
        library: library, store: store, dependencies: dependencies, passwordHasher: passwordHasher,
        gameSettings: gameSettings, security: security, draftExecutor: draftExecutor)
    }
    var services = makeServices()
    try await services.clock.synchronize(clock)
    let folder = QuizFolder(path: options.quizzes)
    let loader = QuizLoader(
      folder: folder, library: library, isShared: options.location.isShared, now: dependencies.now, logger: logger)
    try await loader.load()
    let bank = BankLoader(folder: options.bank, bank: services.bank, logger: logger)
    // The first start waits for the questions, and so does the first one after an update that brings translations.
    // Later ones don't: the bank has questions already.
    if try await services.bank.mustLoadFirst() { try await bank.load(.exclusive) }
    let game = try await services.bank.prepareGame(in: options.gameLanguages)
    game.log(logger)
    gameSettings.languages = game.languages
    services = makeServices()
    let setupToken = await setupToken(of: services, options, logger)
    let connections = ConnectionLimiter(maximum: options.maxConnections, faults: health.faults)
    let shutdown = GracefulShutdown(state: ShutdownState(), drainDuration: options.drainDuration)
    let site = try Site(
      services: services, settings: options.site, cardRenderer: ProcessCardRenderer(), shutdown: shutdown.state,
      readinessSources: ReadinessSources(store: health, connections: connections))
    let responder = site.makeResponder(collectsMetrics: options.monitoring.metricsPort != nil)
    let server = Server(
      childChannelSetup: ConnectionChannel(connections, sendTimeout: options.sendTimeout) {
        await responder.respond(to: $0, context: $1)
      },
      configuration: ServerConfiguration(
        address: .hostname(options.host, port: options.port),
        availableConnectionsDelegate: connections.availabilityDelegate),
      onServerRunning: { channel in
        connections.handleAcceptFailures(on: channel)
        EventLoopBalancer(MultiThreadedEventLoopGroup.singleton).balance(channel)
        announce(port: channel.localAddress?.port, options, quizCount: library.quizzes.count, setupToken)
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    let metrics = options.monitoring.metricsService(
      of: responder, beside: [store, passwordHasher, clock, connections, BuildMetrics(location: options.location)],
      logger)
    try await shutdown.run(
      [
        metrics, FaultLogger(faults: health.faults, logger: logger), QuizFolderPoller(loader: loader, bank: bank),
        ClockMonitor(clock: clock, service: services.clock, logger: logger), SecurityLogFlusher(security: security),
        DescriptorMonitor(reserve: reserve, connections: connections, maxConnections: options.maxConnections),
        PortBinding(service: server, port: options.port, option: "--port"), shutdown,
      ], logger)
    // Events of the last requests.
    security.flushCounts()
  }

  /// The token of a set-up link; nil if there is an operator. Without one the site is served all the same.
  private func setupToken(of services: Services, _ options: ServeOptions, _ logger: Logger) async -> Token128? {
    do { return try await services.accounts.makeSetupToken(by: .server) } catch {
      logger.warning(
        "No set-up link could be made for the first operator. “parlour account setup-link” makes one.",
        metadata: ["error": "\(error.explanation(folder: options.location.name))"])
      return nil
    }
  }

  private func announce(port: Int?, _ options: ServeOptions, quizCount count: Int, _ setupToken: Token128?) {
    let host = options.host.contains(":") ? "[\(options.host)]" : options.host
    let address = "http://\(host):\(port ?? options.port)"
    print(
      """
      Parlour is open: \(address)
      \(count) \(count == 1 ? "quiz" : "quizzes"). Quiz files in \(options.quizzes), data in \(options.location.name). Ctrl-C ends it.
      """)
    if let setupToken {
      // A server that listens on all addresses has none of its own.
      let isOpenToAll = ["0.0.0.0", "::"].contains(options.host)
      let origin = options.site.publicURL?.origin ?? (isOpenToAll ? nil : address)
      print(SetupLink(token: setupToken, origin: origin).text)
    }
    // Output to a pipe is buffered, and its reader waits for these lines.
    fflush(nil)
  }
}
