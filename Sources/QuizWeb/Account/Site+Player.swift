import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// Sessions and their cookies.
extension Site {
  /// The player of the visitor's session; nil if there is none or it is over. See
  /// ``AccountService/player(of:)``.
  func player(of visitor: Visitor) async throws -> Player? {
    guard let session = visitor.sessionToken else { return nil }
    var player = try await house.accounts.player(of: SessionTokenDigest(token: session))
    if let account = player?.account { player?.readingLanguage = readingLanguage(of: account, for: visitor) }
    return player
  }

  /// The language in which a player reads questions: the game's language that fits the page best. A language that the
  /// site doesn't have is chosen in the settings.
  private func readingLanguage(of account: Account, for visitor: Visitor) -> Language {
    let (chosen, settings) = (account.settings.language, house.gameSettings)
    let offered = settings.languages.languages(of: settings.game(of: account))
    return Texts[chosen] == nil && offered.contains(chosen) ? chosen : visitor.language(ofQuestionsIn: offered)
  }

  /// The player and visitor of a request. Without a session the visitor is asked to sign in first.
  func requirePlayer(_ request: Request) async throws -> (player: Player, visitor: Visitor) {
    var visitor = Visitor(of: request, settings: settings)
    guard let player = try await player(of: visitor) else {
      throw PageError.signInRequired(returnTo: request.method == .get ? request.uri.string : SitePath.daily)
    }
    // Only pages have a header.
    if request.method == .get { visitor.streak = await streak(of: player) }
    return (player, visitor)
  }

  /// The context of a page for a player.
  ///
  /// - Parameters:
  ///   - address: the page's own path.
  ///   - origin: the site's own address, for pages that show it.
  func playerContext(
    for player: Player, _ visitor: Visitor, at address: String, on origin: String? = nil
  ) -> PlayerContext {
    PlayerContext(
      page: pageContext(for: visitor, at: address, on: origin), name: player.account.name?.text,
      isOperator: player.account.role == .operator, streak: visitor.streak)
  }

  /// What the header shows about a visitor. A visitor without a session costs no query. Pages of quizzes need no
  /// account: if the store doesn't answer, the header shows no name.
  func playerAndNavigation(for visitor: Visitor) async -> (player: Player?, navigation: NavigationState) {
    guard visitor.sessionToken != nil else { return (nil, .signedOut) }
    guard let found = await optional({ try await player(of: visitor) }) else { return (nil, .unknown) }
    guard let player = found else { return (nil, .signedOut) }
    let navigation = NavigationState(
      account: player.account.name.map { .named($0.text) } ?? .guest, isOperator: player.account.role == .operator,
      streak: await streak(of: player))
    return (player, navigation)
  }

  /// The current streak in days, for the header; 0 for none.
  func streak(of player: Player) async -> Int {
    await optional { try await house.daily.currentStreak(of: player) } ?? 0
  }

  /// Sets the cookies of a new session.
  ///
  /// - Parameter visitor: the visitor so far; other accounts still know the browser as a device.
  func setSignInCookies(_ result: SignInResult, of visitor: Visitor, _ response: inout Response) {
    response.setCookie(sessionCookie(result.sessionToken.text, for: Self.sessionCookieAge))
    guard let device = result.deviceToken else { return }
    response.setCookie(
      cookie(named: Visitor.deviceCookie(settings), visitor.deviceCookieValue(with: device), for: Self.deviceCookieAge))
  }

  /// In seconds.
  private static let sessionCookieAge = 90 * 86_400
  /// In seconds.
  private static let deviceCookieAge = Int(Device.idleTimeout.milliseconds / 1000)

  /// Deletes the session cookie.
  func clearSessionCookie(_ response: inout Response) { response.setCookie(sessionCookie("", for: 0)) }

  /// Replaces the device tokens in the browser's cookie by those that are left. Without any, the cookie is deleted.
  func setDeviceCookie(_ devices: [Token128], of visitor: Visitor, _ response: inout Response) {
    guard devices != visitor.deviceTokens else { return }
    response.setCookie(
      cookie(
        named: Visitor.deviceCookie(settings), devices.map(\.text).joined(separator: "."),
        for: devices.isEmpty ? 0 : Self.deviceCookieAge))
  }

  /// Sets the session cookie again, so that it lasts as long as the session that is in use.
  func renewSessionCookie(_ visitor: Visitor, _ response: inout Response) {
    guard let session = visitor.sessionToken else { return }
    response.setCookie(sessionCookie(session.text, for: Self.sessionCookieAge))
  }

  /// Keeps an accepted invitation to a group for a week.
  func setInvitationCookie(_ invitation: Token128, _ response: inout Response) {
    response.setCookie(cookie(named: Visitor.groupInvitationCookie(settings), invitation.text, for: 7 * 86_400))
  }

  func clearInvitationCookie(of visitor: Visitor, _ response: inout Response) {
    guard visitor.groupInvitation != nil else { return }
    response.setCookie(cookie(named: Visitor.groupInvitationCookie(settings), "", for: 0))
  }

  /// Stores the dates on which an account was deleted in this browser, in a cookie. It lasts as long as one of the
  /// dates can be played somewhere.
  func setAccountDeletionDatesCookie(_ dates: Set<CalendarDate>, beside visitor: Visitor, _ response: inout Response) {
    let now = house.dependencies.now()
    let present = dates.union(visitor.accountDeletionDates).filter { now < $0.endEverywhere }
    guard let last = present.max() else { return }
    let value = present.sorted().map(\.text).joined(separator: "_")
    let seconds = Int((last.endEverywhere - now).milliseconds / 1000) + 3600
    response.setCookie(cookie(named: Visitor.accountDeletionDatesCookie(settings), value, for: seconds))
  }

  /// The browser and system that a request names.
  func device(of request: Request) -> DeviceDescription {
    DeviceDescription(userAgent: request.headers[.userAgent] ?? "")
  }

  private func sessionCookie(_ value: String, for seconds: Int) -> Cookie {
    cookie(named: Visitor.sessionCookie(settings), value, for: seconds)
  }

  private func cookie(named name: String, _ value: String, for seconds: Int) -> Cookie {
    Cookie(
      name: name, value: value, maxAge: seconds, path: "/",
      secure: settings.publicURL?.isSecure == true, httpOnly: true, sameSite: .lax)
  }
}
