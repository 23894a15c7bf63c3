import QuizEngine
import StoreContract
import StoreStatus
import Testing

@testable import QuizService

/// The page of a player's day stores what time has changed, and draws questions, before it shows them.
struct DailyTransactionTests {
  @Test func `a day's page that fails at any of its statements is right when it is asked for again`() async throws {
    var (index, tolerated) = (1, 0)
    var isFinished = false
    while !isFinished {
      let fixture = try await AccountFixture()
      let player = try await fixture.playerWithAbandonedRound()
      fixture.database.fail(atStatement: index)
      do {
        let day = try await fixture.services.daily.refreshHome(of: player, pausesRunningRounds: false)
        #expect(day.today.entries.allSatisfy(\.isAvailable) && day.otherUnfinishedRounds.isEmpty)
        if fixture.database.hasFailed { tolerated += 1 } else { isFinished = true }
      } catch { guard case .store = error else { throw error } }
      let day = try await fixture.services.daily.refreshHome(of: player, pausesRunningRounds: false)
      #expect(day.today.entries.allSatisfy(\.isAvailable) && day.today.dayNumber == 2)
      #expect(day.otherUnfinishedRounds.isEmpty, "yesterday's round is over")
      let history = try await fixture.store.history(of: player.account.id, at: AccountFixture.now)
      #expect(history.map(\.verdict) == [.timedOut])
      let counts = try await fixture.store.answerCounts(of: fixture.abandonedItem(of: player))
      #expect(counts?.unanswered == 1, "counted once")
      await fixture.store.close()
      index += 1
    }
    #expect(index > 3, "the page writes something")
    #expect(tolerated > 0, "a round whose end can't be stored is over on the page")
  }

  @Test func `a bank that lacks a difficulty costs no write for each page`() async throws {
    let fixture = try await AccountFixture()
    try await fixture.add(questions: Difficulty.allCases.filter { $0 != .hard })
    for isFirst in [true, false] {
      fixture.database.fail(atStatement: isFirst ? .max : 1)
      let day = try await fixture.services.daily.refreshHome(of: fixture.ada, pausesRunningRounds: false)
      #expect(day.today.entries.map(\.isAvailable) == [true, true, false])
    }
    #expect(!fixture.database.hasFailed)
    await fixture.store.close()
  }

  @Test func `a player's rounds are shown even if the date's other questions can't be drawn now`() async throws {
    let fixture = try await AccountFixture()
    try await fixture.add(questions: [.easy])
    let today = fixture.ada.account.calendar.date(at: AccountFixture.now)
    let round = try await fixture.services.daily.start(.easy, offeredFor: today, by: fixture.ada)
    try await fixture.add(questions: [.hard])
    fixture.database.fail(atStatement: 1)
    let day = try await fixture.services.daily.refreshHome(of: fixture.ada, pausesRunningRounds: false)
    #expect(fixture.database.hasFailed, "the draw")
    #expect(day.today.entries.map(\.record?.id) == [round.id, nil, nil])
    #expect(day.today.entries.map(\.isAvailable) == [true, false, false])
    await fixture.store.close()
  }

  @Test func `a round whose leaving can't be stored is shown as it runs`() async throws {
    let fixture = try await AccountFixture()
    let roundID = try await fixture.start([.easy])[0]
    _ = try await fixture.services.daily.apply(.heartbeat, to: roundID, by: fixture.ada)
    let later = await fixture.services(after: .seconds(5)).daily
    fixture.database.fail(atStatement: 1)
    let failed = try await later.refreshHome(of: fixture.ada, pausesRunningRounds: true)
    #expect(fixture.database.hasFailed)
    #expect(failed.today.entries[0].record?.round.phase != .paused)
    let stored = try await later.refreshHome(of: fixture.ada, pausesRunningRounds: true)
    #expect(stored.today.entries[0].record?.round.phase == .paused)
    #expect(try await fixture.store.round(roundID)?.round.phase == .paused)
    await fixture.store.close()
  }

  @Test func `a round's page is refused only if the round itself can't be stored`() async throws {
    let fixture = try await AccountFixture()
    let rounds = try await fixture.start([.easy, .medium])
    let later = await fixture.services(after: .seconds(5)).daily
    _ = try await later.answer(0, in: rounds[0], by: fixture.ada)
    fixture.database.fail(atStatement: 1)
    #expect(try await later.refreshDetails(of: rounds[0], for: fixture.ada).summary != nil)
    #expect(fixture.database.hasFailed, "the other round still runs")
    fixture.database.fail(atStatement: 1)
    await #expect(throws: DailyError.self) { try await later.refreshDetails(of: rounds[1], for: fixture.ada) }
    let shown = try await later.refreshDetails(of: rounds[1], for: fixture.ada).record
    #expect(shown.round.latestInstant == AccountFixture.now + .seconds(5))
    await fixture.store.close()
  }

