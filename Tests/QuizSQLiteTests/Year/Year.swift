import QuizEngine
import QuizSQLite
import QuizService
import Testing

/// A year in which players play, move, and questions are taken out or get another key. Everything is written down here
/// too, to be counted once more.
struct Year {
  /// What became of a question.
  struct Question {
    var key: Int
    var isVoid = false
    let date: CalendarDate
    let language: Language
    let difficulty: Difficulty
  }

  static let first = CalendarDate(number: 20_454)
  static let days = 365
  static let languages = [Language("en"), Language("ru")]

  let store: SQLiteStore
  private(set) var players: [YearPlayer] = []
  private(set) var rounds: [RememberedRound] = []
  private(set) var questions: [ItemID: Question] = [:]
  private(set) var groups: [(group: Group, members: [Int])] = []
  private(set) var deeds = (voids: 0, rekeys: 0, moves: 0)
  private var dice = SeededGenerator(seed: 365, stream: .simulation)

  /// After the last round of the year has ended, whatever became of it.
  static let end = (first + days + 3).midnightUTC

  init(store: SQLiteStore, players count: Int) async throws {
    self.store = store
    for language in Self.languages { try await fill(language, language == Self.languages[0] ? 480 : 50) }
    for number in 0..<count { players.append(try await settle(number)) }
    for number in 0..<max(2, count / 20) { try await gather(number) }
  }

  mutating func run() async throws {
    for day in 0..<Self.days {
      try await play(on: day)
      try await mend(after: day)
    }
  }

  private func fill(_ language: Language, _ count: Int) async throws {
    let entries = (0..<count * 3).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: language, category: Category.allCases[number / 3 % 6], difficulty: Difficulty.allCases[number % 3],
          text: "Question \(number)", key: "right", distractors: ["wrong", "false", "no"]))
    }
    _ = try await store.add(entries, at: Self.first.midnightUTC)
  }

  private func settle(_ number: Int) async throws -> YearPlayer {
    let (isGuest, zone) = (number % 12 == 7, YearPlayer.zones[number % YearPlayer.zones.count])
    let new = NewAccount(
      name: isGuest ? nil : AccountName("Player \(number)"),
      credentials: isGuest ? nil : Credentials(password: "none", recovery: nil), zone: zone,
      settings: AccountSettings(language: Self.languages[number % 5 == 4 ? 1 : 0]),
      created: (Self.first - 2).midnightUTC)
    let key = SessionKey(token: Key128(high: 1, low: UInt64(number)))
    return YearPlayer(number: number, account: try await store.create(new, session: key), isGuest: isGuest, zone: zone)
  }

  private mutating func gather(_ number: Int) async throws {
    let members = players.filter { !$0.isGuest && dice.below(3) == 0 }
    guard let founder = members.first else { return }
    let new = NewGroup(name: "Group \(number)", invitation: Key128(high: 2, low: UInt64(number)))
    let founded = try await store.found(new, by: founder.account.id, at: Self.first.midnightUTC)
    let group = try #require(founded)
    for member in members { _ = try await store.join(group.id, member.account.id, at: Self.first.midnightUTC) }
    groups.append((group, members.map(\.number)))
  }

  // A day

  /// All players at once, each of them one round after the other.
  private mutating func play(on day: Int) async throws {
    let store = store
    let results = try await withThrowingTaskGroup(of: (YearPlayer, [(RememberedRound, Question)]).self) { group in
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
      deeds.moves += player.residences.count > players[number].residences.count ? 1 : 0
      players[number] = player
      for (round, question) in played {
        rounds.append(round)
        if questions[round.item] == nil { questions[round.item] = question }
      }
    }
  }

  /// What operators do at the end of a day, about questions of the last ten.
  private mutating func mend(after day: Int) async throws {
    let date = Self.first + day
    let recent = questions.filter { !$0.value.isVoid && date - $0.value.date < 10 }.keys.sorted {
      $0.number < $1.number
    }
    guard !recent.isEmpty else { return }
    let (item, chance) = (recent[dice.below(recent.count)], dice.below(100))
    let edict = Edict(by: nil, reason: "Why not", at: (date + 1).midnightUTC, seed: dice.next())
    if chance < 8 {
      _ = try await store.void(item, edict)
      questions[item]?.isVoid = true
      deeds.voids += 1
    } else if chance < 20 {
      let key = dice.below(4)
      _ = try await store.rekey(item, to: key, edict)
      questions[item]?.key = key
      deeds.rekeys += 1
    }
  }
}

extension YearPlayer {
  /// Comes by at some time of the day, perhaps; moves, perhaps; plays what there is to play.
  mutating func spendDay(_ day: Int, on store: SQLiteStore) async throws -> [(RememberedRound, Year.Question)] {
    // Two players never miss a date, so that long streaks are among what is counted.
    let isLoyal = number < 2
    var now = (Year.first + day).midnightUTC + .minutes(Int64(dice.below(20 * 60)))
    if dice.below(150) == 0 {
      let zone = Self.zones[dice.below(Self.zones.count)]
      try await store.move(account.id, to: zone, at: now)
      move(to: zone, at: now)
      let moved = try await store.account(account.id)
      account = try #require(moved)
    }
    guard isLoyal || dice.below(100) < 70 else { return [] }
    var played: [(RememberedRound, Year.Question)] = []
    for difficulty in Difficulty.allCases where isLoyal || dice.below(100) < 75 {
      now = now + .minutes(Int64(1 + dice.below(60)))
      if let round = try await play(difficulty, at: &now, on: store) { played.append(round) }
    }
    return played
  }

  /// - Returns: nil where the round of that date was played before.
  private mutating func play(
    _ difficulty: Difficulty, at now: inout Timestamp, on store: SQLiteStore
  ) async throws -> (RememberedRound, Year.Question)? {
    let id = RoundID(Key128(high: dice.next(), low: dice.next()))
    let date = account.calendar.date(at: now)
    #expect(date == self.date(at: now), "player \(number) at \(now.milliseconds)")
    let record = try await store.start(
      RoundStart(
        id: id, account: account.id, date: date, difficulty: difficulty, language: language, started: now,
        closes: account.calendar.end(ofDateAt: now), seed: dice.next(), drawSeed: dice.next(), draw: .shared))
    guard record.id == id else { return nil }
    let item = record.item.item
    let question = Year.Question(
      key: item.key, isVoid: record.item.isVoid, date: date, language: language, difficulty: difficulty)
    func remembered(_ option: Int?, _ spent: Span, _ elapsed: Span) -> (RememberedRound, Year.Question) {
      let round = RememberedRound(
        player: number, date: date, item: record.item.id, difficulty: difficulty, category: item.question.category,
        option: option, spent: spent, elapsed: elapsed)
      return (round, question)
    }
    if dice.below(40) == 0 { return remembered(nil, .minutes(60), .minutes(60)) }
    // Whole seconds, few of them: equal times happen.
    let (spent, pause) = (Span.seconds(Int64(1 + dice.below(90))), Span.seconds(Int64(dice.below(120))))
    let mayPause = now + spent + pause + .minutes(1) < record.round.closes && dice.below(3) == 0
    if mayPause {
      _ = try await store.play(.pause, in: id, of: account.id, at: now + .seconds(1))
      _ = try await store.play(.resume, in: id, of: account.id, at: now + .seconds(1) + pause)
    }
    let elapsed = mayPause ? spent + pause : spent
    let option = dice.below(10) < 7 ? item.key : dice.below(item.options.count)
    _ = try await store.play(.answer(option: option), in: id, of: account.id, at: now + elapsed)
    return remembered(option, spent, elapsed)
  }
}
