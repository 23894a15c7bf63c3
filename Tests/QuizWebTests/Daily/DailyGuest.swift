import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// A guest with a browser without scripts, on a site with a small bank.
struct DailyGuest {
  let site: SiteFixture
  let cookie: String
  private let zone: IANATimeZone

  /// - Parameter entry: returns the bank entry for a difficulty and number.
  static func fixture(
    _ entry: (Difficulty, Int) -> TriviaQuestion = question, draw: DrawMode = .shared
  ) async throws -> SiteFixture {
    let site = try await SiteFixture(gameSettings: GameSettings(drawMode: draw))
    let entries = Difficulty.allCases.flatMap { difficulty in
      (0..<40).map { BankEntry(question: entry(difficulty, $0)) }
    }
    _ = try await site.store.add(entries, at: site.clock.now())
    return site
  }

  static func question(_ difficulty: Difficulty, _ number: Int) -> TriviaQuestion {
    TriviaQuestion(
      language: Language("en"), category: .history, difficulty: difficulty, text: "Which \(difficulty) \(number)?",
      correctAnswer: "A\(number)", distractors: ["B\(number)", "C\(number)", "D\(number)"],
      explanation: "Because \(number).",
      source: "Source \(number)", licence: "CC0-1.0")
  }

  init(_ site: SiteFixture, zone: String = "Europe/Berlin") async throws {
    self.site = site
    self.zone = try #require(IANATimeZone(zone))
    let signIn = try await site.post("/account/guest", "zone=\(zone)")
    #expect(signIn.status == 303)
    cookie = signIn.cookie
  }

  /// Visits a page as by a link of the site's own.
  func get(
    _ path: String, headers: HTTPFields = [.referer: "http://quiz.test/daily"]
  ) async throws -> SiteFixture.ReceivedResponse {
    try await site.get(path, cookie: cookie, headers: headers)
  }

  func post(_ path: String, _ form: String = "") async throws -> SiteFixture.ReceivedResponse {
    try await site.post(path, form, cookie: cookie)
  }

  /// The player's date.
  func date() async throws -> String {
    let now = site.clock.now()
    return PlayerCalendar(zone: zone, from: now).date(at: now).text
  }

  /// Starts a round and returns its URL.
  func start(_ difficulty: String = "easy") async throws -> String {
    try await post("/daily/start", "difficulty=\(difficulty)&date=\(try await date())").location
  }

  /// The index of a correct or wrong option in a running round.
  func position(in round: String, right: Bool = true) async throws -> Int {
    let texts = try await options(in: round)
    return try #require(texts.firstIndex { $0.hasPrefix("A") == right })
  }

  /// The options in the order that the player sees.
  func options(in round: String) async throws -> [Substring] {
    try await get(round).body.split(separator: "name=\"answer\"").dropFirst().compactMap {
      $0.split(separator: "dir=\"auto\">").dropFirst().first?.prefix { $0 != "<" }
    }
  }
}
