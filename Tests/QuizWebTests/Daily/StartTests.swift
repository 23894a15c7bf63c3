import HTTPTypes
import Testing

@testable import QuizWeb

/// The reply to Start.
@Suite struct StartTests {
  @Test func `our script gets the question in the reply to Start, a browser without it is redirected`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let script: HTTPFields = [Site.scriptHeader: "1"]
    let form = "difficulty=easy&date=\(try await guest.date())"
    let started = try await guest.site.post("/daily/start", form, cookie: guest.cookie, headers: script)
    let round = try #require(started.headers[.contentLocation])
    #expect(started.status == 200)
    #expect(started.body.contains("Which easy") && started.body.contains("\(round)/heartbeat"))
    let again = try await guest.site.post("/daily/start", form, cookie: guest.cookie, headers: script)
    #expect(again.status == 200 && again.headers[.contentLocation] == round, "Start that is sent twice starts once")
    let plain = try await guest.post("/daily/start", form)
    #expect(plain.status == 303 && plain.location == round)
  }

  @Test func `a start of another date is refused with the same page in both ways`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let form = "difficulty=easy&date=2020-01-01"
    let plain = try await guest.post("/daily/start", form)
    let scripted = try await guest.site.post(
      "/daily/start", form, cookie: guest.cookie, headers: [Site.scriptHeader: "1"])
    #expect(plain.status >= 400 && plain.status == scripted.status)
    #expect(plain.body == scripted.body)
  }
}
