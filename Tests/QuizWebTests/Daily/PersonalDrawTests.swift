import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

@Suite struct PersonalDrawTests {
  /// Words that promise boards, or the same questions for all.
  private static let promises = [
    "eaderboard", "Boards", "/daily/boards", "/daily/groups", "Everyone gets the same", "ranked",
  ]

  @Test(arguments: ["/daily", "/daily/help", "/daily/welcome", "/daily/welcome/2", "/daily/welcome/3"])
  func `with personal draws no page for strangers promises boards or the same questions`(path: String) async throws {
    let page = try await DailyGuest.fixture(draw: .personal).get(path)
    #expect(page.status == 200)
    for word in Self.promises { #expect(!page.body.contains(word), "\(path): \(word)") }
    let shared = try await DailyGuest.fixture().get(path).body
    #expect(path != "/daily" || shared.contains("Everyone gets the same"))
  }

  @Test func `with personal draws there is no slide about boards`() async throws {
    let site = try await DailyGuest.fixture(draw: .personal)
    #expect(try await site.get("/daily/welcome/3").body.contains("Slide 3 of 3"))
    #expect(try await site.get("/daily/welcome/4").status == 404)
  }

  @Test func `with personal draws a player's pages promise no boards`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture(draw: .personal))
    let round = try await guest.start()
    _ = try await guest.post("\(round)/answer", "answer=0")
    for path in ["/daily", "/daily/medium", round, "/daily/statistics", "/daily/practice", "/account"] {
      let page = try await guest.get(path)
      #expect(page.status == 200)
      for word in Self.promises { #expect(!page.body.contains(word), "\(path): \(word)") }
    }
  }
}
