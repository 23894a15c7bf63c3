import Foundation
import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

struct AccountExportTests {
  @Test func `the data export contains everything that is stored, but not the question of an unfinished round`()
    async throws
  {
    let site = try await SiteFixture()
    var browser = TestBrowser(site)
    _ = try await browser.signUp()
    let player = try #require(try await site.player(of: browser))
    let over = try await site.start(.easy, for: player)
    _ = try await site.store.apply(
      .answer(option: over.item.content.correctIndex), to: over.id, of: player.account.id, at: site.clock.now())
    let open = try await site.start(.hard, for: player)
    try await site.store.report("Spelled wrong", on: over.id, by: player.account.id, at: site.clock.now())
    let group = NewGroup(name: "Friends", invitation: Token128(high: 1, low: 1))
    _ = try await site.store.createGroup(group, by: player.account.id, at: site.clock.now())
    let begun = try await browser.post("/q/weather/begin", [])
    _ = try await browser.post(begun.location, [("kind", "single"), ("answer", "1")])

    let saved = try await browser.get("/account/data")
    #expect(saved.headers[.contentDisposition] == "attachment; filename=\"parlour-data.json\"")
    #expect(saved.headers[.cacheControl] == "no-store")
    for part in [
      "\"name\" : \"Ada\"", "Europe/Berlin", "Friends", "Spelled wrong", over.item.content.question.text,
      "\"chosenAnswer\" : \"\(over.item.content.question.correctAnswer)\"",
      "\"quiz\" : \"weather\"", "A walk?",
      "\"thisBrowser\" : true",
    ] { #expect(saved.body.contains(part), "\(part)") }
    let question = open.item.content.question
    for secret in [question.text, question.correctAnswer] + question.distractors + [question.explanation] {
      #expect(!saved.body.contains(secret))
    }
    #expect(saved.body.contains("\"difficulty\" : \"hard\""))
    let token = try #require(browser.session)
    for secret in [token, "scrypt", "sha256", Data(player.sessionDigest.bytes).base64EncodedString()] {
      #expect(!saved.body.contains(secret))
    }
    _ = try JSONSerialization.jsonObject(with: Data(saved.body.utf8))
    var stranger = TestBrowser(site)
    #expect(try await stranger.get("/account/data").status == 303)
  }
}

extension SiteFixture {
  /// Starts a round of the difficulty for the player.
  func start(_ difficulty: Difficulty, for player: Player) async throws -> RoundRecord {
    let question = TriviaQuestion(
      language: Language("en"), category: .science, difficulty: difficulty, text: "How \(difficulty.rawValue) is this?",
      correctAnswer: "key-\(difficulty.rawValue)",
      distractors: ["wrong-\(difficulty.rawValue)", "other-\(difficulty.rawValue)"],
      explanation: "because-\(difficulty.rawValue)", source: "a book", licence: "CC0-1.0")
    let now = clock.now()
    // One in ten entries goes to the practice pool. So there are more entries than needed.
    let entries = (0..<20).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: question.language, category: question.category, difficulty: difficulty,
          text: question.text + " \(number)", correctAnswer: question.correctAnswer, distractors: question.distractors,
          explanation: question.explanation, source: question.source, licence: question.licence))
    }
    _ = try await store.add(entries, at: now)
    let calendar = player.account.calendar
    return try await store.start(
      NewRound(
        id: RoundID(Token128(using: services.dependencies)), accountID: player.account.id, date: calendar.date(at: now),
        difficulty: difficulty, game: GameID(Language("en")), startedAt: now, dayEndsAt: calendar.end(ofDateAt: now),
        seed: 1, drawSeed: 2, draw: .shared))
  }

  /// Whether any data file contains the text.
  func dataHolds(_ text: String) throws -> Bool {
    try FileManager.default.contentsOfDirectory(atPath: dataPath).contains { file in
      FileManager.default.contents(atPath: dataPath + "/" + file)?.range(of: Data(text.utf8)) != nil
    }
  }
}
