import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// Finds the player of the visitor's session, with what the request says of them: the language in which they read
  /// questions, and the dates that are withheld. Stores from time to time that the session is in use.
  ///
  /// - Returns: nil if there is no session, or it is over.
  func authenticate(_ visitor: Visitor) async throws -> Player? {
    guard let sessionToken = visitor.sessionToken,
      var player = try await house.accounts.authenticate(sessionToken.digest)
    else { return nil }
    player.readingLanguage = readingLanguage(of: player.account, for: visitor)
    player.withheldDates = visitor.withheldDates
    return player
  }

  /// The request with its player, for pages that strangers see, too.
  ///
  /// - Returns: nil if there is no session, or it is over.
  func authenticate(_ request: VisitorRequest) async throws -> PlayerRequest? {
    try await authenticate(request.visitor).map {
      PlayerRequest(http: request.http, context: request.context, visitor: request.visitor, player: $0)
    }
  }

  /// The language in which a player reads questions: the game's language that fits the page best. A language that the
  /// site doesn't have is chosen in the settings.
  private func readingLanguage(of account: Account, for visitor: Visitor) -> Language {
    let chosen = account.settings.language
    let offered = house.gameSettings.languages.languages(of: house.gameSettings.game(of: account))
    return Texts[chosen] == nil && offered.contains(chosen) ? chosen : visitor.language(ofQuestionsIn: offered)
  }

  /// Loads the context of a player's page. Unless the caller knows the streak, it is read from the store.
  ///
  /// - Parameters:
  ///   - path: the page's own path.
  ///   - origin: the site's own address, for pages that show it.
  ///   - streak: the current streak in days, if the page has looked it up already.
  func loadPageContext(
    for player: Player, visitor: Visitor, at path: String, origin: String? = nil, streak: Int? = nil
  ) async -> PlayerPageContext {
    let streak = if let streak { streak } else { await loadStreak(of: player) }
    return PlayerPageContext(
      page: pageContext(for: visitor, at: path, origin: origin), name: player.account.name?.text,
      isOperator: player.account.role == .operator, hasStudio: hasStudio(player), streak: streak)
  }

  /// Whether a player makes quizzes, or sees those of all authors.
  private func hasStudio(_ player: Player) -> Bool {
    house.studio.allows(.create, player.account) || house.studio.allows(.seeAll, player.account)
  }

  /// Reads what the header shows about a visitor. A visitor without a session costs no query. Pages of quizzes need no
  /// account: if the store doesn't answer, the header shows no name.
  func loadPlayerAndNavigation(for visitor: Visitor) async -> (player: Player?, navigation: NavigationState) {
    guard visitor.sessionToken != nil else { return (nil, .signedOut) }
    guard let found = await readIfAvailable({ try await authenticate(visitor) }) else { return (nil, .unknown) }
    guard let player = found else { return (nil, .signedOut) }
    let navigation = NavigationState(
      account: player.account.name.map { .named($0.text) } ?? .guest, isOperator: player.account.role == .operator,
      hasStudio: hasStudio(player), streak: await loadStreak(of: player))
    return (player, navigation)
  }

  /// Reads the current streak in days, for the header; 0 for none, or if the store doesn't answer.
  func loadStreak(of player: Player) async -> Int {
    await readIfAvailable { try await house.daily.streak(of: player) } ?? 0
  }

  /// The browser and system that a request names.
  func browserDescription(of request: some SiteRequest) -> BrowserDescription {
    BrowserDescription(userAgent: request.http.headers[.userAgent] ?? "")
  }
}
