import QuizDatabase
import QuizEngine
import QuizSQLite
import QuizService

/// Plays the daily game repeatedly and reports what is stored: `KEY -` for a start, `KEY OPTION` for an answer.
struct RoundLoad {
  let store: Store
  let tasks: Int

  private static let english = Language("en")

  func run() async throws {
    try await BankService(store: store, dependencies: .early).add((0..<500).map(Self.entry))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<tasks {
        group.addTask {
          let player = try await store.driver()
          for day in 0... { try await play(player, on: CalendarDate(epochDay: 20_000 + day)) }
        }
      }
      try await group.waitForAll()
    }
  }

  private func play(_ player: Account, on date: CalendarDate) async throws {
    let daily = Services(library: LibraryService(store: store), store: store, dependencies: .early).daily
    let started = date.midnightUTC
    let round = try await daily.saveStart(
      of: NewRound(
        id: RoundID(.random()), accountID: player.id, date: date, difficulty: .easy, game: GameID(Self.english),
        startedAt: started, dayEndsAt: started + .hours(24), seed: 1, drawSeed: .random(in: .min ... .max),
        draw: .shared))
    report("\(round.id.token.text) -")
    let option = Int.random(in: 0..<round.item.content.options.count)
    _ = try await daily.saveAction(.answer(option: option), to: round.id, of: player.id, at: started + .seconds(9))
    report("\(round.id.token.text) \(option)")
  }

  private static func entry(_ number: Int) -> BankEntry {
    BankEntry(
      question: TriviaQuestion(
        language: english, category: .science, difficulty: .easy, text: "Question \(number)?", correctAnswer: "right",
        distractors: ["one", "two", "three"]))
  }
}

extension Store {
  /// A new account.
  func driver() async throws -> Account {
    let account = NewAccount(
      name: AccountName("Driver \(UInt32.random(in: 0 ... .max))"),
      credentials: Credentials(passwordHash: "none", recoveryCodeDigest: nil), zone: .utc,
      settings: AccountSettings(language: Language("en")), createdAt: .early)
    return try await StoreHandle(self, AccountError.store).write(.once) { db in
      guard let created = try AccountRows(db: db).add(account) else { throw AccountError.nameTaken }
      try SessionStart(digest: .random(), accountID: created.id, startedAt: .early).run(in: db)
      return created
    }
  }
}

extension Dependencies {
  static var early: Dependencies {
    Dependencies(now: { .early }, randomBits: { .random(in: .min ... .max) })
  }
}

extension SessionTokenDigest {
  static func random() -> SessionTokenDigest {
    SessionTokenDigest(bytes: (0..<32).map { _ in .random(in: .min ... .max) })
  }
}

extension Token128 {
  static func random() -> Token128 {
    Token128(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
  }
}
