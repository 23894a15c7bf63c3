import QuizDatabase
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

/// Finding a result again, and comparing it with a friend's.
struct ComparisonTests {
  /// Plays the weather quiz to its end. `answer` decides between sunshine (0) and rain (1).
  private static func play(
    _ answer: Int, at site: SiteFixture, form: String = ""
  ) async throws -> (cookie: String, play: String) {
    let begun = try await site.post("/q/weather/begin", form)
    let (cookie, play) = (begun.cookie, String(begun.location.dropLast(2)))
    _ = try await site.post("\(play)/1", "answer=\(answer)", cookie: cookie)
    _ = try await site.post("\(play)/2", "kind=multiple&answer=\(answer)", cookie: cookie)
    _ = try await site.post("\(play)/3", "value=\(answer * 1000)", cookie: cookie)
    return (cookie, play)
  }

  @Test func `the front page and the introduction lead back to this browser's result`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await Self.play(1, at: site)
    #expect(try await site.get("/", cookie: cookie).body.contains("You are rain</p>"))
    let introduction = try await site.get("/q/weather", cookie: cookie).body
    #expect(introduction.contains("href=\"\(play)/result\"") && introduction.contains("Last time: You are rain<"))
    let begun = try await site.post("/q/weather/begin", cookie: cookie)
    let front = try await site.get("/", cookie: cookie).body
    #expect(front.contains("Continue at question 1 of 3") && !front.contains("You are rain"))
    #expect(try await site.get("/q/weather", cookie: cookie).body.contains("Last time: You are rain<"))
    #expect(begun.status == 303)
    #expect(!(try await site.get("/").body.contains("facts own")))
  }

  @Test func `a friend's profile is shown by consent only, and until it is taken back`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await Self.play(0, at: site)
    let before = try await site.get("\(play)/result", cookie: cookie).body
    #expect(before.contains("Let friends compare") && !before.contains("?with="))
    #expect(try await site.post("\(play)/compare", "compare=on", cookie: cookie).location == "\(play)/result")
    let page = try await site.get("\(play)/result", cookie: cookie).body
    let invitation = try String(#require(page.firstMatch(of: /\?with=([0-9a-z]+)</)).1)

    let shared = try await site.get("/r/weather/sun/en?with=\(invitation)").body
    #expect(shared.contains("name=\"with\" value=\"\(invitation)\"") && shared.contains("side by side"))
    let friend = try await Self.play(1, at: site, form: "with=\(invitation)")
    let compared = try await site.get("\(friend.play)/result", cookie: friend.cookie).body
    #expect(compared.contains("The two of you") && compared.contains("<span class=\"one friend\">"))
    let uninvited = try await Self.play(1, at: site)
    #expect(!(try await site.get("\(uninvited.play)/result", cookie: uninvited.cookie).body.contains("The two of you")))

    _ = try await site.post("\(play)/compare", "compare=off", cookie: cookie)
    #expect(!(try await site.get("\(friend.play)/result", cookie: friend.cookie).body.contains("The two of you")))
    #expect(!(try await site.get("/r/weather/sun/en?with=\(invitation)").body.contains(invitation)))
  }

  @Test func `a damaged play of a friend or of another quiz takes nothing else from a result's page`() async throws {
    let site = try await SiteFixture()
    var other = SiteFixture.quiz
    other.id = QuizID("other")
    try await site.library.publish(other, pictures: [], at: site.clock.now())
    let (cookie, play) = try await Self.play(0, at: site)
    _ = try await site.post("\(play)/compare", "compare=on", cookie: cookie)
    let page = try await site.get("\(play)/result", cookie: cookie).body
    let invitation = try String(#require(page.firstMatch(of: /\?with=([0-9a-z]+)</)).1)
    let friend = try await Self.play(1, at: site, form: "with=\(invitation)")
    _ = try await site.post("/q/other/begin", cookie: friend.cookie)
    for (damaged, comparesStill) in [("finished_at IS NULL", true), ("id = 1", false)] {
      _ = try await site.store.database.write(.idempotent) { db in
        try db.run("DROP TRIGGER IF EXISTS finished_play_never_changes", [])
        try db.run("UPDATE play SET responses = x'ffff' WHERE \(damaged)", [])
        return .commit(db.changesCount)
      }
      let page = try await site.get("\(friend.play)/result", cookie: friend.cookie).body
      #expect(page.contains("Let friends compare") && page.contains("The two of you") == comparesStill)
    }
  }

  @Test func `only the player of a play may let friends compare`() async throws {
    let site = try await SiteFixture()
    let (_, play) = try await Self.play(0, at: site)
    let stranger = try await Self.play(1, at: site)
    #expect(try await site.post("\(play)/compare", "compare=on", cookie: stranger.cookie).status == 403)
  }
}
