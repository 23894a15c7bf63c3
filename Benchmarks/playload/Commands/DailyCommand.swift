import ArgumentParser
import Foundation
import QuizDatabase
import QuizEngine
import QuizSQLite
import QuizService

struct DailyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "daily", abstract: "Measures what the store does for the daily game, on a folder that `year` filled.",
    discussion: """
      In milliseconds of processor time, three rounds of each: for a player who never missed a round, except where it \
      says otherwise. It plays on, on the date after the last.
      """)

  @Option(help: "The folder; no server may have it open.")
  var data: String

  @Option(help: "How many players it was filled with.")
  var players = 10_000

  @Option(help: "A day's question is drawn out of a bank with so many questions.")
  var bank = 1_000_000

  func run() async throws {
    let store = try Store(SQLiteDatabase.open(directory: data))
    var found: [String: [Double]] = [:]
    let bench = try await DailyBench(store: store, players: players)
    found["session"] = try await bench.session()
    found["home"] = try await bench.home()
    found["streak"] = try await bench.streak()
    found["history"] = try await bench.history()
    found["start"] = try await bench.start()
    found["look"] = try await bench.look()
    found["beat"] = try await bench.beat()
    found["verdict"] = try await bench.verdict()
    found["day board"] = try await bench.dayBoard()
    found["week board"] = try await bench.weekBoard()
    found["practice"] = try await bench.practice()
    found["figures"] = try await bench.figures()
    found["rekey"] = try await bench.rekey()
    found["void"] = try await bench.void()
    found["delete"] = try await bench.delete()
    let start = Instant.now
    let large = SampleBank(language: Language("und"), questions: bank)
    try await large.fill(store)
    found["bank seconds"] = [Instant.now.seconds(since: start)]
    found["draw"] = try await bench.draw(in: large.language)
    await store.close()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    print(String(decoding: try encoder.encode(found), as: UTF8.self))
  }
}

/// What players and operators cause, one use case after the other.
struct DailyBench {
  let store: Store
  let players: Int
  /// On the date after the last.
  private let services: Services
  /// They never missed a round.
  private let loyal: [QuizService.Player]
  private let accounts: [AccountID]
  private static let tomorrow = PastYear.last + 1
  private static let now = tomorrow.midnightUTC + .hours(8)

  /// The first players are the ones who never miss a round.
  init(store: Store, players: Int) async throws {
    (self.store, self.players) = (store, players)
    let services = Self.services(over: store, at: PastYear.opening)
    var loyal: [QuizService.Player] = []
    for player in 0..<max(1, players / 25) {
      let session = PastYear.token(of: player).digest
      guard let account = try await services.accounts.authenticate(session) else {
        throw ValidationError("The folder wasn't filled with \(players) players.")
      }
      loyal.append(QuizService.Player(account: account, sessionDigest: session))
    }
    (self.loyal, accounts) = (loyal, loyal.map(\.account.id))
    self.services = Self.services(over: store, at: Self.now)
  }

  private static func services(over store: Store, at now: Timestamp) -> Services {
    Services(
      library: LibraryService(store: store), store: store,
      dependencies: Dependencies(now: { now }, randomBits: { .random(in: .min ... .max) }))
  }

  func session() async throws -> [Double] {
    let services = Self.services(over: store, at: PastYear.opening)
    return try await CPUTimer.measure(300) { number in
      _ = try await services.accounts.authenticate(PastYear.token(of: number % players).digest)
    }
  }

  /// The use case behind the home page, on the last date, which is the same one in the players' time zones.
  func home() async throws -> [Double] {
    let services = Self.services(over: store, at: PastYear.last.midnightUTC + .hours(12))
    return try await CPUTimer.measure(100) { number in
      let day = try await services.daily.refreshHome(of: loyal[number % loyal.count], pausesRunningRounds: false)
      guard day.today.streak > 0 else { throw ValidationError("The players have no streaks.") }
    }
  }

  /// The streak that stands in the header of each page. Before, the player's first round of the date stores a
  /// checkpoint.
  func streak() async throws -> [Double] {
    for player in loyal.indices { _ = try await round(of: player, .easy, id: 2) }
    return try await CPUTimer.measure(1_000) { number in
      _ = try await services.daily.streak(of: loyal[number % loyal.count])
    }
  }

  func history() async throws -> [Double] {
    try await CPUTimer.measure(100) { number in
      _ = try await services.daily.statistics(of: loyal[number % loyal.count].account)
    }
  }

