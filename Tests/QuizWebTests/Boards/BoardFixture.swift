import QuizEngine
import QuizSQLite
import QuizService
import StoreContract

@testable import QuizWeb

/// A site with a bank, players and rounds.
struct BoardFixture: Sendable {
  let site: SiteFixture

  /// - Parameter site: with a bank.
  init(site: SiteFixture) { self.site = site }

  init(gameSettings: GameSettings = GameSettings(), questions: Int = 12) async throws {
    site = try await SiteFixture(gameSettings: gameSettings)
    let entries = (0..<questions * 3).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: Language("en"), category: TriviaCategory.allCases[number % 6],
          difficulty: Difficulty.allCases[number % 3],
          text: "Question number \(number)?", correctAnswer: "key \(number)",
          distractors: ["wrong \(number)", "bad \(number)"],
          explanation: "Because of \(number)."))
    }
    _ = try await site.store.add(entries, at: site.clock.now())
  }

  /// A signed-in player with a browser.
  struct SignedInPlayer: Sendable {
    let account: Account
    let player: Player
    let cookie: String
  }

  /// - Parameter name: nil signs in a guest.
  func signIn(_ name: String?, zone: IANATimeZone = .utc) async throws -> SignedInPlayer {
    let token = SessionToken(Token128(using: site.services.dependencies))
    let account = NewAccount(
      name: name.flatMap { AccountName($0) },
      credentials: name.map { _ in Credentials(passwordHash: "none", recoveryCodeDigest: nil) },
      zone: zone, settings: AccountSettings(language: Language("en")), createdAt: site.clock.now())
    let sessionDigest = token.digest
    let made = try await site.store.create(account, sessionDigest: sessionDigest)
    return SignedInPlayer(
      account: made, player: Player(account: made, sessionDigest: sessionDigest),
      cookie: "parlour-session=\(token.text)")
  }

  /// Signs in an operator.
  func signInOperator(_ name: String = "Grace", zone: IANATimeZone = .utc) async throws -> SignedInPlayer {
    let signedIn = try await signIn(name, zone: zone)
    try await site.store.setRole(.operator, of: signedIn.account.id)
    return signedIn
  }

  /// Plays today's round.
  ///
  /// - Parameter seconds: how long the player takes.
  @discardableResult
  func play(
    _ signedIn: SignedInPlayer, _ difficulty: Difficulty = .easy, isRight: Bool = true, seconds: Int64 = 5
  ) async throws -> RoundRecord {
    let services = site.services
    let today = signedIn.account.calendar.date(at: site.clock.now())
    let round = try await services.daily.start(difficulty, offeredFor: today, by: signedIn.player)
    site.clock.advance(.seconds(seconds))
    let item = round.item.content
    let option = isRight ? item.correctIndex : (item.correctIndex + 1) % item.options.count
    return try await services.daily.apply(.answer(option: option), to: round.id, by: signedIn.player)
  }

  func get(_ path: String, _ signedIn: SignedInPlayer? = nil) async throws -> SiteFixture.ReceivedResponse {
    try await site.get(path, cookie: signedIn?.cookie ?? "")
  }

  func post(_ path: String, _ form: String = "", _ signedIn: SignedInPlayer? = nil) async throws
    -> SiteFixture.ReceivedResponse
  {
    try await site.post(path, form, cookie: signedIn?.cookie ?? "")
  }

  /// Today's date in UTC.
  var today: CalendarDate { CalendarDate(of: site.clock.now(), offset: .zero) }
}
