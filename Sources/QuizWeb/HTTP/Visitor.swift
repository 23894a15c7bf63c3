import Crypto
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// The visitor of a request, as its address and its headers describe them. Nothing is checked against the store.
struct Visitor: Sendable {
  let entryPoint: EntryPoint
  /// The language that the address asks for.
  let queryLanguage: Language?
  /// Languages by preference: the address's, then the player's choice, then the browser's.
  let preferredLanguages: [Language]
  /// The site's texts in the best language for the visitor.
  let texts: Texts
  /// In frames, cookies don't count.
  private var headers: BrowserHeaders

  init(of request: borrowing Request, _ context: borrowing SiteRequestContext, settings: SiteSettings) {
    entryPoint = EntryPoint(of: request)
    queryLanguage = request.languageParameter
    headers = context.latestBrowserHeaders.headers(
      of: request, hasCookies: !entryPoint.isEmbedded, isSecure: settings.publicURL?.isSecure == true)
    let preferred = headers.preferredLanguages
    preferredLanguages = queryLanguage.map { [$0] + preferred } ?? preferred
    texts = queryLanguage == nil ? headers.texts : Texts(for: preferredLanguages)
  }

  /// The visitor as they are after they have signed in.
  func with(_ newSessionToken: SessionToken) -> Visitor {
    var visitor = self
    visitor.headers = headers.with(newSessionToken)
    return visitor
  }

  /// See ``BrowserHeaders``. It is nil in frames.
  var browserToken: Token128? { headers.browserToken }
  var sessionToken: SessionToken? { headers.sessionToken }
  var sessionDigest: SessionTokenDigest? { headers.sessionDigest }
  var withheldDates: Set<CalendarDate> { headers.withheldDates }
  var groupInvitation: Token128? { headers.groupInvitation }
  var knownBrowserTokens: [KnownBrowserToken] { headers.knownBrowserTokens }
  /// A frame follows the system.
  var scheme: ColorScheme { headers.scheme }
  var quizLanguages: QuizLanguageChoices { headers.quizLanguages }

  /// The browser that plays belong to; nil where ``browserToken`` is.
  var playOwner: PlayOwner? { headers.playOwner }

  /// The browser that a play must belong to so that the visitor may see it. In frames a play belongs to everybody who
  /// knows its id.
  func playOwner(of playID: PlayID) -> PlayOwner? {
    entryPoint.isEmbedded ? PlayOwner(bearerOf: playID) : playOwner
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
}

extension Texts {
  /// The site's texts in the best of some languages; English if it has none of them.
  init(for preferences: [Language]) {
    self = Texts.all[LanguageNegotiation.bestIndex(of: Texts.all.map(\.language), for: preferences) ?? 0]
  }
}

extension Visitor {
  /// The token that forms carry to prove that they come from our own pages. It is derived from the cookies, which no
  /// other site can read, and doesn't reveal them. Without cookies the token is the same for everybody; then only what
  /// the browser reports of the form's origin protects (``Hummingbird/Request/isCrossOrigin(than:)``).
  var csrfToken: String { headers.csrfToken }

  static func csrfToken(of token: Token128?, sessionToken: SessionToken? = nil) -> String {
    let sessionBytes = sessionToken.map { Array("session".utf8) + $0.bytes } ?? []
    let digest = SHA256.hash(data: Array("Parlour form proof".utf8) + (token?.bytes ?? []) + sessionBytes)
    return Token128(prefixOf: digest).text
  }
}