  func start() async throws -> [Double] {
    try await CPUTimer.measure(accounts.count / 3) { _ = try await round(of: $0) }
  }

  /// What a running round's page shows, with the commit of the time that the player sees.
  func look() async throws -> [Double] {
    let services = Self.services(over: store, at: Self.now + .seconds(2))
    return try await CPUTimer.measure(accounts.count / 3) { number in
      _ = try await services.daily.refreshDetails(of: Self.roundID(of: number), for: loyal[number % loyal.count])
    }
  }

  func beat() async throws -> [Double] { try await move(.heartbeat, after: .seconds(4)) }
  func verdict() async throws -> [Double] { try await move(.answer(option: 0), after: .seconds(9)) }

  func dayBoard() async throws -> [Double] {
    let board = BoardRequest(period: .question(PastYear.last, .easy), group: nil)
    let count = try await services.boards.board(board, for: loyal[0].account).page.count
    guard count == players else { throw ValidationError("\(count) of \(players) players are on the board.") }
    return try await CPUTimer.measure(50) { number in
      _ = try await services.boards.board(board, for: loyal[number % loyal.count].account)
    }
  }

  func weekBoard() async throws -> [Double] {
    let board = BoardRequest(period: .week(PastYear.last.monday), group: nil)
    return try await CPUTimer.measure(50) { number in
      _ = try await services.boards.board(board, for: loyal[number % loyal.count].account)
    }
  }

  func practice() async throws -> [Double] {
    try await CPUTimer.measure(100) { number in
      _ = try await services.daily.randomPracticeItem(nil, nil, by: loyal[number % loyal.count])
    }
  }

  /// The data of the admin analytics, counted over all rounds.
  func figures() async throws -> [Double] {
    // A new house has nothing in its cache.
    try await CPUTimer.measure(1) { _ in
      _ = try await Self.services(over: store, at: Self.now).commandLineAdmin.questionAnalytics()
    }
  }

  /// Changes the correct answer of the last date's easy question. This changes the verdict of every round of it.
  func rekey() async throws -> [Double] {
    let item = try await lastItem()
    return try await CPUTimer.measure(2) { number in
      _ = try await services.commandLineAdmin.rekey(
        item.id, to: (item.content.correctIndex + number + 1) % item.content.options.count, reason: "A measurement")
    }
  }

  /// Voids a question. There is only one for this, so it is one measurement.
  func void() async throws -> [Double] {
    let item = try await lastItem()
    return try await CPUTimer.measure(1, rounds: 1) { _ in
      _ = try await services.commandLineAdmin.void(item.id, reason: "A measurement")
    }
  }

  func delete() async throws -> [Double] {
    try await CPUTimer.measure(2) { number in
      let account = loyal[loyal.count - 1 - number].account
      try await StoreHandle(store).write(.once) { [caches = store.caches] db in
        _ = try AccountDeletion().run(on: account, in: db, at: Self.now, caches)
      }
    }
  }

  private func lastItem() async throws -> ItemRecord {
    let days = try await services.commandLineAdmin.schedule(
      of: GameID(PastYear.language), in: PastYear.last...PastYear.last)
    guard let item = days.first?.item else { throw ValidationError("The last date has no question.") }
    return item
  }

  /// Draws the questions of one date after the other, commits included.
  func draw(in language: Language) async throws -> [Double] {
    try await DateDraws(services: services, account: accounts[0], first: Self.tomorrow + 1, game: GameID(language))
      .measure()
  }

  /// The player's round on the day after the last date. It is started if it doesn't exist.
  private func round(
    of player: Int, _ difficulty: Difficulty = .medium, id: UInt64 = 1
  ) async throws -> RoundRecord {
    let account = accounts[player % accounts.count]
    return try await services.daily.saveStart(
      of: NewRound(
        id: Self.roundID(of: player, id), accountID: account, date: Self.tomorrow,
        difficulty: difficulty, game: GameID(PastYear.language), startedAt: Self.now,
        dayEndsAt: (Self.tomorrow + 1).midnightUTC, seed: 7, drawSeed: 7, draw: .shared))
  }

  private static func roundID(of player: Int, _ number: UInt64 = 1) -> RoundID {
    RoundID(Token128(high: UInt64(player), low: number))
  }

  private func move(_ move: RoundAction, after span: TimeSpan) async throws -> [Double] {
    try await CPUTimer.measure(accounts.count / 3) { number in
      _ = try await services.daily.saveAction(
        move, to: Self.roundID(of: number), of: accounts[number % accounts.count],
        at: Self.now + span)
    }
  }
}
