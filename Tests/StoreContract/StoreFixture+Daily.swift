internal import QuizEngine
import QuizService

extension StoreFixture {
  static let english = Language("en")
  /// The date of ``noon`` in UTC.
  static let today = CalendarDate(of: noon, offset: .zero)
  static let midnight = (today + 1).midnightUTC
  static let credentials = Credentials(passwordHash: "$scrypt$password", recoveryCodeDigest: "$scrypt$recovery")

  // Accounts

  func guest(
    sessionDigest: SessionTokenDigest = .random(), zone: IANATimeZone = .utc, at now: Timestamp = noon
  ) async throws -> Account {
    try await account(nil, sessionDigest: sessionDigest, zone: zone, at: now)
  }

  func player(
    _ name: String = "Ada", sessionDigest: SessionTokenDigest = .random(), zone: IANATimeZone = .utc
  ) async throws -> Account {
    try await account(AccountName(name), sessionDigest: sessionDigest, zone: zone)
  }

  private func account(
    _ name: AccountName?, sessionDigest: SessionTokenDigest, zone: IANATimeZone, at now: Timestamp = noon
  ) async throws -> Account {
    try await store.create(
      NewAccount(
        name: name, credentials: name == nil ? nil : Self.credentials, zone: zone,
        settings: AccountSettings(language: Self.english), createdAt: now),
      sessionDigest: sessionDigest)
  }

  // The bank

  /// Adds this many questions of each difficulty. Questions that already exist stay.
  @discardableResult
  func addQuestions(_ count: Int, _ language: Language = english) async throws -> Int {
    try await add(
      Difficulty.allCases.flatMap { difficulty in (0..<count).map { .numbered($0, difficulty, language) } })
  }

  /// - Returns: how many were new.
  func add(_ questions: [TriviaQuestion]) async throws -> Int {
    let outcomes = try await store.add(questions.map { BankEntry(question: $0) }, at: Self.noon)
    return outcomes.count { $0 == .added }
  }

  func scheduled(
    _ difficulty: Difficulty = .easy, on date: CalendarDate = today
  ) async throws -> ItemRecord? {
    let days = try await store.schedule(of: Self.english, in: date...date, drawing: { 99 })
    return days.first { $0.difficulty == difficulty }?.item
  }

  // Rounds

  func start(
    _ account: Account, _ difficulty: Difficulty = .easy, on date: CalendarDate = today, id: RoundID = .random(),
    at startedAt: Timestamp? = nil, draw: DrawMode = .shared, seed: UInt64 = .random(in: .min ... .max),
    isWithheld: Bool = false, language: Language = english
  ) async throws -> RoundRecord {
    let begins = startedAt ?? date.midnightUTC + .hours(12)
    return try await store.start(
      NewRound(
        id: id, accountID: account.id, date: date, difficulty: difficulty, game: GameID(language), startedAt: begins,
        dayEndsAt: (date + 1).midnightUTC, seed: 5, drawSeed: seed, draw: draw, isDateWithheld: isWithheld))
  }

  @discardableResult
  func apply(_ action: RoundAction, to record: RoundRecord, after span: TimeSpan) async throws -> RoundRecord {
    try await store.apply(action, to: record.id, of: record.accountID, at: record.round.startedAt + span)
  }

  /// Shows a round's page.
  @discardableResult
  func show(_ record: RoundRecord, isLeft: Bool = false, after span: TimeSpan) async throws -> RoundRecord {
    try await store.show(record.id, of: record.accountID, isLeft: isLeft, at: record.round.startedAt + span)
  }

  /// Starts a round and answers it.
  @discardableResult
  func answer(
    _ account: Account, _ difficulty: Difficulty = .easy, on date: CalendarDate = today, right: Bool = true,
    after span: TimeSpan = .seconds(10), draw: DrawMode = .shared, language: Language = english
  ) async throws -> RoundRecord {
    let record = try await start(account, difficulty, on: date, draw: draw, language: language)
    return try await apply(.answer(option: right ? record.correctIndex : record.wrongOption), to: record, after: span)
  }

  func board(
    _ account: Account?, _ difficulty: Difficulty = .easy, on date: CalendarDate = today, in group: PlayerGroup? = nil,
    limit: Int = 100
  ) async throws -> BoardPage {
    let board = QuestionBoardSelection(
      game: GameID(Self.english), difficulty: difficulty, date: date, groupID: group?.id)
    return try await store.board(board, for: account?.id, limit: limit)
  }

  func dayBoard(
    _ account: Account?, on date: CalendarDate = today, in group: PlayerGroup? = nil, limit: Int = 100
  ) async throws -> BoardPage {
    let board = DayBoardSelection(game: GameID(Self.english), date: date, groupID: group?.id)
    return try await store.board(board, for: account?.id, limit: limit)
  }

  func week(
    _ account: Account?, of date: CalendarDate = today, in group: PlayerGroup? = nil, limit: Int = 100
  ) async throws -> BoardPage {
    let board = WeekBoardSelection(game: GameID(Self.english), monday: date.monday, groupID: group?.id)
    return try await store.board(board, for: account?.id, limit: limit)
  }

  func correction(by account: Account? = nil, at now: Timestamp = noon) -> Correction {
    Correction(operatorID: account?.id, reason: "It is wrong.", madeAt: now, seed: 77)
  }
}

extension RoundRecord {
  /// The index of the correct option.
  var correctIndex: Int { item.content.correctIndex }
  /// The index of the first wrong option.
  var wrongOption: Int { correctIndex == 0 ? 1 : 0 }
  var phase: Round.Phase { round.phase }
}

extension BoardPage {
  /// Each row as `rank name correct elapsed`, with the time in milliseconds.
  var lines: [String] { entries.map { "\($0.rank) \($0.name.text) \($0.correct) \($0.elapsed.milliseconds)" } }
}

extension TriviaQuestion {
  static func numbered(_ number: Int, _ difficulty: Difficulty, _ language: Language = StoreFixture.english)
    -> TriviaQuestion
  {
    TriviaQuestion(
      language: language, category: TriviaCategory.allCases[number % TriviaCategory.allCases.count],
      difficulty: difficulty,
      text: "What is \(difficulty.rawValue) number \(number)?", correctAnswer: "right",
      distractors: ["one", "two", "three"],
      explanation: "So it is.", source: "A book, “Numbers”", licence: "Apache-2.0")
  }
}

extension RoundID {
  static func random() -> RoundID { RoundID(.random()) }
}

extension SessionTokenDigest {
  static func random() -> SessionTokenDigest {
    SessionTokenDigest(bytes: (0..<32).map { _ in .random(in: .min ... .max) })
  }
}
