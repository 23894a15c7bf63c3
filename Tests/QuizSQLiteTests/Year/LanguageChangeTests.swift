import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

/// Players who change between the games of two languages, operators who void whole dates of one of them, and an
/// operator who makes one game of both.
struct LanguageChangeTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `streaks agree with a recount whatever games the players changed between`(seed: UInt64) async throws {
    let folder = TemporaryFolder()
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    var log = try await LanguageChangeLog(store: store, seed: seed)
    for day in 0..<60 {
      if day == LanguageChangeLog.lastSeparateDay + 1 { try await log.share(from: day) }
      try await log.play(on: day)
      try await log.voidSomething(until: day)
      if day % 7 == 6 || day == 59 { try await log.check(on: day) }
    }
    #expect(log.changeCount > 5)
    #expect(log.neutralDateCount > 0, "no date had all questions of a player's game voided")
    await store.close()
  }
}

/// Plays, and writes down who played which question and which questions were voided.
private struct LanguageChangeLog {
  /// An answered question.
  private struct Answer {
    /// The primary language of the game.
    let game: Language
    let isRight: Bool
  }

  /// A question, by what players know of it.
  private struct Question: Hashable {
    let day: Int
    let game: Language
    let difficulty: Difficulty
  }

  fileprivate static let lastSeparateDay = 35

  private static let first = CalendarDate(epochDay: 20_454)
  private static let languages = [Language("en"), Language("ru")]

  private let store: Store
  private var generator: SeededGenerator
  private var accounts: [AccountID] = []
  /// The language of each player's next round.
  private var reading: [Language] = []
  /// By player and day.
  private var answers: [[Int: [Difficulty: Answer]]] = []
  private var items: [Question: ItemID] = [:]
  private var voided: Set<Question> = []
  /// The day since which both languages share a game; nil before.
  private var sharedSince: Int?
  private(set) var changeCount = 0
  private(set) var neutralDateCount = 0

  init(store: Store, seed: UInt64) async throws {
    self.store = store
    generator = SeededGenerator(seed: seed, stream: .simulation)
    for language in Self.languages {
      _ = try await store.add(
        (0..<180).map { number in
          BankEntry(
            question: TriviaQuestion(
              language: language, category: TriviaCategory.allCases[number / 3 % 6],
              difficulty: Difficulty.allCases[number % 3], text: "Question \(number)", correctAnswer: "right",
              distractors: ["wrong", "false", "no"],
              translations: [
                TriviaTexts(
                  language: Self.languages[language == Self.languages[0] ? 1 : 0], text: "Translated \(number)",
                  correctAnswer: "so", distractors: ["not", "nor", "never"])
              ]))
        }, at: Self.first.midnightUTC)
    }
    // The last two only start every question, so that none is drawn anew when it is voided.
    for number in 0..<6 {
      let account = NewAccount(
        name: AccountName("Player \(number)"),
        credentials: Credentials(passwordHash: "none", recoveryCodeDigest: nil), zone: .utc,
        settings: AccountSettings(language: Self.languages[number % 2]), createdAt: (Self.first - 2).midnightUTC)
      let sessionDigest = SessionToken(Token128(high: 1, low: UInt64(number))).digest
      accounts.append(try await store.create(account, sessionDigest: sessionDigest).id)
      reading.append(Self.languages[number % 2])
      answers.append([:])
    }
  }

  private var players: Range<Int> { 0..<4 }

  mutating func play(on day: Int) async throws {
    for player in accounts.indices {
      let isStarter = !players.contains(player)
      // On some dates nobody plays one of the games. Its last date before it is shared has a round, so that the date on
      // which it ended is known.
      guard chance(isStarter ? day == Self.lastSeparateDay ? 100 : 85 : 75) else { continue }
      for difficulty in Difficulty.allCases where isStarter || chance(80) {
        // A change may come between two rounds of a date.
        if !isStarter, chance(5) { try await change(player) }
        try await answer(difficulty, by: player, on: day)
      }
    }
  }

  mutating func share(from day: Int) async throws {
    try await store.setGameLanguages(GameLanguages(Self.languages))
    sharedSince = day
  }

  private mutating func change(_ player: Int) async throws {
    reading[player] = Self.languages.first { $0 != reading[player] } ?? reading[player]
    try await store.changeSettings(AccountSettings(language: reading[player]), of: accounts[player])
    changeCount += 1
  }

