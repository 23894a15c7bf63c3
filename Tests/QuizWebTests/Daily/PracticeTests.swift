import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

@Suite struct PracticeTests {
  @Test func `practice asks a question of the pool, shows its verdict, and survives a reload`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let address = try await guest.get("/daily/practice/ask?difficulty=easy").location
    #expect(address.hasSuffix("&difficulty=easy"))
    let page = try await guest.get(address).body
    #expect(page.contains("Which easy") && !page.contains("Because"))
    #expect(try await guest.get(address).body == page)
    let options = try await guest.options(in: address)
    let right = try #require(options.firstIndex { $0.hasPrefix("A") })
    #expect(try await guest.get("\(address)&answer=\(right)").body.contains("Right!"))
    let wrong = try await guest.get("\(address)&answer=\((right + 1) % 4)").body
    #expect(wrong.contains("Not this time") && wrong.contains("Because"))
    #expect(wrong.contains("href=\"/daily/practice/ask?right=0&amp;asked=1&amp;difficulty=easy\""))
    let second = try await guest.get("/daily/practice/ask?right=1&asked=1&difficulty=easy").location
    #expect(try await guest.get(second).body.contains("1 of 1 right"))
    #expect(try await guest.get("\(second)&answer=\(right)").body.contains(" of 2 right"))
    #expect(try await !guest.get("\(address)&right=3&asked=2").body.contains(" right</p>"))
    #expect(try await guest.get("\(address)&answer=4").status == 422)
    #expect(try await guest.get("/daily").body.contains("Three new questions"))
  }

  @Test func `a date's questions can be practised after the date has ended everywhere`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    _ = try await guest.get("/daily")
    func open() async throws -> Int {
      var count = 0
      for number in 1...120 where try await guest.get("/daily/practice/\(number)?seed=1").status == 200 { count += 1 }
      return count
    }
    let before = try await open()
    guest.site.clock.advance(.hours(24))
    #expect(try await open() == before)
    guest.site.clock.advance(.hours(24))
    #expect(try await open() == before + 3)
  }

  @Test(arguments: ["?category=arts", "?difficulty=easy&category=sports"])
  func `practice says if no question matches`(query: String) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let reply = try await guest.get("/daily/practice/ask\(query)")
    #expect(reply.status == 200 && reply.body.contains("No such questions yet"))
  }

  @Test(arguments: ["/daily/practice/1", "/daily/practice/x?seed=1", "/daily/practice/9999?seed=1"])
  func `a mistyped practice URL gets 404`(path: String) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    #expect(try await guest.get(path).status == 404)
  }

  @Test(arguments: ["/daily/practice", "/daily/round/00000000000000000000000000"])
  func `visitors are asked to sign in to practise`(path: String) async throws {
    let reply = try await SiteFixture().get(path)
    #expect(reply.status == 303 && reply.location.hasPrefix("/account/sign-in?return="))
  }
}
