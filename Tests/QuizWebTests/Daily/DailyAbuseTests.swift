import Foundation
import HTTPTypes
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

@Suite struct DailyAbuseTests {
  @Test func `a round refuses answers during a pause, before Start, twice, and from others`() async throws {
    let site = try await DailyGuest.fixture()
    let (guest, other) = (try await DailyGuest(site), try await DailyGuest(site))
    let round = try await guest.start()
    for path in [
      round, "\(round)/answer", "\(round)/pause", "\(round)/resume", "\(round)/heartbeat", "\(round)/report",
    ] {
      let reply = path == round ? try await other.get(path) : try await other.post(path, "answer=0&report=x")
      #expect(reply.status == 404 && !reply.body.contains("Which easy"), "\(path)")
    }
    _ = try await guest.post("\(round)/pause")
    let early = try await guest.post("\(round)/answer", "answer=0")
    #expect(early.status == 409 && early.body.contains("Resume it first"))
    _ = try await guest.post("\(round)/resume")
    let wrong = try await guest.position(in: round, right: false)
    let right = try await guest.position(in: round)
    #expect(try await guest.post("\(round)/answer", "answer=\(wrong)").status == 303)
    // The same answer again has no effect. Another answer is refused.
    #expect(try await guest.post("\(round)/answer", "answer=\(wrong)").status == 303)
    #expect(try await guest.post("\(round)/answer", "answer=\(right)").status == 409)
    for move in ["pause", "resume"] { #expect(try await guest.post("\(round)/\(move)").location == round) }
    #expect(try await guest.get(round).body.contains("Not this time"))
    let again = try await guest.post("/daily/start", "difficulty=easy&date=\(try await guest.date())")
    #expect(again.location == round)
  }

  @Test(arguments: [
    ("answer=4", 422), ("answer=-1", 422), ("answer=", 422), ("", 422), ("answer=0&answer=1", 422),
    ("answer=99999999999999999999", 422), ("answer=A0", 422), ("answer=%FF", 400),
  ])
  func `a forged answer changes nothing`(form: String, status: Int) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    #expect(try await guest.post("\(round)/answer", form).status == status)
    #expect(try await guest.get(round).body.contains("Which easy"))
  }

  @Test(arguments: [
    "difficulty=easy", "date=2026-11-18", "difficulty=trivial&date=2026-11-18", "difficulty=easy&date=x",
  ])
  func `a forged Start does nothing`(form: String) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    #expect(try await guest.post("/daily/start", form).status == 400)
    #expect(try await guest.get("/daily").body.contains("Three new questions"))
  }

  @Test(arguments: [-1, 1, 400]) func `only today's rounds can be started`(days: Int) async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let date = try #require(CalendarDate(text: try await guest.date())) + days
    #expect(try await guest.post("/daily/start", "difficulty=easy&date=\(date.text)").status == 409)
    #expect(try await guest.get("/daily").body.contains("Three new questions"))
  }

  @Test func `a form from another site or without a CSRF token does nothing`() async throws {
    let site = try await DailyGuest.fixture()
    let guest = try await DailyGuest(site)
    let round = try await guest.start()
    for (origin, status) in [("https://evil.test", 403), (nil, 403)] {
      for path in ["answer", "pause", "beat", "report"] {
        let reply = try await site.post("\(round)/\(path)", "answer=0", cookie: guest.cookie, origin: origin)
        #expect(reply.status == status)
      }
    }
    #expect(try await guest.get(round).body.contains("Which easy"))
  }

  /// The two banks differ only in which answer is correct.
  @Test func `before the verdict neither page, headers nor length depend on the key`() async throws {
    func seen(_ key: String) async throws -> [String] {
      let letters = ["A", "B", "C", "D"]
      let site = try await DailyGuest.fixture { difficulty, number in
        TriviaQuestion(
          language: Language("en"), category: .history, difficulty: difficulty, text: "Which?",
          correctAnswer: "\(key)\(difficulty)",
          distractors: letters.filter { $0 != key }.map { "\($0)\(difficulty)" }, explanation: "Secret.")
      }
      let guest = try await DailyGuest(site)
      let round = try await guest.start()
      var replies = [try await guest.get("/daily"), try await guest.get(round)]
      replies += [try await guest.post("\(round)/heartbeat"), try await guest.post("\(round)/pause")]
      replies += [try await guest.get(round), try await guest.get("/daily/practice")]
      return replies.map { reply in
        let headers = reply.headers.filter { $0.name != .setCookie }.map { "\($0.name): \($0.value)" }.sorted()
        let text = "\(reply.status) \(headers) \(reply.body)"
        return text.replacing(/[A-D]easy/, with: "?easy").replacing(/[0-9a-z]{26}/, with: "KEY")
          .replacing(/data-watch="[0-9]+"/, with: "data-watch")
      }
    }
    let (one, other) = (try await seen("A"), try await seen("C"))
    #expect(one == other)
    #expect(one.allSatisfy { !$0.contains("Secret") })
  }

  @Test func `practice reveals no question of a future date`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    _ = try await guest.start()
    var asked: Set<String> = []
    for number in 1...120 {
      let reply = try await guest.get("/daily/practice/\(number)?seed=1&answer=0")
      if reply.status == 200 { asked.insert("\(number)") } else { #expect(reply.status == 404) }
    }
    // One in ten questions is in the practice pool, and no date has ended.
    #expect((1..<30).contains(asked.count))
    for _ in 0..<20 {
      let location = try await guest.get("/daily/practice/ask").location
      let number = location.split(separator: "/").last?.prefix { $0 != "?" } ?? ""
      #expect(asked.contains(String(number)))
    }
  }
}
