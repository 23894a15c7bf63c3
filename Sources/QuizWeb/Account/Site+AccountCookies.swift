import Hummingbird
import QuizEngine
import QuizService

// The cookies of sessions, known browsers, invitations and deleted accounts.
extension Site {
  /// Sets the cookies of a new session.
  ///
  /// - Parameter visitor: the visitor so far; other accounts may know the browser, too.
  func setCookiesAfterSignIn(_ result: SignInResult, of visitor: Visitor, _ response: inout Response) {
    response.setCookie(sessionCookie(result.sessionToken.text, for: Self.sessionCookieAge))
    guard let token = result.knownBrowserToken else { return }
    let tokens = KnownBrowserTokens(visitor.knownBrowserTokens).adding(token)
    response.setCookie(cookie(.knownBrowsers, tokens.text, for: Self.knownBrowserCookieAge))
  }

  /// In seconds.
  private static let sessionCookieAge = Int(Session.idleTimeout.milliseconds / 1000)
  /// In seconds.
  private static let knownBrowserCookieAge = Int(KnownBrowser.idleTimeout.milliseconds / 1000)

  /// Deletes the cookies of a session that has ended in this browser: its own, and that of an invitation to a group.
  /// The next person at this browser must not join the group that this one was invited to.
  func clearCookiesAfterSignOut(of visitor: Visitor, _ response: inout Response) {
    response.setCookie(sessionCookie("", for: 0))
    clearInvitationCookie(of: visitor, &response)
  }

  /// Replaces the tokens in the cookie of known browsers by those that accounts still know. Without any, the cookie is
  /// deleted.
  func setKnownBrowserCookie(_ tokens: [KnownBrowserToken], of visitor: Visitor, _ response: inout Response) {
    guard tokens != visitor.knownBrowserTokens else { return }
    response.setCookie(
      cookie(.knownBrowsers, KnownBrowserTokens(tokens).text, for: tokens.isEmpty ? 0 : Self.knownBrowserCookieAge))
  }

  /// Sets the session cookie again, so that it doesn't expire before the session.
  func renewSessionCookie(of visitor: Visitor, _ response: inout Response) {
    guard let sessionToken = visitor.sessionToken else { return }
    response.setCookie(sessionCookie(sessionToken.text, for: Self.sessionCookieAge))
  }

  /// Keeps an accepted invitation to a group for a week.
  func setInvitationCookie(_ invitation: Token128, _ response: inout Response) {
    response.setCookie(cookie(.groupInvitation, invitation.text, for: 7 * 86_400))
  }

  func clearInvitationCookie(of visitor: Visitor, _ response: inout Response) {
    guard visitor.groupInvitation != nil else { return }
    response.setCookie(cookie(.groupInvitation, "", for: 0))
  }

  /// Stores the ``AccountDeletionResult/withheldDates`` of a deleted account in a cookie. It lasts as long as one of
  /// the dates can be played somewhere.
  func setWithheldDatesCookie(_ dates: Set<CalendarDate>, of visitor: Visitor, _ response: inout Response) {
    let now = services.dependencies.now()
    let withheld = WithheldDates(dates.union(visitor.withheldDates), at: now)
    guard let end = withheld.end else { return }
    let seconds = Int((end - now).milliseconds / 1000) + Self.withheldDatesMargin
    response.setCookie(cookie(.withheldDates, withheld.text, for: seconds))
  }

  /// How long the cookie outlasts its dates, in case the server's clock is set back a little; in seconds.
  private static let withheldDatesMargin = 3600

  private func sessionCookie(_ value: String, for seconds: Int) -> Cookie {
    cookie(.session, value, for: seconds)
  }
}
