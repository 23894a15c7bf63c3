import QuizEngine
import QuizSQLite
import QuizService
import Testing

@testable import QuizWeb

/// What happens when the server's clock is set back.
@Suite struct ClockSetBackTests {
  @Test func `a round continues as if the clock hadn't been set back`() async throws {
    let stage = try await BoardFixture()
    let seat = try await stage.signIn("Ada")
    let round = try await start(stage, seat)
    let address = "/daily/round/\(round.id.token.text)"
    stage.site.clock.advance(.seconds(40))
    #expect(try await stage.get(address, seat).body.contains("data-watch=\"40"))
    stage.site.clock.advance(.minutes(-5))
    // A running server does this every few seconds.
    _ = await stage.site.house.clock.recordTime()
    // Without JavaScript the next request is the answer.
    stage.site.clock.advance(.seconds(20))
    let answered = try await stage.site.house.daily.apply(
      .answer(option: round.item.item.keyIndex), to: round.id, by: seat.player)
    let elapsed = try #require(answered.round.elapsed)
    #expect(elapsed >= .seconds(60) && elapsed < .seconds(61))
  }

  @Test func `the latest instant counts after a restart too`() async throws {
    let stage = try await BoardFixture()
    let seat = try await stage.signIn("Ada")
    let round = try await start(stage, seat)
    stage.site.clock.advance(.seconds(40))
    _ = try await stage.get("/daily/round/\(round.id.token.text)", seat)
    stage.site.clock.advance(.minutes(-5))
    let again = try await stage.site.restarted()
    let answered = try await again.house.daily.apply(
      .answer(option: round.item.item.keyIndex), to: round.id, by: seat.player)
    #expect(try #require(answered.round.elapsed) >= .seconds(40))
    await again.store.close()
  }

  @Test func `a past date can't be started after a restart either, until an operator resets the clock`() async throws {
    let stage = try await BoardFixture()
    let (ada, bob) = try await (stage.signIn("Ada"), stage.signIn("Bob"))
    let date = stage.today
    stage.site.clock.advance(.hours(24))
    try await stage.play(bob)
    stage.site.clock.advance(.hours(-24))
    let form = "difficulty=easy&date=\(date.text)"
    let refused = try await stage.post("/daily/start", form, ada)
    #expect(refused.status == 409 && refused.body.contains("This day is already over"))

    let again = try await stage.site.restarted()
    #expect(try await again.post("/daily/start", form, cookie: ada.cookie).status == 409)
    // A second process does this, as the command line does.
    let beside = House(library: again.library, store: again.store, dependencies: again.house.dependencies)
    let latest = try await beside.admin.resetLatestInstant(reason: "The clock was a day ahead.")
    #expect(CalendarDate(of: latest, offset: .zero) == date + 1)
    #expect(try await again.post("/daily/start", form, cookie: ada.cookie).location.hasPrefix("/daily/round/"))
    #expect(try await again.house.admin.auditLog().map(\.action) == [.resetClock])
    await again.store.close()
  }

  @Test func `on the same date rounds can be started whatever the clock does`() async throws {
    let stage = try await BoardFixture()
    let ada = try await stage.signIn("Ada")
    // Exactly noon.
    let noon = stage.today.midnightUTC + .hours(12)
    stage.site.clock.advance(noon - stage.site.clock.now())
    try await stage.play(ada)
    stage.site.clock.advance(.hours(-3))
    let round = try await start(stage, ada, .hard)
    stage.site.clock.advance(.seconds(7))
    let answered = try await stage.site.house.daily.apply(
      .answer(option: round.item.item.keyIndex), to: round.id, by: ada.player)
    let elapsed = try #require(answered.round.elapsed)
    #expect(elapsed >= .seconds(7) && elapsed < .seconds(8), "what was before its start is nothing to this round")
  }

  @Test func `the latest instant is stored every quarter of an hour, not for each request`() async throws {
    let stage = try await BoardFixture()
    let quarter = stage.today.midnightUTC + .hours(24) + .minutes(15)
    stage.site.clock.advance(quarter - stage.site.clock.now())
    _ = await stage.site.house.clock.recordTime()
    let stored = try await stage.site.store.latestInstant()
    stage.site.clock.advance(.minutes(14))
    _ = await stage.site.house.clock.recordTime()
    #expect(try await stage.site.store.latestInstant() == stored)
    stage.site.clock.advance(.minutes(1))
    _ = await stage.site.house.clock.recordTime()
    let next = try #require(try await stage.site.store.latestInstant())
    #expect(next.instant >= quarter + .minutes(15))
  }

  private func start(
    _ stage: BoardFixture, _ seat: BoardFixture.SignedInPlayer, _ difficulty: Difficulty = .easy
  ) async throws -> RoundRecord {
    let today = seat.account.calendar.date(at: stage.site.clock.now())
    return try await stage.site.house.daily.start(difficulty, offeredFor: today, by: seat.player)
  }
}
