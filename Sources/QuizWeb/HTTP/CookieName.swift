/// The names of the site's cookies. With TLS each has a prefix that keeps other hosts of the same domain from setting
/// it.
enum CookieName: String {
  /// The token of the browser, to which its plays of quizzes belong. See ``PlayOwner``.
  case browser = "parlour"
  case session = "parlour-session"
  /// The tokens by which accounts know the browser: OWASP calls it a device cookie. See ``KnownBrowserTokens``.
  case knownBrowsers = "parlour-device"
  /// The invitation that a visitor accepted by a button on its page, so that the account that they create joins the
  /// group. Opening an address doesn't set it.
  case groupInvitation = "parlour-invitation"
  /// See ``WithheldDates``.
  case withheldDates = "parlour-withheld"
  /// As ``withheldDates`` was named up to version 0.6. Remove it in 0.8.
  case formerWithheldDates = "parlour-left"
  case language
  case scheme
  /// See ``QuizLanguageChoices``.
  case quizLanguages = "quiz-languages"

  /// What comes before the names of the site's cookies.
  ///
  /// - Parameter isSecure: whether visitors reach the site over TLS.
  static func prefix(isSecure: Bool) -> String { isSecure ? "__Host-" : "" }

  func text(_ settings: SiteSettings) -> String {
    Self.prefix(isSecure: settings.publicURL?.isSecure == true) + rawValue
  }
}
