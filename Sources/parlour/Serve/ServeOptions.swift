import ArgumentParser
import QuizEngine
import QuizFormats
import QuizService
import QuizWeb

/// The settings of `serve`: each from its option, or else from the environment, or else the default.
struct ServeOptions {
  let port: Int
  let host: String
  let location: StoreLocation
  let quizzes: String
  let bank: String
  /// Whether an option or a variable names the bank's folder, so that it must exist.
  let isBankNamed: Bool
  /// A file that sets the clock; see ``Dependencies/shared(_:shiftedBy:)``.
  let clockOffsetFile: String?
  let site: SiteSettings
  let gameSettings: GameSettings
  /// The languages that share the game, the primary one first; nil for those that the bank suggests.
  let gameLanguages: [Language]?
  /// The security log's file; nil writes its events to the log.
  let securityLog: String?
  /// The most passwords that are hashed at the same time.
  let scryptThreads: Int
  let monitoring: Monitoring
  /// The most connections that are open at the same time.
  let maxConnections: Int
  /// How long a client may take no bytes of a response before its connection ends.
  let sendTimeout: Duration
  /// How long the readiness check fails before connections end.
  let drainDuration: Duration

  /// - Throws: `ValidationError` for a value that isn't valid.
  init(
    _ command: ServeCommand, environment: [String: String], limit: FileDescriptorLimit = .current
  ) throws {
    let variables = EnvironmentOptions(environment)
    port = try variables.number(command.port, "PARLOUR_PORT", default: 8080, in: 0...65535)
    host = command.host ?? environment["PARLOUR_HOST"] ?? "127.0.0.1"
    location = try StoreLocation(folder: command.data, database: command.database, environment: environment)
    quizzes = try variables.path(command.quizzes, "PARLOUR_QUIZZES", default: "Quizzes")
    bank = try variables.path(command.bank, "PARLOUR_BANK", default: "Bank")
    isBankNamed = (command.bank ?? environment["PARLOUR_BANK"]) != nil
    clockOffsetFile = command.clockOffsetFile
    guard clockOffsetFile == nil || ["127.0.0.1", "::1", "localhost"].contains(host) else {
      throw ValidationError("--clock-offset-file is for tests: it takes a server that only this machine can reach.")
    }
    monitoring = try Monitoring(command.monitoring, variables)
    drainDuration = .seconds(
      try variables.number(command.drainSeconds, "PARLOUR_DRAIN_SECONDS", default: 0, in: 0...3600))
    maxConnections = try Self.connections(command.maxConnections, variables, limit)
    sendTimeout = .seconds(
      try variables.number(command.sendTimeoutSeconds, "PARLOUR_SEND_TIMEOUT_SECONDS", default: 15, in: 1...3600))
    scryptThreads = try variables.number(command.scryptThreads, "PARLOUR_SCRYPT_THREADS", default: 2, in: 1...64)
    let address = try (command.publicURL ?? environment["PARLOUR_PUBLIC_URL"]).map(Self.address)
    gameSettings = GameSettings(
      allowsGuests: try variables.choice(command.guests, "PARLOUR_GUESTS", default: .on) == .on,
      drawMode: try variables.choice(command.dailyDraw, "PARLOUR_DAILY_DRAW", default: .shared).mode,
      failedSignInsPerHour: try variables.number(
        command.failedSignInsPerHour, "PARLOUR_FAILED_SIGN_INS_PER_HOUR", default: 200, in: 0...100_000),
      signUpsPerHour: try variables.number(
        command.signUpsPerHour, "PARLOUR_SIGN_UPS_PER_HOUR", default: 1000, in: 0...100_000),
      siteWords: SiteWords.all(host: address?.authority),
      authors: try variables.choice(command.authors, "PARLOUR_AUTHORS", default: .invited).authors)
    gameLanguages = try (command.gameLanguages ?? environment["PARLOUR_GAME_LANGUAGES"]).map(Self.languages)
    securityLog = command.securityLog ?? environment["PARLOUR_SECURITY_LOG"]
    let hstsIncludesSubdomains = command.hstsSubdomains || environment["PARLOUR_HSTS_SUBDOMAINS"] == "1"
    guard !hstsIncludesSubdomains || address?.isSecure == true else {
      throw ValidationError("--hsts-subdomains takes a --public-url that begins with https://.")
    }
    site = SiteSettings(
      publicURL: address,
      isBehindProxy: command.behindProxy || environment["PARLOUR_BEHIND_PROXY"] == "1",
      changesPerSecond: try variables.number(
        command.changesPerSecond, "PARLOUR_CHANGES_PER_SECOND", default: 200, in: 0...1_000_000),
      hstsIncludesSubdomains: hstsIncludesSubdomains)
  }

  /// - Throws: `ValidationError` if the process can't have so many descriptors.
  private static func connections(_ option: Int?, _ variables: EnvironmentOptions, _ limit: FileDescriptorLimit) throws
    -> Int
  {
    let requested = try variables.number(option, "PARLOUR_MAX_CONNECTIONS", in: 8...1_000_000)
    guard let requested, requested > limit.maxConnections else { return requested ?? limit.defaultConnections }
    throw ValidationError(
      """
      \(requested) connections take \(requested + FileDescriptorLimit.reservedDescriptors) open files, and this process may have \
      \(limit.descriptors). Raise that limit (LimitNOFILE of the service, ulimit -n), or choose at most \
      \(limit.maxConnections).
      """)
  }

  private static func languages(_ text: String) throws -> [Language] {
    let tags = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
    let languages = try tags.map { tag in
      guard let language = Language(validating: tag) else {
        throw ValidationError("“\(tag)” isn’t a language tag. --game-languages takes some like en,ru,zh-Hant.")
      }
      if LanguageCodes.isNonstandard(tag) {
        let suggestion = LanguageCodes.suggestedTag(for: tag).map { " Did you mean \($0)?" } ?? ""
        throw ValidationError("No language has the code “\(tag)” in --game-languages.\(suggestion)")
      }
      return language
    }
    if let twice = languages.first(where: { language in languages.count { $0 == language } > 1 }) {
      throw ValidationError("--game-languages has \(twice.tag) twice.")
    }
    return languages
  }

  static func address(_ text: String) throws -> PublicURL {
    guard let address = PublicURL(text) else {
      throw ValidationError("“\(text)” isn’t an address like https://quiz.example.org, without a path.")
    }
    return address
  }
}
