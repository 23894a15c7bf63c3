import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

// Who is signed in, and how a browser comes to be.
extension Site {
  /// Whoever plays at the visitor's browser; nil where nobody is signed in, or the session is over. One look-up.
  func player(of visitor: Visitor) async throws(PageError) -> Player? {
    guard let session = visitor.sessionToken else { return nil }
    return try await mapError(PageError.init) { () throws(AccountError) in
      try await house.accounts.player(of: SessionTokenDigest(token: session))
    }
  }

  /// Whoever plays at the browser that a request comes from; whoever doesn't is asked to sign in first.
  func requirePlayer(_ request: Request) async throws(PageError) -> (player: Player, visitor: Visitor) {
    let visitor = Visitor(of: request, settings: settings)
    guard let player = try await player(of: visitor) else {
      throw .signInRequired(returnTo: request.method == .get ? request.uri.string : SitePath.daily)
    }
    return (player, visitor)
  }

  /// The frame of a page of the player's own.
  ///
  /// - Parameters:
  ///   - address: the page's own path.
  ///   - origin: the site's own address, on pages that tell it.
  func playerFrame(
    for player: Player, _ visitor: Visitor, at address: String, on origin: String? = nil
  ) -> PlayerContext {
    PlayerContext(
      page: frame(for: visitor, at: address, on: origin), name: player.account.name?.text,
      isOperator: player.account.role == .operator)
  }

  /// Makes the browser that gets a response the arrival's.
  ///
  /// - Parameter visitor: whose browser it is; other accounts go on knowing it too.
  func setSignInCookies(_ result: SignInResult, of visitor: Visitor, _ response: inout Response) {
    response.setCookie(sessionCookie(result.sessionToken.text, for: 90 * 86_400))
    guard let device = result.deviceToken else { return }
    let seconds = Int(Device.idleTimeout.milliseconds / 1000)
    response.setCookie(
      cookie(named: Visitor.deviceCookie(settings), visitor.deviceCookieValue(with: device), for: seconds))
  }

  /// Makes the browser that gets a response nobody's.
  func clearSessionCookie(_ response: inout Response) { response.setCookie(sessionCookie("", for: 0)) }

  /// Takes away what accounts know the browser by.
  func clearDeviceCookie(of visitor: Visitor, _ response: inout Response) {
    guard !visitor.deviceTokens.isEmpty else { return }
    response.setCookie(cookie(named: Visitor.deviceCookie(settings), "", for: 0))
  }

  /// A session that is in use lasts on: its cookie is set anew, as the store notes its use.
  func renewSessionCookie(_ visitor: Visitor, _ response: inout Response) {
    guard let session = visitor.sessionToken else { return }
    response.setCookie(sessionCookie(session.text, for: 90 * 86_400))
  }

  /// Has the browser that gets a response remember on which dates an account was deleted there, as long as one of them can be
  /// played somewhere.
  func setAccountDeletionDatesCookie(_ dates: Set<CalendarDate>, beside visitor: Visitor, _ response: inout Response) {
    let now = house.dependencies.now()
    let present = dates.union(visitor.accountDeletionDates).filter { now < $0.endEverywhere }
    guard let last = present.max() else { return }
    let value = present.sorted().map(\.text).joined(separator: "_")
    response.setCookie(
      Cookie(
        name: Visitor.accountDeletionDatesCookie(settings), value: value,
        maxAge: Int((last.endEverywhere - now).milliseconds / 1000) + 3600, path: "/",
        secure: settings.publicURL?.isSecure == true, httpOnly: true, sameSite: .lax))
  }

  /// What a request tells of the browser that it comes from.
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
