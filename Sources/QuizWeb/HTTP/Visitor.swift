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
  /// frames. See ``PlayOwner``.
  let browserToken: Token128?
  /// The token of the browser's session, which may be over.
  var sessionToken: SessionToken?
  /// The dates whose rounds enter no board in this browser; see ``WithheldDates``.
  let withheldDates: Set<CalendarDate>
  /// The invitation to a group that the visitor accepted before they had a name; see ``CookieName/groupInvitation``.
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

  init(of request: borrowing Request, settings: SiteSettings) {
    entryPoint = EntryPoint(of: request)
    let browser = LanguageNegotiation.acceptedLanguages(in: request.headers.value(of: .acceptLanguage) ?? "")
    queryLanguage = request.languageParameter
    switch entryPoint {
    case .site, .preview:
      let cookies = RequestCookies(of: request, isSecure: settings.publicURL?.isSecure == true)
      browserToken = cookies[.browser].flatMap { Token128(text: $0) }
      sessionToken = cookies[.session].flatMap { SessionToken(text: $0) }
      withheldDates = WithheldDates(cookie: cookies[.withheldDates] ?? cookies[.formerWithheldDates] ?? "").dates
      groupInvitation = cookies[.groupInvitation].flatMap { Token128(text: $0) }
      knownBrowserTokens = KnownBrowserTokens(cookie: cookies[.knownBrowsers] ?? "").tokens
      let chosen = cookies[.language].flatMap { Language(validating: $0) }
      preferredLanguages = [queryLanguage, chosen].compactMap(\.self) + browser
      scheme = cookies[.scheme].flatMap { ColorScheme(rawValue: $0) } ?? .automatic
      quizLanguages = cookies[.quizLanguages].map { QuizLanguageChoices(cookie: $0) } ?? QuizLanguageChoices()
    case .embedded:
      browserToken = nil
      sessionToken = nil
      withheldDates = []
      groupInvitation = nil
      knownBrowserTokens = []
      preferredLanguages = [queryLanguage].compactMap(\.self) + browser
      scheme = .automatic
      quizLanguages = QuizLanguageChoices()
    }
  }

  /// The browser that plays belong to; nil where ``browserToken`` is.
  var playOwner: PlayOwner? { browserToken.map(PlayOwner.init(token:)) }

  /// The browser that a play must belong to so that the visitor may see it. In frames a play belongs to everybody who
  /// knows its id.
  func playOwner(of playID: PlayID) -> PlayOwner? {
    entryPoint.isEmbedded ? PlayOwner(bearerOf: playID) : playOwner
  }

  /// The site's texts in the best language for the visitor.
  var texts: Texts {
    Texts.all[bestIndex(of: Texts.all.map(\.language)) ?? 0]
  }

  /// The best of a quiz's languages for this visitor. If none matches, the site's own, English, or the quiz's first.
  func language(of quiz: Quiz) -> Language {
    // Nearly always the quiz has the language that is wanted most.
    let wanted = queryLanguage ?? quizLanguages[quiz.id] ?? preferredLanguages.first
    if let wanted, quiz.languages.contains(wanted) { return wanted }
    let first = [queryLanguage, quizLanguages[quiz.id]].compactMap(\.self)
    return bestLanguage(first + preferredLanguages, of: quiz.languages) ?? quiz.languages[0]
  }

  /// Whether a quiz exists in the language that the visitor prefers.
  func hasPreferredLanguage(_ quiz: Quiz) -> Bool {
    let chosen = quizLanguages[quiz.id].flatMap {
      LanguageNegotiation.bestIndex(of: quiz.languages, for: [$0]) == nil ? nil : $0
    }
    let wanted = queryLanguage ?? chosen ?? preferredLanguages.first ?? texts.language
    return LanguageNegotiation.bestIndex(of: quiz.languages, for: [wanted]) != nil
  }

  /// The best of the languages that have questions; the site's own if none has.
  func language(ofQuestionsIn offered: [Language]) -> Language {
    bestLanguage([texts.language] + preferredLanguages, of: offered) ?? offered.first ?? texts.language
  }

  /// The language of questions if it isn't the page's own.
  func otherLanguage(_ language: Language) -> Language? { language == texts.language ? nil : language }

  private func bestLanguage(_ preferences: [Language], of offered: [Language]) -> Language? {
    LanguageNegotiation.bestIndex(of: offered, for: preferences + [texts.language, Texts.all[0].language]).map {
      offered[$0]
    }
  }

  private func bestIndex(of offered: [Language]) -> Int? {
    LanguageNegotiation.bestIndex(of: offered, for: preferredLanguages)
  }
}

extension Visitor {
  /// The token that forms carry to prove that they come from our own pages. It is derived from the cookies, which no
  /// other site can read, and doesn't reveal them. Without cookies the token is the same for everybody; then only what
  /// the browser reports of the form's origin protects (``Hummingbird/Request/isCrossOrigin(than:)``).
  var csrfToken: String { Visitor.csrfToken(of: browserToken, sessionToken: sessionToken) }

  static func csrfToken(of token: Token128?, sessionToken: SessionToken? = nil) -> String {
    let sessionBytes = sessionToken.map { Array("session".utf8) + $0.bytes } ?? []
    let digest = SHA256.hash(data: Array("Parlour form proof".utf8) + (token?.bytes ?? []) + sessionBytes)
    return Token128(prefixOf: digest).text
  }
}
