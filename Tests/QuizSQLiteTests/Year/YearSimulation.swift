import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

/// Simulates a year: players play and move, and operators void questions and change keys. It records everything, so
/// that ``ReferenceModel`` can compute the results again.
struct YearSimulation {
  /// What happened to a question.
  struct Question {
    var key: Int
    var isVoid = false
    let date: CalendarDate
    let language: Language
    let difficulty: Difficulty
  }

  static let first = CalendarDate(epochDay: 20_454)
  static let days = 365
  static let languages = [Language("en"), Language("ru")]

  let store: Store
  private(set) var players: [SimulatedPlayer] = []
  private(set) var rounds: [ExpectedRound] = []
  private(set) var questions: [ItemID: Question] = [:]
  private(set) var groups: [(group: PlayerGroup, members: [Int])] = []
  private(set) var correctionCounts = (voids: 0, rekeys: 0, moves: 0)
  private var generator = SeededGenerator(seed: 365, stream: .simulation)

  /// A time when the last round of the year has certainly ended.
  static let end = (first + days + 3).midnightUTC

  init(store: Store, players count: Int) async throws {
    self.store = store
    for language in Self.languages { try await fill(language, language == Self.languages[0] ? 480 : 50) }
    for number in 0..<count { players.append(try await createPlayer(number)) }
    for number in 0..<max(2, count / 20) { try await createGroup(number) }
  }

  mutating func run() async throws {
    for day in 0..<Self.days {
      try await play(on: day)
      if day % 9 == 0 { try await checkStreaks(after: day) }
      try await applyCorrections(after: day)
    }
  }

  private func fill(_ language: Language, _ count: Int) async throws {
    let entries = (0..<count * 3).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: language, category: TriviaCategory.allCases[number / 3 % 6],
          difficulty: Difficulty.allCases[number % 3],
          text: "Question \(number)", correctAnswer: "right", distractors: ["wrong", "false", "no"]))
    }
    _ = try await store.add(entries, at: Self.first.midnightUTC)
  }

  private func createPlayer(_ number: Int) async throws -> SimulatedPlayer {
    let (isGuest, zone) = (number % 12 == 7, SimulatedPlayer.zones[number % SimulatedPlayer.zones.count])
    let new = NewAccount(
      name: isGuest ? nil : AccountName("Player \(number)"),
      credentials: isGuest ? nil : Credentials(passwordHash: "none", recoveryCodeDigest: nil), zone: zone,
      settings: AccountSettings(language: Self.languages[number % 5 == 4 ? 1 : 0]),
      createdAt: (Self.first - 2).midnightUTC)
    let sessionDigest = SessionToken(Token128(high: 1, low: UInt64(number))).digest
    return SimulatedPlayer(
      number: number, account: try await store.create(new, sessionDigest: sessionDigest), isGuest: isGuest, zone: zone)
  }

  private mutating func createGroup(_ number: Int) async throws {
    let members = players.filter { !$0.isGuest && generator.next(upperBound: 3) == 0 }
    guard let founder = members.first else { return }
    let new = NewGroup(name: "Group \(number)", invitation: Token128(high: 2, low: UInt64(number)))
    let founded = try await store.createGroup(new, by: founder.account.id, at: Self.first.midnightUTC)
    let group = try #require(founded)
    for member in members { _ = try await store.join(group.id, member.account.id, at: Self.first.midnightUTC) }
    groups.append((group, members.map(\.number)))
  }

  // A day

  /// Lets all players play at the same time, each of them one round after the other.
  private mutating func play(on day: Int) async throws {
    let store = store
    let results = try await withThrowingTaskGroup(of: (SimulatedPlayer, [(ExpectedRound, Question)]).self) { group in
      for player in players {
        group.addTask {
          var player = player
          let played = try await player.spendDay(day, on: store)
          return (player, played)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0.number] = $1 }
    }
    for number in players.indices {
      guard let (player, played) = results[number] else { continue }
      correctionCounts.moves += player.zonePeriods.count > players[number].zonePeriods.count ? 1 : 0
      players[number] = player
      for (round, question) in played {
        rounds.append(round)
        if questions[round.item] == nil { questions[round.item] = question }
      }
    }
  }

  /// Compares each player's streak with one that is counted from all rounds. Corrections come between two checks.
  private func checkStreaks(after day: Int) async throws {
    let now = (Self.first + day).midnightUTC + .hours(23)
    for player in players {
      let calendar = player.account.calendar
      let today = calendar.date(at: now)
      let history = try await store.history(of: player.account.id, at: now)
      let voided = try await store.voided(for: player.account.id)
      let expected = PlayerStatistics(of: history, today: today, voided: voided) { calendar.hasDate($0) }
      let current = try await store.currentStreak(of: player.account.id, on: today) {
        calendar.hasDate($0)
      }
      #expect(current == expected.streaks.current?.length ?? 0, "player \(player.number) on \(today.text)")
    }
  }

  /// Lets operators correct questions of the last ten days, at the end of a day.
  private mutating func applyCorrections(after day: Int) async throws {
    let date = Self.first + day
    let recent = questions.filter { !$0.value.isVoid && date - $0.value.date < 10 }.keys.sorted {
      $0.number < $1.number
    }
    guard !recent.isEmpty else { return }
    let (item, chance) = (recent[generator.next(upperBound: recent.count)], generator.next(upperBound: 100))
    let correction = Correction(
      operatorID: nil, reason: "Why not", madeAt: (date + 1).midnightUTC, seed: generator.next())
    if chance < 8 {
      _ = try await store.void(item, correction)
      questions[item]?.isVoid = true
      correctionCounts.voids += 1
    } else if chance < 20 {
      let key = generator.next(upperBound: 4)
      _ = try await store.rekey(item, to: key, correction)
      questions[item]?.key = key
      correctionCounts.rekeys += 1
    }
  }
}

