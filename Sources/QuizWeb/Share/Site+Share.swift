import HTTPTypes
import Hummingbird
import QuizCards
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addShareRoutes(to router: SiteRouter) {
    let (quiz, outcome) = (QuizID(":quiz"), OutcomeID(":outcome"))
    router.route(SitePath.share(outcome, of: quiz), get: .everybody(shareOrQuizCard))
    router.route(SitePath.share(outcome, of: quiz) + "/:language", get: .everybody(shareOrCard))
    router.route(SitePath.siteCards + ":card/:language", get: .everybody(siteCard))
  }

  /// Whether a play's outcome has a page to share in a language. The revision on offer may be later, and lack the
  /// outcome or the language.
  func isShareable(_ result: PlayResult, of quiz: Quiz, in language: Language) -> Bool {
    guard let outcome = result.outcome, let offered = services.library[quiz.id]?.quiz else { return false }
    return offered.languages.contains(language) && offered.outcomes.contains { $0.id == quiz.outcomes[outcome].id }
  }

  /// `/r/QUIZ/OUTCOME` redirects to the page in the visitor's language; `/r/QUIZ/LANGUAGE.png` is the quiz's own card.
  private func shareOrQuizCard(_ request: VisitorRequest) async throws -> Response {
    let revision = try requireOffered(request)
    if let language = revision.quiz.language(ofCard: request.pathParameter("outcome")) {
      return try await card(nil, of: revision, in: language, to: request)
    }
    let visitor = request.visitor
    let outcome = try revision.quiz.outcome(request)
    let quiz = revision.quiz
    return Response.redirect(SitePath.share(outcome.id, of: quiz.id, in: visitor.language(of: quiz)))
  }

  /// `/r/QUIZ/OUTCOME/LANGUAGE` is the page, `/r/QUIZ/OUTCOME/LANGUAGE.png` its card.
  private func shareOrCard(_ request: VisitorRequest) async throws -> Response {
    let revision = try requireOffered(request)
    let quiz = revision.quiz
    let name = request.pathParameter("language")
    let outcome = try quiz.outcome(request)
    if let language = quiz.language(ofCard: name) {
      return try await card(outcome, of: revision, in: language, to: request)
    }
    guard let language = quiz.languages.first(where: { $0.tag == name }) else { throw PageError.notFound }
    let invitation = request.http.uri.queryParameters[Substring(QueryField.comparisonInvitation)].flatMap {
      Token128(text: $0)
    }
    var isOpen = false
    if let invitation { isOpen = try await services.plays.isOpen(invitation, to: quiz.id) }
    let page = await share(
      outcome, of: revision, in: language, invitation: isOpen ? invitation?.text : nil, for: request)
    return Response.page(page.html, to: request)
  }

  private func share(
    _ outcome: Outcome, of revision: Revision, in language: Language, invitation: String?, for request: VisitorRequest
  ) async -> SharePage {
    let visitor = request.visitor
    let texts =
      LanguageNegotiation.bestIndex(of: Texts.all.map(\.language), for: [language]).map { Texts.all[$0] }
      ?? visitor.texts
    let pageContext = PageContext(
      texts: texts, assets: files.assets(for: visitor.scheme), path: SitePath.share(outcome.id, of: revision.quiz.id),
      csrfToken: visitor.csrfToken, origin: origin(for: request),
      navigation: await loadNavigation(for: visitor))
    var context = QuizPageContext(page: pageContext, revision: revision, language: language)
    // A play that begins here is in the page's language.
    context.pathLanguage = language
    return SharePage(
      context: context, outcome: outcome, minutes: revision.quiz.estimatedMinutes(in: language), invitation: invitation)
  }

  private func card(
    _ outcome: Outcome?, of revision: Revision, in language: Language, to request: VisitorRequest
  ) async throws -> Response {
    let library = services.library
    return try await card(.quiz(revision.id, outcome: outcome?.id, language), to: request) {
      await library.card(outcome, of: revision, in: language)
    }
  }

  /// `/cards/CARD/LANGUAGE.png` is a card of the site itself.
  private func siteCard(_ request: VisitorRequest) async throws -> Response {
    let file = request.pathParameter("language")
    guard let siteCard = SiteCard(String(request.pathParameter("card"))), file.hasSuffix(".png"),
      let texts = Texts.all.first(where: { $0.language.tag == file.dropLast(".png".count) })
    else { throw PageError.notFound }
    return try await card(.site(siteCard, texts.language), to: request) { ShareCard(siteCard, texts) }
  }

  private func card(
    _ key: CardCache.Key, to request: VisitorRequest, _ design: @escaping @Sendable () async -> ShareCard
  ) async throws -> Response {
    guard let cardRenderer else { throw PageError.notFound }
    let card: CardCache.RenderedCard?
    do {
      card = try await cardCache.card(for: key) { await cardRenderer.render(await design()) }
    } catch { throw PageError.tooManyRequests }
    guard let card else { throw PageError.internalError }
    var headers: HTTPFields = [.contentType: "image/png", .cacheControl: "public, max-age=3600", .eTag: card.etag]
    if request.http.headers.value(of: .ifNoneMatch) == card.etag {
      return Response(status: .notModified, headers: headers)
    }
    headers[.contentSecurityPolicy] = "default-src 'none'; sandbox"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: card.png))
  }

  private func requireOffered(_ request: some SiteRequest) throws(PageError) -> Revision {
    let quiz = QuizID(String(request.pathParameter("quiz")))
    do { return try services.plays.offeredRevision(quiz) } catch { throw error.pageError }
  }
}

extension Quiz {
  fileprivate func outcome(_ request: some SiteRequest) throws(PageError) -> Outcome {
    guard let outcome = outcomes.first(where: { $0.id.name == request.pathParameter("outcome") }) else {
      throw .notFound
    }
    return outcome
  }

  /// The language in a card's file name; nil if it isn't one.
  fileprivate func language(ofCard name: Substring) -> Language? {
    guard name.hasSuffix(".png") else { return nil }
    return languages.first { $0.tag == name.dropLast(".png".count) }
  }
}
