import Hummingbird
import QuizEngine
import QuizPages

extension Site {
  func addLanguageRoutes(to router: SiteRouter) {
    router.route(SitePath.language, get: .redirect(to: SitePath.front), post: .everybody(form: chooseLanguage))
  }

  private func chooseLanguage(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let quiz = form[DisplayField.quiz].flatMap { QuizID(named: $0) }
    guard let language = form[DisplayField.language].flatMap({ Language(validating: $0) }),
      quiz != nil || Texts[language] != nil
    else {
      throw PageError.badRequest
    }
    var response = Response.redirect(Site.safeReturnPath(form[QueryField.returnPath]))
    setLanguageCookies(language, for: quiz, of: visitor, in: &response)
    return response
  }

  /// Stores a choice of language in cookies: the nearest language of the site for everything, and a language that the
  /// site doesn't have for its quiz.
  ///
  /// - Parameter quizID: the quiz whose page offered the language; nil for the site's own choice.
  func setLanguageCookies(_ language: Language, for quizID: QuizID?, of visitor: Visitor, in response: inout Response) {
    let own = Texts.all.map(\.language)
    if let nearest = LanguageNegotiation.bestIndex(of: own, for: [language]) {
      response.setCookie(cookie(.language, own[nearest].tag, for: Self.choiceCookieAge))
    }
    guard let quizID else { return }
    let isOwn = Texts[language] != nil
    if isOwn, visitor.quizLanguages[quizID] == nil { return }
    let choices = visitor.quizLanguages.choosing(isOwn ? nil : language, for: quizID)
    response.setCookie(cookie(.quizLanguages, choices.text, for: Self.choiceCookieAge))
  }
}
