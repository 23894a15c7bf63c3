import HTTPTypes
import QuizService
import Testing

@testable import QuizWeb

struct PlayFlowTests {
  @Test func `a play goes from Begin to its result, and the introduction continues it`() async throws {
    let site = try await SiteFixture()
    #expect(try await site.get("/").body.contains("Which weather are you?"))
    let (cookie, play) = try await site.begin()
    #expect(try await site.get("\(play)/1", cookie: cookie).body.contains("Question 1 of 3"))
    #expect(try await site.post("\(play)/1", "answer=0", cookie: cookie).location == "\(play)/2")
    #expect(try await site.get("/q/weather", cookie: cookie).body.contains("Continue at question 2 of 3"))
    #expect(try await site.post("\(play)/2", "kind=multiple&answer=0", cookie: cookie).location == "\(play)/3")
    #expect(try await site.post("\(play)/3", "value=1000", cookie: cookie).location == "\(play)/result")
    #expect(try await site.get("\(play)/result", cookie: cookie).body.contains("You are sunshine!"))
    #expect(try await site.get(play, cookie: cookie).location == "\(play)/result")
    #expect(try await site.get("\(play)/1", cookie: cookie).location == "\(play)/result")
    #expect(!(try await site.get("/q/weather", cookie: cookie).body.contains("Continue")))
  }

  @Test func `an answer can be changed until the last question is answered`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    _ = try await site.post("\(play)/1", "answer=0", cookie: cookie)
    _ = try await site.post("\(play)/2", "kind=multiple", cookie: cookie)
    #expect(try await site.get("\(play)/1", cookie: cookie).body.contains("value=\"0\" aria-pressed=\"true\""))
    #expect(try await site.post("\(play)/1", "answer=1", cookie: cookie).location == "\(play)/3")
    _ = try await site.post("\(play)/3", "value=1000&typed=100", cookie: cookie)
    #expect(try await site.get("\(play)/result", cookie: cookie).body.contains("You are rain!"))
    let late = try await site.post("\(play)/1", "answer=0", cookie: cookie)
    #expect(late.status == 409 && late.body.contains("You’ve finished this quiz"))
    #expect(try await site.post("\(play)/1", "answer=1", cookie: cookie).location == "\(play)/result")
    #expect(try await site.get("\(play)/result", cookie: cookie).body.contains("You are rain!"))
  }

  @Test func `starting over begins a new play, and the old one stays open`() async throws {
    let site = try await SiteFixture()
    let (cookie, old) = try await site.begin()
    _ = try await site.post("\(old)/1", "answer=0", cookie: cookie)
    let begun = try await site.post("/q/weather/begin", cookie: cookie)
    #expect(begun.cookie.isEmpty)
    #expect(begun.location != "\(old)/1")
    #expect(try await site.get("/q/weather", cookie: cookie).body.contains("Continue at question 1 of 3"))
    #expect(try await site.get("\(old)/2", cookie: cookie).status == 200)
  }

  @Test(arguments: [
    ("1", "answer=2", 422), ("1", "value=500", 422), ("1", "", 422), ("1", "kind=multiple&answer=0", 422),
    ("2", "kind=multiple", 409),
    ("4", "answer=0", 404), ("0", "answer=0", 404), ("99999999999999999999", "answer=0", 404), ("x", "answer=0", 404),
  ])
  func `an invalid answer is refused with a page, and nothing changes`(number: String, form: String, status: Int)
    async throws
  {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    let refused = try await site.post("\(play)/\(number)", form, cookie: cookie)
    #expect(refused.status == status)
    #expect(refused.body.contains("<h1>"))
    #expect(try await site.get("/q/weather", cookie: cookie).body.contains("Continue at question 1 of 3"))
  }

  @Test func `a play is visible to its player only`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    let (other, _) = try await site.begin()
    #expect(other != cookie)
    for stranger in [other, "", "parlour=nonsense"] {
      for address in ["\(play)/1", "\(play)/result", play] {
        let seen = try await site.get(address, cookie: stranger)
        #expect(seen.status == 403 && !seen.body.contains("A walk?"))
      }
      #expect(try await site.post("\(play)/1", "answer=0", cookie: stranger).status == 403)
    }
    #expect(try await site.get("/q/weather", cookie: cookie).body.contains("Continue at question 1 of 3"))
  }

  @Test func `an unreached question redirects to the next one`() async throws {
    let site = try await SiteFixture()
    let (cookie, play) = try await site.begin()
    #expect(try await site.get("\(play)/3", cookie: cookie).location == "\(play)/1")
    #expect(try await site.get("\(play)/result", cookie: cookie).location == "\(play)/1")
    #expect(try await site.get("\(play)/7", cookie: cookie).status == 404)
  }

  @Test func `a result shows how rare it is after twenty plays`() async throws {
    let site = try await SiteFixture()
    var last = (cookie: "", play: "")
    for count in 1...21 {
      last = try await site.begin()
      _ = try await site.post("\(last.play)/1", "answer=\(count % 2)", cookie: last.cookie)
      _ = try await site.post("\(last.play)/2", "kind=multiple", cookie: last.cookie)
      _ = try await site.post("\(last.play)/3", "value=\(count % 2 * 1000)", cookie: last.cookie)
      let page = try await site.get("\(last.play)/result", cookie: last.cookie).body
      #expect(page.contains(">Taken 20 times so far<") == (count >= 20))
      #expect(page.contains("50% of players got this result.") == (count >= 20))
    }
  }

  @Test func `our script gets the next page and its URL with the answer`() async throws {
    let site = try await SiteFixture()
    let script: HTTPFields = [try #require(HTTPField.Name("Parlour-Script")): "1"]
    let (cookie, play) = try await site.begin()
    let second = try await site.post("\(play)/1", "answer=0", cookie: cookie, headers: script)
    #expect(second.status == 200 && second.headers[.contentLocation] == "\(play)/2")
    #expect(second.body == (try await site.get("\(play)/2", cookie: cookie)).body)
    _ = try await site.post("\(play)/2", "kind=multiple", cookie: cookie, headers: script)
    let last = try await site.post("\(play)/3", "value=0", cookie: cookie, headers: script)
    #expect(last.status == 200 && last.headers[.contentLocation] == "\(play)/result")
    #expect(last.body == (try await site.get("\(play)/result", cookie: cookie)).body)
    #expect(try await site.post("\(play)/1", "answer=1", cookie: cookie, headers: script).status == 409)
  }
}