  @Test func `a page shows any round of the player's own, with the day of its date`() async throws {
    let fixture = try await AccountFixture()
    let ada = try await fixture.playerWithAbandonedRound()
    let yesterday = AccountFixture.today - 1
    let abandoned = try #require(
      try await fixture.store.rounds(of: ada.account.id, on: yesterday, at: AccountFixture.now).first)
    let daily = fixture.services.daily
    // The first time it isn't over in the store yet.
    let first = try await daily.refreshDetails(of: abandoned.id, for: ada)
    #expect(first.progress.date == yesterday && first.record.round.isFinished)
    _ = try await daily.refreshHome(of: ada, pausesRunningRounds: false)
    let today = try await daily.start(.medium, offeredFor: AccountFixture.today, by: ada)
    for _ in 0..<2 {
      let ofYesterday = try await daily.refreshDetails(of: abandoned.id, for: ada)
      #expect(ofYesterday.record.id == abandoned.id && ofYesterday.summary != nil)
      #expect(ofYesterday.progress.date == yesterday)
      #expect(ofYesterday.progress.entries.map(\.record?.id) == [abandoned.id, nil, nil])
      let ofToday = try await daily.refreshDetails(of: today.id, for: ada)
      #expect(ofToday.record.id == today.id && ofToday.summary == nil)
      #expect(ofToday.progress.date == AccountFixture.today)
      #expect(ofToday.progress.entries.map(\.record?.id) == [nil, today.id, nil])
    }
    await fixture.store.close()
  }

  @Test func `nobody else's round is shown, and none that isn't there`() async throws {
    let fixture = try await AccountFixture()
    let rounds = try await fixture.start([.easy])
    let daily = fixture.services.daily
    #expect(try await daily.refreshDetails(of: rounds[0], for: fixture.ada).record.id == rounds[0])
    let account = try await fixture.store.create(
      NewAccount(
        name: nil, credentials: nil, zone: .utc, settings: AccountSettings(language: Language("en")),
        createdAt: AccountFixture.now), sessionDigest: SessionToken(Token128(high: 5, low: 5)).digest)
    let guest = Player(account: account, sessionDigest: fixture.ada.sessionDigest)
    for (round, player) in [(rounds[0], guest), (RoundID(Token128(high: 9, low: 9)), fixture.ada)] {
      let error = await #expect(throws: DailyError.self) { try await daily.refreshDetails(of: round, for: player) }
      #expect(error.map { if case .noSuchRound = $0 { true } else { false } } == true)
    }
    await fixture.store.close()
  }
}

extension AccountFixture {
  fileprivate func add(questions difficulties: [Difficulty]) async throws {
    let questions = difficulties.flatMap { difficulty in
      (0..<20).map { number in
        TriviaQuestion(
          language: Language("en"), category: .history, difficulty: difficulty, text: "Which \(difficulty) \(number)?",
          correctAnswer: "A\(number)", distractors: ["B\(number)", "C\(number)", "D\(number)"], explanation: "Because.",
          source: "", licence: "CC0-1.0")
      }
    }
    try await store.add(questions.map { BankEntry(question: $0) }, at: Self.now)
  }

  /// Starts rounds of Ada's on a day whose questions are drawn.
  fileprivate func start(_ difficulties: [Difficulty]) async throws -> [RoundID] {
    try await add(questions: Difficulty.allCases)
    _ = try await services.daily.refreshHome(of: ada, pausesRunningRounds: false)
    var rounds: [RoundID] = []
    for difficulty in difficulties {
      rounds.append(try await services.daily.start(difficulty, offeredFor: Self.today, by: ada).id)
    }
    return rounds
  }

  /// The services as they are some time later.
  fileprivate func services(after span: TimeSpan) async -> Services {
    let services = Services(
      library: LibraryService(store: store), store: store,
      dependencies: Dependencies(now: { Self.now + span }, randomBits: { .random(in: 0 ... .max) }))
    // The first time is also written to the store.
    _ = await services.clock.recordTime()
    return services
  }

  /// Ada, who started a round yesterday and left it.
  fileprivate func playerWithAbandonedRound() async throws -> Player {
    try await add(questions: Difficulty.allCases)
    let yesterday = Self.now - .hours(24)
    let date = ada.account.calendar.date(at: yesterday)
    _ = try await store.start(
      NewRound(
        id: RoundID(Token128(high: 1, low: 1)), accountID: ada.account.id, date: date, difficulty: .easy,
        game: GameID(Language("en")), startedAt: yesterday, dayEndsAt: ada.account.calendar.end(ofDateAt: yesterday),
        seed: 1, drawSeed: 2, draw: .shared))
    return ada
  }

  fileprivate func abandonedItem(of player: Player) async throws -> ItemID {
    let record = try await store.round(RoundID(Token128(high: 1, low: 1)))
    return try #require(record).item.id
  }
}
