import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// What happens when the server's clock is set back.
@Suite struct ClockSetBackTests {
  @Test func `a round continues as if the clock hadn't been set back`() async throws {
    let fixture = try await BoardFixture()
    let signedIn = try await fixture.signIn("Ada")
    let round = try await start(fixture, signedIn)
    let address = "/daily/round/\(round.id.token.text)"
    fixture.site.clock.advance(.seconds(40))
    #expect(try await fixture.get(address, signedIn).body.contains("data-watch=\"40"))
    fixture.site.clock.advance(.minutes(-5))
    // A running server does this every few seconds.
    _ = await fixture.site.services.clock.recordTime()
    // Without JavaScript the next request is the answer.
    fixture.site.clock.advance(.seconds(20))
    let answered = try await fixture.site.services.daily.apply(
      .answer(option: round.item.content.correctIndex), to: round.id, by: signedIn.player)
    let elapsed = try #require(answered.round.elapsed)
    #expect(elapsed >= .seconds(60) && elapsed < .seconds(61))
  }

  @Test func `the latest instant counts after a restart too`() async throws {
    let fixture = try await BoardFixture()
    let signedIn = try await fixture.signIn("Ada")
    let round = try await start(fixture, signedIn)
    fixture.site.clock.advance(.seconds(40))
    _ = try await fixture.get("/daily/round/\(round.id.token.text)", signedIn)
    fixture.site.clock.advance(.minutes(-5))
    let again = try await fixture.site.restarted()
    let answered = try await again.services.daily.apply(
      .answer(option: round.item.content.correctIndex), to: round.id, by: signedIn.player)
    #expect(try #require(answered.round.elapsed) >= .seconds(40))
    await again.store.close()
  }

  @Test func `a past date can't be started after a restart either, until an operator resets the clock`() async throws {
    let fixture = try await BoardFixture()
    let (ada, bob) = try await (fixture.signIn("Ada"), fixture.signIn("Bob"))
    let date = fixture.today
    fixture.site.clock.advance(.hours(24))
    try await fixture.play(bob)
    fixture.site.clock.advance(.hours(-24))
    let form = "difficulty=easy&date=\(date.text)"
    let refused = try await fixture.post("/daily/start", form, ada)
    #expect(refused.status == 409 && refused.body.contains("This day is already over"))

    let again = try await fixture.site.restarted()
    #expect(try await again.post("/daily/start", form, cookie: ada.cookie).status == 409)
    // A second process does this, as the command line does.
    let beside = Services(library: again.library, store: again.store, dependencies: again.services.dependencies)
    let latest = try await beside.commandLineAdmin.resetLatestInstant(reason: "The clock was a day ahead.")
    #expect(CalendarDate(of: latest, offset: .zero) == date + 1)
    #expect(try await again.post("/daily/start", form, cookie: ada.cookie).location.hasPrefix("/daily/round/"))
    #expect(try await again.services.commandLineAdmin.auditLog().map(\.action) == [.resetClock])
    await again.store.close()
  }

  @Test func `on the same date rounds can be started whatever the clock does`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    // Exactly noon.
    let noon = fixture.today.midnightUTC + .hours(12)
    fixture.site.clock.advance(noon - fixture.site.clock.now())
    try await fixture.play(ada)
    fixture.site.clock.advance(.hours(-3))
    let round = try await start(fixture, ada, .hard)
    fixture.site.clock.advance(.seconds(7))
    let answered = try await fixture.site.services.daily.apply(
      .answer(option: round.item.content.correctIndex), to: round.id, by: ada.player)
    let elapsed = try #require(answered.round.elapsed)
    #expect(elapsed >= .seconds(7) && elapsed < .seconds(8), "what was before its start is nothing to this round")
  }

  @Test func `the latest instant is stored every quarter of an hour, not for each request`() async throws {
    let fixture = try await BoardFixture()
    let quarter = fixture.today.midnightUTC + .hours(24) + .minutes(15)
    fixture.site.clock.advance(quarter - fixture.site.clock.now())
    _ = await fixture.site.services.clock.recordTime()
    let stored = try await fixture.site.store.latestInstant()
    fixture.site.clock.advance(.minutes(14))
    _ = await fixture.site.services.clock.recordTime()
    #expect(try await fixture.site.store.latestInstant() == stored)
    fixture.site.clock.advance(.minutes(1))
    _ = await fixture.site.services.clock.recordTime()
    let next = try #require(try await fixture.site.store.latestInstant())
    #expect(next.instant >= quarter + .minutes(15))
  }

  private func start(
    _ fixture: BoardFixture, _ signedIn: BoardFixture.SignedInPlayer, _ difficulty: Difficulty = .easy
  ) async throws -> RoundRecord {
    let today = signedIn.account.calendar.date(at: fixture.site.clock.now())
    return try await fixture.site.services.daily.start(difficulty, offeredFor: today, by: signedIn.player)
  }
}
