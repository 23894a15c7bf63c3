import QuizEngine
import QuizService

/// A generated year of the daily game. Equal arguments make equal years.
///
/// One player in 25 never misses a round. The others play at random, so that the total is about the requested number of
/// rounds. On the last date everybody answers the easy question correctly.
struct PastYear: Sendable {
  static let days = 365
  static let first = CalendarDate(epochDay: 20_089)
  static let language = Language("en")

  let players: Int
  let rounds: Int

  /// When all players sign up.
  static let opening = first.midnightUTC - .hours(24)
  static var last: CalendarDate { first + (days - 1) }

  var loyal: Int { max(1, players / 25) }

  /// The probability that another player plays a round, in millionths.
  private var leisure: Int {
    let rest = rounds - loyal * 3 * Self.days - players
    return max(0, rest) * 1_000_000 / max(1, (players - loyal) * 3 * Self.days)
  }

  /// The token in a player's cookie.
  static func token(of player: Int) -> SessionToken {
    var dice = SeededGenerator(seed: UInt64(player), stream: .simulation)
    return SessionToken(Token128(high: dice.next(), low: dice.next()))
  }

  /// The players' time zones. Their rounds use dates in UTC anyway.
  private static let zones = ["Europe/Berlin", "Asia/Taipei", "America/New_York"].compactMap { IANATimeZone($0) }

  func account(_ player: Int) -> NewAccount {
    NewAccount(
      name: AccountName("Player \(player)"), credentials: Credentials(passwordHash: "none", recoveryCodeDigest: nil),
      zone: Self.zones[player % Self.zones.count],
      settings: AccountSettings(language: Self.language), createdAt: Self.opening)
  }

  /// The player's rounds on a date.
  func rounds(of player: Int, _ account: AccountID, on date: CalendarDate) -> [PastRound] {
    var dice = SeededGenerator(seed: UInt64(player), stream: .simulation, substream: date.epochDay)
    return Difficulty.allCases.compactMap { difficulty in
      let (chance, skill, seconds) = (
        dice.next(upperBound: 1_000_000), dice.next(upperBound: 100), Int64(3 + dice.next(upperBound: 60))
      )
      let isForAll = date == Self.last && difficulty == .easy
      guard isForAll || player < loyal || chance < leisure else { return nil }
      let started = date.midnightUTC + .seconds(Int64(dice.next(upperBound: 80_000)))
      return PastRound(
        start: NewRound(
          id: RoundID(Token128(high: dice.next(), low: dice.next())), accountID: account, date: date,
          difficulty: difficulty, game: GameID(Self.language), startedAt: started, dayEndsAt: (date + 1).midnightUTC,
          seed: dice.next(), drawSeed: dice.next(), draw: .shared),
        isRight: isForAll || skill < 70, answered: started + .seconds(seconds) + TimeSpan(milliseconds: Int64(skill)))
    }
  }
}

/// A round that was started and answered.
struct PastRound: Sendable {
  let start: NewRound
  let isRight: Bool
  let answered: Timestamp

  func play(with services: Services) async throws {
    let record = try await services.daily.saveStart(of: start)
    let item = record.item.content
    let option = isRight ? item.correctIndex : (item.correctIndex + 1) % item.options.count
    _ = try await services.daily.saveAction(.answer(option: option), to: record.id, of: record.accountID, at: answered)
  }
}

/// Generated questions.
struct SampleBank: Sendable {
  let language: Language
  let questions: Int

  static let batchSize = 10_000

  func fill(_ store: Store) async throws {
    let bank = BankService(
      store: store, dependencies: Dependencies(now: { PastYear.opening }, randomBits: { 1 }))
    for start in stride(from: 0, to: questions, by: Self.batchSize) {
      let entries = (start..<min(questions, start + Self.batchSize)).map(entry)
      try await bank.add(entries)
    }
  }

  private func entry(_ number: Int) -> BankEntry {
    BankEntry(
      question: TriviaQuestion(
        language: language, category: TriviaCategory.allCases[number / 3 % 6],
        difficulty: Difficulty.allCases[number % 3],
        text: "What comes after the number \(number), if one counts on by one and leaves none out?",
        correctAnswer: "\(number + 1)", distractors: ["\(number)", "\(number + 2)", "\(number + 10)"],
        explanation: "Counting on by one from \(number) leads to \(number + 1).", source: "Arithmetic",
        licence: "Apache-2.0"))
  }
}
