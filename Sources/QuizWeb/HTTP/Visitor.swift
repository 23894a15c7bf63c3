import Crypto
import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// The visitor of a request, as its address and its headers describe them. Nothing is checked against the store.
struct Visitor: Sendable {
  let entryPoint: EntryPoint
  /// The token by which plays of quizzes belong to the browser, in its cookie; nil before the first play, and always in
  /// frames. See ``BrowserID``.
  let playsToken: Token128?
  /// The token of the browser's session, which may be over.
  var sessionToken: SessionToken?
  /// The dates whose rounds enter no board in this browser; see ``withheldDatesCookie(_:)``.
  let withheldDates: Set<CalendarDate>
  /// The invitation to a group that the visitor accepted before they had a name; see ``groupInvitationCookie(_:)``.
  let groupInvitation: Token128?
  /// The tokens in the browser's cookie by which accounts know it, the latest first.
  let knownBrowserTokens: [KnownBrowserToken]
  /// The language that the address asks for.
  let queryLanguage: Language?
  /// Languages by preference: the address's, then the player's choice, then the browser's.
  let preferredLanguages: [Language]
  /// The visitor's choice of light or dark pages. A frame follows the system.
  let scheme: ColorScheme
  /// The player's choices for single quizzes, of languages that the site doesn't have.
  let quizLanguages: QuizLanguageChoices

  init(of request: Request, settings: SiteSettings) {
    entryPoint = EntryPoint(of: request)
    let browser = Visitor.acceptedLanguages(in: request.headers[.acceptLanguage] ?? "")
    queryLanguage = request.languageParameter
    switch entryPoint {
    case .site, .preview:
      let cookies = request.cookies
      playsToken = cookies[Visitor.browserCookie(settings)].flatMap { Token128(text: $0.value) }
      sessionToken = cookies[Visitor.sessionCookie(settings)].flatMap { SessionToken(text: $0.value) }
      // A cookie that was set before the update from 0.6 has another name. Remove it in 0.8.
      let withheld =
        cookies[Visitor.withheldDatesCookie(settings)] ?? cookies[Visitor.browserCookie(settings) + "-left"]
      withheldDates = Visitor.withheldDates(in: withheld?.value ?? "")
      groupInvitation = cookies[Visitor.groupInvitationCookie(settings)].flatMap { Token128(text: $0.value) }
      knownBrowserTokens = Visitor.knownBrowserTokens(in: cookies[Visitor.knownBrowserCookie(settings)]?.value ?? "")
      let chosen = cookies[Visitor.languageCookie(settings)].flatMap { Language(validating: $0.value) }
      preferredLanguages = [queryLanguage, chosen].compactMap(\.self) + browser
      scheme = cookies[Visitor.schemeCookie(settings)].flatMap { ColorScheme(rawValue: $0.value) } ?? .automatic
      quizLanguages =
        cookies[Visitor.quizLanguagesCookie(settings)].map { QuizLanguageChoices(cookie: $0.value) }
        ?? QuizLanguageChoices()
    case .embedded:
      playsToken = nil
      sessionToken = nil
      withheldDates = []
      groupInvitation = nil
      knownBrowserTokens = []
      preferredLanguages = [queryLanguage].compactMap(\.self) + browser
      scheme = .automatic
      quizLanguages = QuizLanguageChoices()
    }
  }

  /// Whether the player's rounds of a date enter no board because of ``withheldDates``. Guests' rounds enter none anyway.
  func isWithheld(_ date: CalendarDate, for player: Player) -> Bool {
    !player.account.isGuest && withheldDates.contains(date)
  }

  /// The browser that plays belong to; nil where ``playsToken`` is.
  var browserID: BrowserID? { playsToken.map(BrowserID.init(token:)) }

  /// Whose play this is if it is the visitor's: in frames anybody who knows its id.
  func browser(of playID: PlayID) -> BrowserID? {
    entryPoint.isEmbedded ? BrowserID(bearerOf: playID) : browserID
  }

  /// The site's texts in the best language for the visitor.
  var texts: Texts {
    Texts.all[bestIndex(of: Texts.all.map(\.language)) ?? 0]
  }

  /// The best of a quiz's languages for this visitor. If none matches, the site's own, English, or the quiz's first.
  func language(of quiz: Quiz) -> Language {
    let first = [queryLanguage, quizLanguages[quiz.id]].compactMap(\.self)
    return bestLanguage(first + preferredLanguages, of: quiz.languages) ?? quiz.languages[0]
  }

  /// Whether a quiz exists in the language that the visitor prefers.
  func hasPreferredLanguage(_ quiz: Quiz) -> Bool {
    let chosen = quizLanguages[quiz.id].flatMap { Visitor.bestIndex(of: quiz.languages, for: [$0]) == nil ? nil : $0 }
    let wanted = queryLanguage ?? chosen ?? preferredLanguages.first ?? texts.language
    return Visitor.bestIndex(of: quiz.languages, for: [wanted]) != nil
  }

  /// The best of the languages that have questions; the site's own if none has.
  func language(ofQuestionsIn offered: [Language]) -> Language {
    bestLanguage([texts.language] + preferredLanguages, of: offered) ?? offered.first ?? texts.language
  }

  /// The language of questions if it isn't the page's own.
  func otherLanguage(_ language: Language) -> Language? { language == texts.language ? nil : language }

  private func bestLanguage(_ preferences: [Language], of offered: [Language]) -> Language? {
    Visitor.bestIndex(of: offered, for: preferences + [texts.language, Texts.all[0].language]).map { offered[$0] }
  }

  private func bestIndex(of offered: [Language]) -> Int? { Visitor.bestIndex(of: offered, for: preferredLanguages) }