  private mutating func answer(_ difficulty: Difficulty, by player: Int, on day: Int) async throws {
    let (date, game) = (Self.first + day, sharedSince == nil ? reading[player] : Self.languages[0])
    let start = date.midnightUTC + .hours(12)
    let record = try await store.start(
      NewRound(
        id: RoundID(Token128(high: generator.next(), low: generator.next())), accountID: accounts[player], date: date,
        difficulty: difficulty, game: GameID(game), startedAt: start, dayEndsAt: (date + 1).midnightUTC,
        seed: generator.next(), drawSeed: generator.next(), draw: .shared))
    let (isRight, key) = (chance(70), record.item.content.correctIndex)
    _ = try await store.apply(
      .answer(option: isRight ? key : (key + 1) % 4), to: record.id, of: accounts[player], at: start + .seconds(5))
    items[Question(day: day, game: game, difficulty: difficulty)] = record.item.id
    answers[player][day, default: [:]][difficulty] = Answer(game: game, isRight: isRight)
  }

  /// Voids one question, or all questions that one language had on a date.
  mutating func voidSomething(until day: Int) async throws {
    guard chance(50) else { return }
    let (date, game) = (max(0, day - generator.next(upperBound: 12)), Self.languages[generator.next(upperBound: 2)])
    let difficulties = chance(60) ? Difficulty.allCases : [Difficulty.allCases[generator.next(upperBound: 3)]]
    for difficulty in difficulties {
      let question = Question(day: date, game: game, difficulty: difficulty)
      guard let item = items[question] else { continue }
      _ = try await store.void(
        item,
        Correction(operatorID: nil, reason: "Why not", madeAt: (Self.first + day + 1).midnightUTC, seed: 1))
      voided.insert(question)
    }
  }

  mutating func check(on day: Int) async throws {
    let today = Self.first + day
    for player in players {
      let account = accounts[player]
      let history = try await store.history(of: account, at: today.midnightUTC + .hours(13))
      let found = PlayerStatistics(of: history, today: today, voided: try await store.voided(for: account)) { _ in true
      }
      let what: Comment = "player \(player) on day \(day)"
      let streak = recount(player, through: day, isPerfect: false)
      #expect(try await store.currentStreak(of: account, on: today) { _ in true } == streak.current, what)
      #expect(found.streaks.current?.length ?? 0 == streak.current, what)
      #expect(found.streaks.longest?.length ?? 0 == streak.longest, what)
      let perfect = recount(player, through: day, isPerfect: true)
      #expect(found.perfectStreaks.current?.length ?? 0 == perfect.current, what)
      #expect(found.perfectStreaks.longest?.length ?? 0 == perfect.longest, what)
    }
  }

  /// Reads the log from the first day on and remembers which games the player played last.
  private mutating func recount(_ player: Int, through last: Int, isPerfect: Bool) -> (current: Int, longest: Int) {
    var (games, letters) = (Set<Language>(), [Character]())
    for day in 0...last {
      let rounds = answers[player][day] ?? [:]
      if !rounds.isEmpty { games = Set(rounds.values.map(\.game)) }
      if games.isEmpty { continue }
      // From now on there is one game, also for players who stay away.
      if day == sharedSince, rounds.isEmpty { games = [Self.languages[0]] }
      let needless = Difficulty.allCases.filter { difficulty in
        games.contains { voided.contains(Question(day: day, game: $0, difficulty: difficulty)) }
      }
      let counting = rounds.filter { difficulty, answer in
        !voided.contains(Question(day: day, game: answer.game, difficulty: difficulty))
      }
      if rounds.isEmpty {
        if needless.count == 3 { neutralDateCount += 1 }
        letters.append(needless.count == 3 ? "-" : ".")
      } else if counting.isEmpty {
        letters.append("-")
      } else if !isPerfect {
        letters.append("x")
      } else if counting.values.contains(where: { !$0.isRight }) {
        letters.append("!")
      } else {
        letters.append(Set(needless).union(rounds.keys).count == 3 ? "x" : "/")
      }
    }
    if letters.last == "." || letters.last == "/" { letters.removeLast() }
    return ReferenceModel.streaks(letters.filter { $0 != "-" })
  }

  private mutating func chance(_ percent: Int) -> Bool { generator.next(upperBound: 100) < percent }
}
