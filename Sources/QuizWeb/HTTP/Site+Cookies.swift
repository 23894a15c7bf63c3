import Hummingbird
import QuizEngine
import QuizService

extension Site {
  /// A cookie that only this site's server can read.
  ///
  /// - Parameter seconds: how long the browser keeps it; 0 deletes it.
  func cookie(_ name: CookieName, _ value: String, for seconds: Int) -> Cookie {
    Cookie(
      name: name.text(settings), value: value, maxAge: seconds, path: "/",
      secure: settings.publicURL?.isSecure == true, httpOnly: true, sameSite: .lax)
  }

  /// How long the browser keeps a visitor's choices, such as the language: a year, in seconds.
  static let choiceCookieAge = 365 * 86_400
}
