import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// The distribution equals the sum of all shown results, however many players play at once.
struct ConcurrencyTests {
  private static let clients = 64
  private static let plays = 10_000

  @Test func `after 10,000 concurrent plays the distribution is the sum of the shown results`()
    async throws
  {
    let site = try await SiteFixture(.coin)
    var shown: [String: Int] = [:]
    try await withThrowingTaskGroup(of: [String: Int].self) { group in
      for client in 0..<Self.clients {
        group.addTask {
          var results: [String: Int] = [:]
          for play in stride(from: client, to: Self.plays, by: Self.clients) {
            results[try await site.result(answering: play % 3), default: 0] += 1
          }
          return results
        }
      }
      for try await results in group { shown.merge(results, uniquingKeysWith: +) }
    }
    let stored = try await site.store.distribution(of: Quiz.coin.id)
    #expect(shown.values.reduce(0, +) == Self.plays && shown.count == 3)
    #expect(
      stored.plays == [OutcomeID("heads"): shown["heads", default: 0], OutcomeID("tails"): shown["tails", default: 0]])
    #expect(stored.undecided == shown["undecided"])
    #expect(try await site.store.publishedDistribution(of: Quiz.coin.id) == stored)
  }

  @Test func `the distribution is published in batches of twenty plays`() async throws {
    let site = try await SiteFixture(.coin)
    for count in 1...41 {
      let page = try await site.resultPage(answering: count % 3)
      for batch in [20, 40] {
        #expect(page.contains(">Taken \(batch) times so far<") == (count / 20 * 20 == batch), "after \(count) plays")
      }
      #expect(page.contains("What everyone got") == (count >= 20), "after \(count) plays")
    }
  }

  @Test func `after an edit of the outcomes the distribution waits for twenty new plays`()
    async throws
  {
    let site = try await SiteFixture(.coin)
    for _ in 0..<20 { _ = try await site.resultPage(answering: 0) }
    var edited = Quiz.coin
    for (index, id) in ["crown", "number"].enumerated() { edited.outcomes[index].id = OutcomeID(id) }
    try await site.library.publish(edited, pictures: [], at: .init(milliseconds: 5))
    for count in 1...20 {
      let page = try await site.resultPage(answering: count % 2)
      #expect(page.contains("What everyone got") == (count == 20), "after \(count) plays")
      #expect(page.contains(">Taken 20 times so far<") == (count == 20), "after \(count) plays")
    }
  }

  @Test func `of twenty plays that finish at once each shows either no distribution or all twenty`()
    async throws
  {
    let site = try await SiteFixture(.coin)
    let pages = try await withThrowingTaskGroup(of: String.self) { group in
      for play in 0..<20 { group.addTask { try await site.resultPage(answering: play % 3) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let shown = pages.filter { $0.contains("What everyone got") }
    #expect(shown.allSatisfy { $0.contains(">Taken 20 times so far<") })
    #expect(try await site.resultPage(answering: 0).contains(">Taken 20 times so far<"))
  }
}

extension SiteFixture {
  /// Plays a quiz with one question to its end as a new player. Returns the result page.
  fileprivate func resultPage(answering answer: Int) async throws -> String {
    let begun = try await post("/q/coin/begin")
    let play = String(begun.location.dropLast(2))
    let end = try await post("\(play)/1", "answer=\(answer)", cookie: begun.cookie)
    #expect(end.status == 303 && end.location == "\(play)/result")
    return try await get("\(play)/result", cookie: begun.cookie).body
  }

  /// The outcome that the result page shows.
  fileprivate func result(answering answer: Int) async throws -> String {
    let page = try await resultPage(answering: answer)
    let said = ["heads", "tails", "undecided"].filter {
      page.contains("<h1 id=\"outcome\" dir=\"auto\">It is \($0)!</h1>")
    }
    return try #require(said.count == 1 ? said.first : nil)
  }
}

extension Quiz {
  /// A quiz with one question. Each answer gives an outcome, or none.
  fileprivate static let coin = Quiz(
    id: QuizID("coin"), languages: [Language("en")], title: text("Heads or tails?"), description: text("One question."),
    reveal: text("It is {outcome}!"),
    outcomes: ["heads", "tails"].map { Outcome(id: OutcomeID($0), name: text($0), description: text("So be it.")) },
    questions: [
      Question(
        id: QuestionID("toss"), text: text("Which?"), kind: .single(.press),
        answers: [
          Answer(text: text("Heads"), outcomePoints: [OutcomePoints(outcome: 0)]),
          Answer(text: text("Tails"), outcomePoints: [OutcomePoints(outcome: 1)]),
          Answer(text: text("It stood on its edge"), outcomePoints: []),
        ])
    ],
    undecided: UndecidedText(title: text("It is undecided!"), description: text("Toss again.")))

  private static func text(_ text: String) -> LocalizedText { LocalizedText(text, Language("en")) }
}
