import Foundation
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

@Suite struct DailyConcurrencyTests {
  /// Sends this many requests at once and returns the responses.
  private static func atOnce(
    _ count: Int, _ request: @escaping @Sendable () async throws -> SiteFixture.ReceivedResponse
  ) async throws -> [SiteFixture.ReceivedResponse] {
    try await withThrowingTaskGroup(of: SiteFixture.ReceivedResponse.self) { group in
      for _ in 0..<count { group.addTask { try await request() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test func `200 simultaneous presses of Start create one round, and all redirect to it`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let form = "difficulty=easy&date=\(try await guest.date())"
    let replies = try await Self.atOnce(200) { try await guest.post("/daily/start", form) }
    #expect(replies.allSatisfy { $0.status == 303 })
    #expect(Set(replies.map(\.location)).count == 1)
    #expect(try await guest.get("/daily/easy").location == replies[0].location)
    let data = try await guest.get("/account/data").body
    #expect(data.components(separatedBy: "\"difficulty\"").count == 2)
  }

  @Test func `of 100 simultaneous answers the first counts, and the others show its verdict`() async throws {
    let guest = try await DailyGuest(DailyGuest.fixture())
    let round = try await guest.start()
    let replies = try await withThrowingTaskGroup(of: SiteFixture.ReceivedResponse.self) { group in
      for position in 0..<100 { group.addTask { try await guest.post("\(round)/answer", "answer=\(position % 4)") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(replies.count { $0.status == 303 } == 25)
    #expect(replies.count { $0.status == 409 } == 75)
    let verdict = try await guest.get(round).body
    #expect(verdict.contains("Right!") != verdict.contains("Not this time"))
  }
}
