import QuizEngine
import QuizMetrics
import QuizSQL
import QuizSQLite
import QuizService
import Testing

/// How often the daily game's pages ask the store.
@Suite struct StoreReadCountTests {
  private static func readCount(_ store: MeasuredStore<SQLiteStore>) throws -> Int {
    let line = try #require(
      PrometheusText(store.metrics).text.split(separator: "\n").first {
        $0.hasPrefix("parlour_store_duration_seconds_count{kind=\"read\"}")
      })
    return try #require(Int(line.split(separator: " ").last ?? ""))
  }

  @Test func `the page before Start and the day's page read four times`() async throws {
    let folder = TemporaryDataFolder()
    let store = MeasuredStore(try SQLiteStore.open(directory: folder.path))
    let (clock, seed) = (TestClock(), UInt64.random(in: .min ... .max))
    let house = House(
      library: Library(store: store), store: store, dependencies: Dependencies(now: clock.now, randomBits: { seed }))
    _ = try await store.add(
      Difficulty.allCases.map { BankEntry(question: DailyGuest.question($0, 1)) }, at: clock.now())
    let guest = try await house.accounts.createGuest(
      zone: try #require(IANATimeZone("Europe/Berlin")), settings: AccountSettings(language: Language("en")),
      idempotencyKey: Token128(high: seed, low: 1), from: nil)
    let player = Player(account: guest.account, session: SessionTokenDigest(token: guest.sessionToken))
    _ = try await house.daily.dailyOverview(of: player, leavesRounds: false)

    let before = try Self.readCount(store)
    let offer = try await house.daily.offer(.hard, for: player, leavesRounds: false)
    guard case .ready(let details) = offer else { throw ReadCountError.noOffer }
    #expect(details.category == .history && details.streak == 0 && details.bestTime == nil)
    let between = try Self.readCount(store)
    // The schedule, the rounds, the streak and the best time.
    #expect(between - before == 4)
    let day = try await house.daily.dailyOverview(of: player, leavesRounds: false)
    #expect(day.entries == details.entries && day.number == 1)
    // The schedule, the rounds, the streak and the day's number.
    #expect(try Self.readCount(store) - between == 4)
    await store.close()
  }

  private enum ReadCountError: Error { case noOffer }
}