extension SimulatedPlayer {
  /// Lets the player visit at some time of the day or not at all, perhaps move, and play the unfinished rounds.
  mutating func spendDay(_ day: Int, on store: Store) async throws -> [(ExpectedRound, YearSimulation.Question)] {
    // Two players never miss a date, so that there are long streaks.
    let isLoyal = number < 2
    var now = (YearSimulation.first + day).midnightUTC + .minutes(Int64(generator.next(upperBound: 20 * 60)))
    if generator.next(upperBound: 150) == 0 {
      let zone = Self.zones[generator.next(upperBound: Self.zones.count)]
      try await store.changeTimeZone(of: account.id, to: zone, at: now)
      move(to: zone, at: now)
      let moved = try await store.account(account.id)
      account = try #require(moved)
    }
    if generator.next(upperBound: 60) == 0 {
      language = YearSimulation.languages.first { $0 != language } ?? language
      try await store.changeSettings(AccountSettings(language: language), of: account.id)
    }
    guard isLoyal || generator.next(upperBound: 100) < 70 else { return [] }
    var played: [(ExpectedRound, YearSimulation.Question)] = []
    for difficulty in Difficulty.allCases where isLoyal || generator.next(upperBound: 100) < 75 {
      now = now + .minutes(Int64(1 + generator.next(upperBound: 60)))
      if let round = try await play(difficulty, at: &now, on: store) { played.append(round) }
    }
    return played
  }

  /// - Returns: nil if the round of that date was played before.
  private mutating func play(
    _ difficulty: Difficulty, at now: inout Timestamp, on store: Store
  ) async throws -> (ExpectedRound, YearSimulation.Question)? {
    let id = RoundID(Token128(high: generator.next(), low: generator.next()))
    let date = account.calendar.date(at: now)
    #expect(date == self.date(at: now), "player \(number) at \(now.milliseconds)")
    let record = try await store.start(
      NewRound(
        id: id, accountID: account.id, date: date, difficulty: difficulty, game: GameID(language), startedAt: now,
        dayEndsAt: account.calendar.end(ofDateAt: now), seed: generator.next(), drawSeed: generator.next(),
        draw: .shared))
    guard record.id == id else { return nil }
    let item = record.item.content
    let question = YearSimulation.Question(
      key: item.correctIndex, isVoid: record.item.isVoid, date: date, language: language, difficulty: difficulty)
    func remembered(_ option: Int?, _ spent: TimeSpan, _ elapsed: TimeSpan) -> (ExpectedRound, YearSimulation.Question)
    {
      let round = ExpectedRound(
        player: number, date: date, item: record.item.id, difficulty: difficulty, category: item.question.category,
        option: option, spent: spent, elapsed: elapsed)
      return (round, question)
    }
    if generator.next(upperBound: 40) == 0 { return remembered(nil, .minutes(60), .minutes(60)) }
    // The times are whole seconds in a small range, so that equal times occur.
    let (spent, pause) = (
      TimeSpan.seconds(Int64(1 + generator.next(upperBound: 90))),
      TimeSpan.seconds(Int64(generator.next(upperBound: 120)))
    )
    let mayPause = now + spent + pause + .minutes(1) < record.round.dayEndsAt && generator.next(upperBound: 3) == 0
    if mayPause {
      _ = try await store.apply(.pause, to: id, of: account.id, at: now + .seconds(1))
      _ = try await store.apply(.resume, to: id, of: account.id, at: now + .seconds(1) + pause)
    }
    let elapsed = mayPause ? spent + pause : spent
    let option = generator.next(upperBound: 10) < 7 ? item.correctIndex : generator.next(upperBound: item.options.count)
    _ = try await store.apply(.answer(option: option), to: id, of: account.id, at: now + elapsed)
    return remembered(option, spent, elapsed)
  }
}
