import Hummingbird
import QuizPages
import QuizService

extension Site {
  /// Whether a player makes quizzes, or sees those of all authors.
  func hasStudio(_ player: Player) -> Bool {
    services.studio.allows(.create, player.account) || services.studio.allows(.seeAll, player.account)
  }

  /// Reads what the header shows about a visitor. A visitor without a session costs no query. Pages of quizzes need no
  /// account: if the store doesn't answer, the header shows no name.
  func loadNavigation(for visitor: Visitor) async -> NavigationState {
    let (player, isKnown) = await loadPlayer(of: visitor)
    guard let player else { return isKnown ? .signedOut : .unknown }
    return navigation(for: player, streak: await loadStreak(of: player))
  }

  /// Reads the player of a visitor with a session. It isn't known whether there is one if the store doesn't answer.
  func loadPlayer(of visitor: Visitor) async -> (player: Player?, isKnown: Bool) {
    guard visitor.sessionToken != nil else { return (nil, true) }
    guard let found = await readIfAvailable({ try await findPlayer(of: visitor) }) else { return (nil, false) }
    return (found, true)
  }

  /// - Parameter streak: the current streak in days; 0 for none.
  func navigation(for player: Player, streak: Int) -> NavigationState {
    NavigationState(
      account: player.account.name.map { .named($0.text) } ?? .guest, isOperator: player.account.role == .operator,
      hasStudio: hasStudio(player), streak: streak)
  }

  /// Reads the current streak in days, for the header; 0 for none, or if the store doesn't answer.
  func loadStreak(of player: Player) async -> Int {
    await readIfAvailable { try await services.daily.streak(of: player) } ?? 0
  }

  /// The browser and system that a request names.
  func browserDescription(of request: some SiteRequest) -> BrowserDescription {
    BrowserDescription(userAgent: request.http.headers.value(of: .userAgent) ?? "")
  }
}
