import HTTPTypes
import QuizEngine
import QuizPages
import QuizService
import Testing

@testable import QuizWeb

@Suite struct PreparedRoundSiteTests {
  /// All players share the caches of one site. Each page is compared with that of a site whose caches are empty.
  @Test func `the pages of rounds of all players are the same as without the cache`() async throws {
    let fixture = try await BoardFixture()
    var visits: [(path: String, cookie: String, isRunning: Bool)] = []
    for (name, isRight) in [("Ada", true), ("Grace", false), ("Linus", true), (nil, false)] as [(String?, Bool)] {
      let player = try await fixture.signIn(name)
      if name == "Linus" {
        try await fixture.site.services.accounts.changeSettings(
          AccountSettings(language: Language("en"), hidesStopwatch: true), timeZone: .utc, of: player.player)
      }
      let over = try await fixture.play(player, .easy, isRight: isRight)
      let today = fixture.today
      for difficulty in [Difficulty.medium, .hard] {
        let running = try await fixture.site.services.daily.start(difficulty, offeredFor: today, by: player.player)
        visits.append((SitePath.round(running.id.token.text), player.cookie, true))
      }
      visits.append((SitePath.round(over.id.token.text), player.cookie, false))
    }
    let shared = try Site(services: fixture.site.services)
    let responder = shared.makeResponder()
    let markers = [shared.pageMarkers.publicID, shared.pageMarkers.csrfToken, shared.pageMarkers.sectionPrefix]
    var pages: Set<String> = []
    var count = 0
    for languages in ["en", "ru", "zh-Hant"] {
      for scheme in ["", "; scheme=dark", "; scheme=light"] {
        for visit in visits {
          let head = HTTPRequest(
            method: .get, scheme: "http", authority: "quiz.test", path: visit.path,
            headerFields: [.acceptLanguage: languages, .cookie: visit.cookie + scheme])
          let page = try await SiteFixture.send(head) { await responder.respond(to: $0, context: $1) }
          let alone = try Site(services: fixture.site.services).makeResponder()
          let expected = try await SiteFixture.send(head) { await alone.respond(to: $0, context: $1) }
          #expect(page.status == 200)
          #expect(page.body.contains("data-heartbeat") == visit.isRunning)
          #expect(Self.withoutWatch(page.body) == Self.withoutWatch(expected.body))
          for marker in markers { #expect(!page.body.contains(marker)) }
          pages.insert(Self.withoutWatch(page.body))
          count += 1
        }
      }
    }
    #expect(pages.count == count, "no two of them are the same")
  }

  /// The clock goes on between two requests.
  private static func withoutWatch(_ page: String) -> String {
    page.replacing(/data-watch="\d+">[\d:]+/, with: "")
  }
}
