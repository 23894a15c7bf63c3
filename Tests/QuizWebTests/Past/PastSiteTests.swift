import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

struct PastSiteTests {
  @Test func `a past day has the questions, the player's answers and the correct ones`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let (right, wrong) = (try await fixture.play(ada), try await fixture.play(ada, .medium, isRight: false))
    let date = fixture.today
    let today = try await fixture.get("/daily/days/\(date.text)", ada).body
    #expect(today.contains("1 right so far") && today.contains(wrong.item.content.question.text))
    #expect(today.contains("Because of") && today.contains("Today isn’t over"))
    fixture.site.clock.advance(.hours(72))
    let page = try await fixture.get("/daily/days/\(date.text)", ada)
    #expect(page.status == 200)
    #expect(page.body.contains("1 of 2 right in 5.0\u{A0}s"))
    for round in [right, wrong] { #expect(page.body.contains(round.item.content.question.text)) }
    #expect(page.body.contains("Your answer"))
    let list = try await fixture.get("/daily/past", ada)
    #expect(list.body.contains("2 questions played, 1 right."))
    #expect(list.body.contains("/daily/days/\(date.text)#medium"))
    let filtered = try await fixture.get("/daily/past?result=wrong&difficulty=medium&category=", ada)
    #expect(filtered.body.contains(wrong.item.content.question.text))
    #expect(!filtered.body.contains(right.item.content.question.text))
  }

  @Test func `a question that the player didn't play is shown only when its date is over everywhere`() async throws {
    let fixture = try await BoardFixture()
    let (ada, bob) = (try await fixture.signIn("Ada"), try await fixture.signIn("Bob"))
    let round = try await fixture.play(ada)
    let (date, question) = (fixture.today, round.item.content.question)
    let address = "/daily/days/\(date.text)"
    var page = try await fixture.get(address, bob)
    #expect(page.status == 200 && !page.body.contains(question.text) && !page.body.contains(question.correctAnswer))
    // It is the next day here, and still the same one in Honolulu.
    fixture.site.clock.advance((date + 1).midnightUTC + .hours(2) - fixture.site.clock.now())
    page = try await fixture.get(address, bob)
    #expect(page.status == 200 && !page.body.contains(question.text))
    #expect(try await fixture.get(address, ada).body.contains(question.text))
    fixture.site.clock.advance(date.endEverywhere - fixture.site.clock.now())
    page = try await fixture.get(address, bob)
    #expect(page.body.contains(question.text) && page.body.contains(question.correctAnswer))
    #expect(page.body.contains("You didn’t play this one."))
  }

  @Test func `only dates from the first question to today have a page`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    try await fixture.play(ada)
    let today = fixture.today
    #expect(try await fixture.get("/daily/days/\(today.text)", ada).status == 200)
    for date in [(today - 1).text, (today + 1).text, "nonsense", "2026-02-30"] {
      #expect(try await fixture.get("/daily/days/\(date)", ada).status == 404, "\(date)")
    }
    let calendar = try await fixture.get("/daily/statistics", ada).body
    #expect(calendar.contains("href=\"/daily/days/\(today.text)\""))
    #expect(!calendar.contains("/daily/days/\((today - 1).text)"))
    #expect(!calendar.contains("/daily/days/\((today + 1).text)"))
    for path in ["/daily/past", "/daily/days/\(today.text)"] { #expect(try await fixture.get(path).status == 303) }
  }

  @Test func `a long list comes in pages`() async throws {
    let fixture = try await BoardFixture(questions: 60)
    let ada = try await fixture.signIn("Ada")
    for _ in 0..<12 {
      for difficulty in Difficulty.allCases { try await fixture.play(ada, difficulty) }
      fixture.site.clock.advance(.hours(24))
    }
    let first = try await fixture.get("/daily/past", ada).body
    #expect(first.split(separator: "class=\"past-round\"", omittingEmptySubsequences: false).count == 31)
    let link = try #require(first.split(separator: "rel=\"next\" href=\"").dropFirst().first?.prefix { $0 != "\"" })
    let second = try await fixture.get(String(link), ada).body
    #expect(second.split(separator: "class=\"past-round\"", omittingEmptySubsequences: false).count == 7)
    #expect(!second.contains("rel=\"next\"") && second.contains("rel=\"prev\""))
  }
}
