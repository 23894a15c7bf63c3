import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

/// What a verdict and the end of a day tell about records and streaks.
struct MomentSiteTests {
  @Test func `a verdict tells of a record, which beats an earlier right answer of the same difficulty`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    func tellsOfRecord(_ difficulty: Difficulty = .easy, isRight: Bool = true, seconds: Int64) async throws -> Bool {
      let round = try await fixture.play(ada, difficulty, isRight: isRight, seconds: seconds)
      return try await fixture.get("/daily/round/\(round.id.token.text)", ada).body.contains("Your fastest yet")
    }
    #expect(try await !tellsOfRecord(seconds: 9), "the first answer beats nothing")
    fixture.site.clock.advance(.hours(24))
    #expect(try await tellsOfRecord(seconds: 4))
    #expect(try await !tellsOfRecord(.medium, seconds: 1), "another difficulty has its own record")
    fixture.site.clock.advance(.hours(24))
    #expect(try await !tellsOfRecord(isRight: false, seconds: 1), "a wrong answer is no record")
    fixture.site.clock.advance(.hours(24))
    #expect(try await !tellsOfRecord(seconds: 4), "as fast as before isn't faster")
  }

  @Test func `the seventh day in a row is told, at the verdict and at the end of the day`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    _ = try await fixture.post("/daily/welcome", "", ada)
    for day in 1...8 {
      let round = try await fixture.play(ada)
      let verdict = try await fixture.get("/daily/round/\(round.id.token.text)", ada).body
      #expect(verdict.contains("A whole week in a row") == (day == 7), "day \(day)")
      #expect(verdict.contains("\(day) days in a row") == (day > 1 && day != 7), "day \(day)")
      for difficulty in [Difficulty.medium, .hard] { try await fixture.play(ada, difficulty) }
      let home = try await fixture.get("/daily", ada).body
      #expect(home.contains("<p class=\"lead\">A whole week in a row</p>") == (day == 7), "day \(day)")
      fixture.site.clock.advance(.hours(24))
    }
  }

  @Test func `a form that is shown again has the streak in its header`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    for difficulty in Difficulty.allCases { try await fixture.play(ada, difficulty) }
    #expect(try await fixture.get("/account/password", ada).body.contains("streak-badge"))
    let refused = try await fixture.post("/account/password", "current-password=wrong&password=sieben+neue+kamele", ada)
    #expect(refused.status == 422 && refused.body.contains("streak-badge"))
  }
}
