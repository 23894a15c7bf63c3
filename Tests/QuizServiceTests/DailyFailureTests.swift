import Foundation
import QuizEngine
import QuizSQLite
import StoreContract
import StoreStatus
import Synchronization
import Testing

@testable import QuizService

/// What the pages of the daily game show when what time has changed can't be stored.
@Suite struct DailyFailureTests {
  /// A player in a house with questions, whose database fails when asked to.
  private final class Fixture: Sendable {
    static let start = Timestamp(milliseconds: 1_795_000_000_000)
    let database: FailingDatabase
    let services: Services
    let store: Store
    let player: Player
    let instant = Instant()
    private let folder = FileManager.default.temporaryDirectory.appending(path: "parlour-\(UUID().uuidString)")

    init() async throws {
      database = FailingDatabase(try SQLiteDatabase.open(directory: folder.path))
      store = Store(database)
      services = Services(
        library: LibraryService(store: store), store: store,
        dependencies: Dependencies(now: { [instant] in instant.now }, randomBits: { .random(in: 0 ... .max) }))
      _ = try await store.add(
        Difficulty.allCases.flatMap { difficulty in
          (0..<4).map { number in
            BankEntry(
              question: TriviaQuestion(
                language: Language("en"), category: TriviaCategory.allCases[number], difficulty: difficulty,
                text: "Which \(difficulty) \(number)?", correctAnswer: "A", distractors: ["B", "C"]))
          }
        }, at: Self.start)
      let guest = try await services.accounts.createGuest(
        zone: .utc, settings: AccountSettings(language: Language("en")), idempotencyKey: Token128(high: 3, low: 4),
        from: .unknown)
      player = Player(account: guest.account, sessionDigest: guest.sessionToken.digest)
      // Draws the questions.
      _ = try await services.daily.refreshHome(of: player, pausesRunningRounds: false)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func begin(_ difficulty: Difficulty) async throws -> RoundID {
      let today = player.account.calendar.date(at: instant.now)
      return try await services.daily.start(difficulty, offeredFor: today, by: player).id
    }
  }

  private final class Instant: Sendable {
    private let value = Mutex(Fixture.start)
    var now: Timestamp { value.withLock { $0 } }
    func advance(_ span: TimeSpan) { value.withLock { $0 = $0 + span } }
  }

  @Test func `a round whose leaving can't be stored is shown as it runs`() async throws {
    let fixture = try await Fixture()
    let daily = fixture.services.daily
    let roundID = try await fixture.begin(.easy)
    _ = try await daily.apply(.heartbeat, to: roundID, by: fixture.player)
    fixture.instant.advance(.seconds(5))
    fixture.database.fail(atStatement: 1)
    let failed = try await daily.refreshHome(of: fixture.player, pausesRunningRounds: true)
    #expect(fixture.database.hasFailed)
    #expect(failed.today.entries[0].record?.round.phase != .paused)
    let stored = try await daily.refreshHome(of: fixture.player, pausesRunningRounds: true)
    #expect(stored.today.entries[0].record?.round.phase == .paused)
    #expect(try await fixture.store.round(roundID)?.round.phase == .paused)
  }

  @Test func `a round's page is refused only if the round itself can't be stored`() async throws {
    let fixture = try await Fixture()
    let daily = fixture.services.daily
    let (easy, medium) = (try await fixture.begin(.easy), try await fixture.begin(.medium))
    fixture.instant.advance(.seconds(5))
    _ = try await daily.answer(0, in: easy, by: fixture.player)
    fixture.database.fail(atStatement: 1)
    #expect(try await daily.refreshDetails(of: easy, for: fixture.player).summary != nil)
    #expect(fixture.database.hasFailed, "the other round still runs")
    fixture.database.fail(atStatement: 1)
    await #expect(throws: DailyError.self) { try await daily.refreshDetails(of: medium, for: fixture.player) }
    #expect(
      try await daily.refreshDetails(of: medium, for: fixture.player).record.round.latestInstant
        == fixture.instant.now)
  }
}
