import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService
import Synchronization

/// What a browser's headers tell about it: its cookies, and the languages that it wants. Nothing is checked against the
/// store.
///
/// It is a class because browsers send the same headers with each request of a connection: ``LatestBrowserHeaders``
/// reads them once.
final class BrowserHeaders: Sendable {
  /// The headers themselves.
  fileprivate let cookieFields: [String]
  fileprivate let acceptLanguage: String
  private let isSecure: Bool

  /// The token by which plays of quizzes belong to the browser; nil before the first play. See ``PlayOwner``.
  let browserToken: Token128?
  /// The browser that plays belong to; nil where ``browserToken`` is.
  let playOwner: PlayOwner?
  /// The token of the browser's session, which may be over.
  let sessionToken: SessionToken?
  /// Nil where ``sessionToken`` is.
  let sessionDigest: SessionTokenDigest?
  /// See ``Visitor/csrfToken``.
  let csrfToken: String
  /// The dates whose rounds enter no board in this browser; see ``WithheldDates``.
  let withheldDates: Set<CalendarDate>
  /// The invitation to a group that the visitor accepted before they had a name; see ``CookieName/groupInvitation``.
  let groupInvitation: Token128?
  /// The tokens by which accounts know the browser, the latest first.
  let knownBrowserTokens: [KnownBrowserToken]
  /// The player's choice first, then the browser's languages by weight.
  let preferredLanguages: [Language]
  /// The site's texts in the best of ``preferredLanguages``.
  let texts: Texts
  /// The visitor's choice of light or dark pages.
  let scheme: ColorScheme
  /// The player's choices for single quizzes, of languages that the site doesn't have.
  let quizLanguages: QuizLanguageChoices

  /// - Parameters:
  ///   - cookieFields: empty where cookies don't count.
  ///   - isSecure: whether visitors reach the site over TLS.
  ///   - newSessionToken: takes the place of the cookie's; nil for none.
  init(cookieFields: [String], acceptLanguage: String, isSecure: Bool, newSessionToken: SessionToken? = nil) {
    self.cookieFields = cookieFields
    self.acceptLanguage = acceptLanguage
    self.isSecure = isSecure
    let cookies = RequestCookies(cookieFields, isSecure: isSecure)
    browserToken = cookies[.browser].flatMap { Token128(text: $0) }
    playOwner = browserToken.map(PlayOwner.init(token:))
    sessionToken = newSessionToken ?? cookies[.session].flatMap { SessionToken(text: $0) }
    sessionDigest = sessionToken?.digest
    csrfToken = Visitor.csrfToken(of: browserToken, sessionToken: sessionToken)
    withheldDates = WithheldDates(cookie: cookies[.withheldDates] ?? cookies[.formerWithheldDates] ?? "").dates
    groupInvitation = cookies[.groupInvitation].flatMap { Token128(text: $0) }
    knownBrowserTokens = KnownBrowserTokens(cookie: cookies[.knownBrowsers] ?? "").tokens
    let chosen = cookies[.language].flatMap { Language(validating: $0) }
    preferredLanguages =
      (chosen.map { [$0] } ?? []) + LanguageNegotiation.acceptedLanguages(in: acceptLanguage)
    texts = Texts(for: preferredLanguages)
    scheme = cookies[.scheme].flatMap { ColorScheme(rawValue: $0) } ?? .automatic
    quizLanguages = cookies[.quizLanguages].map { QuizLanguageChoices(cookie: $0) } ?? QuizLanguageChoices()
  }

  /// What the browser's headers will tell when its cookie has a new session's token.
  func with(_ newSessionToken: SessionToken) -> BrowserHeaders {
    BrowserHeaders(
      cookieFields: cookieFields, acceptLanguage: acceptLanguage, isSecure: isSecure, newSessionToken: newSessionToken)
  }
}

/// Remembers what the last request's headers told, for the next one on the same connection. A proxy may send the
/// requests of many browsers through one, so the headers are compared.
final class LatestBrowserHeaders: Sendable {
  private let latest = Mutex<BrowserHeaders?>(nil)
  /// Larger headers are read each time, so that connections that wait take little memory.
  private static let maxSize = 1024

  /// - Parameters:
  ///   - hasCookies: false where cookies don't count.
  ///   - isSecure: whether visitors reach the site over TLS; the same for all requests.
  func headers(of request: borrowing Request, hasCookies: Bool, isSecure: Bool) -> BrowserHeaders {
    let cookieFields = hasCookies ? request.headers[values: .cookie] : []
    let acceptLanguage = request.headers.value(of: .acceptLanguage) ?? ""
    let known = latest.withLock { $0 }
    if let known, known.cookieFields == cookieFields, known.acceptLanguage == acceptLanguage { return known }
    let headers = BrowserHeaders(cookieFields: cookieFields, acceptLanguage: acceptLanguage, isSecure: isSecure)
    if cookieFields.reduce(acceptLanguage.utf8.count, { $0 + $1.utf8.count }) <= Self.maxSize {
      latest.withLock { $0 = headers }
    }
    return headers
  }
}
