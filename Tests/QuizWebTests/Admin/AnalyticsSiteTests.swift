import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

struct AnalyticsSiteTests {
  @Test func `analytics need twenty players and have the requested order`() async throws {
    let fixture = try await BoardFixture()
    let grace = try await fixture.signInOperator()
    #expect(try await fixture.get("/admin/analytics", grace).body.contains("No analytics yet"))
    fixture.site.clock.advance(.minutes(11))
    var easy: RoundRecord?
    for number in 0..<20 {
      let signedIn = try await fixture.signIn("Player \(number)")
      easy = try await fixture.play(signedIn, .easy, isRight: number < 3, seconds: 12)
      if number < 19 { try await fixture.play(signedIn, .hard) }
    }
    fixture.site.clock.advance(.minutes(11))
    _ = try await fixture.get("/admin/analytics", grace)
    let figures = try await fresh(fixture, grace) { $0.contains("15%") }
    #expect(figures.contains("15% <small>5–36%</small>") && figures.contains("Looks hard"))
    #expect(figures.contains("12.0\u{A0}s"))
    #expect(figures.contains("1 question with fewer than 20 players"))
    for order in ["doubtful", "latest", "right", "players", "time", "discrimination", "nonsense"] {
      let page = try await fixture.get("/admin/analytics?by=\(order)", grace)
      #expect(page.status == 200 && page.body.contains(" selected>"))
    }
    for page in ["0", "2", "x", "-1", "99999999999999999999"] {
      #expect([200, 404].contains(try await fixture.get("/admin/analytics?page=\(page)", grace).status))
    }
    let item = try #require(easy?.item.id.number)
    _ = try await fixture.post("/admin/item/\(item)/void", "void-reason=It+is+wrong&confirmed=1", grace)
    #expect(
      !(try await fixture.get("/admin/analytics", grace).body.contains("Looks hard")), "a decision counts at once")
  }

  /// Loads the page until it is fresh. An old value is refreshed in the background.
  private func fresh(
    _ fixture: BoardFixture, _ signedIn: BoardFixture.SignedInPlayer, until isFresh: (String) -> Bool
  ) async throws -> String {
    for _ in 0..<200 {
      let body = try await fixture.get("/admin/analytics", signedIn).body
      if isFresh(body) { return body }
      try await Task.sleep(for: .milliseconds(10))
    }
    return try await fixture.get("/admin/analytics", signedIn).body
  }

  @Test func `licences are public and reveal no question`() async throws {
    let fixture = try await BoardFixture()
    let entries = (0..<21).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: Language("en"), category: .arts, difficulty: .easy, text: "Who was number \(number)?",
          correctAnswer: "Key \(number)", distractors: ["no"], source: "Grand Atlas, “Key \(number)”",
          licence: "CC-BY-SA-4.0"))
    }
    let rare = BankEntry(
      question: TriviaQuestion(
        language: Language("en"), category: .arts, difficulty: .easy, text: "What is rare?", correctAnswer: "This",
        distractors: ["no"], source: "The Book of This", licence: "CC-BY-SA-4.0"))
    _ = try await fixture.site.store.add(entries + [rare], at: fixture.site.clock.now())
    let page = try await fixture.get("/licences")
    #expect(page.status == 200)
    #expect(page.body.contains("https://creativecommons.org/licenses/by-sa/4.0/"))
    #expect(page.body.contains("Grand Atlas: 21 questions") && page.body.contains("with each answer: 1 question"))
    #expect(!page.body.contains("Key 3") && !page.body.contains("Book of This"))
    #expect(page.body.contains("No licence named"))
    let ada = try await fixture.signIn("Ada")
    #expect(try await fixture.get("/daily/help", ada).body.contains("href=\"/licences\""))
    #expect(try await fixture.post("/licences").status == 405)
  }
}