  /// The index of the offered language that fits the earliest preference: the same tag, or else the same language, if
  /// possible in the same script.
  static func bestIndex(of offered: [Language], for preferences: [Language]) -> Int? {
    for wanted in preferences {
      if let same = offered.firstIndex(where: { $0.tag.lowercased() == wanted.tag.lowercased() }) { return same }
      let related = offered.indices.filter { offered[$0].primarySubtag == wanted.primarySubtag }
      if let first = related.first { return related.first { offered[$0].script == wanted.script } ?? first }
    }
    return nil
  }

  /// The languages of an `Accept-Language` header by weight, at most 20.
  static func acceptedLanguages(in header: String) -> [Language] {
    let ranges = header.prefix(1000).split(separator: ",").prefix(20).compactMap {
      range -> (tag: String, weight: Double)? in
      let parts = range.split(separator: ";").map { String($0.filter { $0 != " " }) }
      guard let tag = parts.first, tag != "*" else { return nil }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return weight > 0 ? (tag, weight) : nil
    }
    return ranges.enumerated()
      .sorted { ($1.element.weight, $0.offset) < ($0.element.weight, $1.offset) }
      .compactMap { Language(validating: $0.element.tag) }
  }
}

extension Visitor {
  /// The name of the language cookie. The prefix keeps other hosts of the same domain from setting it.
  static func languageCookie(_ settings: SiteSettings) -> String {
    settings.publicURL?.isSecure == true ? "__Host-language" : "language"
  }

  static func schemeCookie(_ settings: SiteSettings) -> String {
    settings.publicURL?.isSecure == true ? "__Host-scheme" : "scheme"
  }

  /// The name of the cookie with the languages of single quizzes; see ``QuizLanguageChoices``.
  static func quizLanguagesCookie(_ settings: SiteSettings) -> String {
    settings.publicURL?.isSecure == true ? "__Host-quiz-languages" : "quiz-languages"
  }

  /// The name of the cookie that identifies the browser, which plays belong to. Browsers refuse a cookie with this prefix
  /// from another site of the same domain.
  static func browserCookie(_ settings: SiteSettings) -> String {
    settings.publicURL?.isSecure == true ? "__Host-parlour" : "parlour"
  }

  static func sessionCookie(_ settings: SiteSettings) -> String { browserCookie(settings) + "-session" }

  /// The name of the cookie with the ``AccountDeletionResult/withheldDates`` of accounts that were deleted in this
  /// browser, as `2026-11-22_2026-11-23`. It doesn't name the accounts. The cookie
  /// outlasts sessions, and expires when the last date has ended everywhere. A player can avoid it with another
  /// browser; it is meant for those who don't.
  static func withheldDatesCookie(_ settings: SiteSettings) -> String { browserCookie(settings) + "-withheld" }

  /// - Parameter value: the cookie's value. A visitor can send anything, so only its beginning is read.
  static func withheldDates(in value: String) -> Set<CalendarDate> {
    Set(
      value.prefix(maxWithheldDates * "2026-11-22_".count).split(separator: "_").prefix(maxWithheldDates)
        .compactMap { CalendarDate(text: String($0)) })
  }

  /// More than the dates that can be withheld at once: three, since no date goes on for longer than 50 hours.
  private static let maxWithheldDates = 8

  /// The name of the cookie with the invitation that a visitor accepted by a button on its page, so that the account
  /// that they create joins the group. Opening an address doesn't set it.
  static func groupInvitationCookie(_ settings: SiteSettings) -> String { browserCookie(settings) + "-invitation" }

  /// The name of the cookie with the tokens by which accounts know the browser: OWASP calls it a device cookie.
  static func knownBrowserCookie(_ settings: SiteSettings) -> String { browserCookie(settings) + "-device" }

  /// How many accounts a browser can be a known browser of: enough for a family, not for a school.
  private static let maxKnownAccounts = 4

  private static func knownBrowserTokens(in cookie: String) -> [KnownBrowserToken] {
    cookie.split(separator: ".", maxSplits: maxKnownAccounts).prefix(maxKnownAccounts).compactMap {
      KnownBrowserToken(text: $0)
    }
  }

  /// The value of the cookie of known browsers after an account gave the browser a token.
  func knownBrowserCookieValue(with token: KnownBrowserToken) -> String {
    ([token] + knownBrowserTokens.filter { $0 != token }).prefix(Visitor.maxKnownAccounts).map(\.text).joined(
      separator: ".")
  }

  /// The token that forms carry to prove that they come from our own pages. It is derived from the cookies, which no
  /// other site can read, and doesn't reveal them. Without cookies the token is the same for everybody; then only what the
  /// browser reports of the form's origin protects (``Hummingbird/Request/isCrossOrigin(than:)``).
  var csrfToken: String { Visitor.csrfToken(of: playsToken, sessionToken: sessionToken) }

  static func csrfToken(of token: Token128?, sessionToken: SessionToken? = nil) -> String {
    let sessionBytes = sessionToken.map { Array("session".utf8) + $0.bytes } ?? []
    let digest = SHA256.hash(data: Array("Parlour form proof".utf8) + (token?.bytes ?? []) + sessionBytes)
    return Token128(bytes: Array(digest).prefix(16))?.text ?? ""
  }
}

extension Language {
  /// The language without region and script, in lower case: `zh` of `zh-Hant-TW`.
  var primarySubtag: String { tag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() }

  /// The script of a tag, in lower case: `hant` of `zh-Hant` and of `zh-TW`; nil if the tag tells none.
  var script: String? {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }
    if let subtag = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 > 0x39 } }) {
      return String(subtag)
    }
    guard parts.first == "zh", parts.count > 1 else { return nil }
    return ["tw", "hk", "mo"].contains(parts[1]) ? "hant" : ["cn", "sg", "my"].contains(parts[1]) ? "hans" : nil
  }
}
