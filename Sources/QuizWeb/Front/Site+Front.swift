import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addFrontRoutes(to router: SiteRouter) {
    router.route(SitePath.front, get: .everybody(showFront))
  }

  /// Shows the quizzes. Players of the daily game who come from outside are redirected to it.
  private func showFront(_ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let comesFromOutside = request.http.isExternalNavigation(of: origin(for: request))
    if comesFromOutside, request.http.uri.query == nil, await loadPlayer(of: visitor).player != nil {
      return Response.redirect(SitePath.daily)
    }
    let (player, navigation, day) = await loadPlayerAndDay(for: visitor)
    let query = FrontQuery(of: request)
    let listed = services.library.listed
    let results = query.search.map { search in listed.filter(search.matches) } ?? listed
    let number = min(query.page, FrontPage.pageCount(of: results.count))
    let pageContext = makePageContext(
      for: visitor, at: SitePath.front(search: query.search?.text, page: number), origin: origin(for: request),
      navigation: navigation)
    let offers = results.sorted(first: pageContext.texts.language)
      .dropFirst((number - 1) * FrontPage.pageSize).prefix(FrontPage.pageSize)
    let lastPlays = await lastPlays(of: offers.map { $0.revision.quiz.id }, by: visitor)
    let page = FrontPage(
      context: pageContext, listedCount: listed.count, search: query.search?.text, foundCount: results.count,
      pageNumber: number,
      cards: offers.map { FrontPage.Card(of: $0, in: pageContext, for: visitor, lastPlays: lastPlays) },
      day: day,
      idempotencyKey: player == nil && services.gameSettings.allowsGuests ? newIdempotencyKey() : nil)
    return Response.page(page.html, to: request)
  }

  /// What this browser did last with each of these quizzes; one query, and none for a browser without plays. If the
  /// store doesn't answer, the page shows the quizzes only.
  func lastPlays(of quizzes: [QuizID], by visitor: Visitor) async -> [QuizID: PlayRecord] {
    guard let playOwner = visitor.playOwner else { return [:] }
    return await readIfAvailable { try await services.plays.latestPlays(of: Set(quizzes), by: playOwner) } ?? [:]
  }
}

/// The query of the front page's address. Invalid values are ignored.
private struct FrontQuery {
  let search: SearchQuery?
  /// The page's number, from 1. There may be fewer pages.
  let page: Int

  init(of request: some SiteRequest) {
    let fields = request.http.uri.query.flatMap { FormData(parsing: Array($0.utf8)) }
    search = fields?[QueryField.search].flatMap(SearchQuery.init)
    page = fields?[QueryField.page].flatMap(Int.init).map { min(max($0, 1), 1_000_000) } ?? 1
  }
}

extension [Offer] {
  /// Offers in the page's own language come first.
  func sorted(first language: Language) -> [Offer] {
    let inLanguage = filter { $0.revision.quiz.languages.contains(language) }
    return inLanguage.count == count ? self : inLanguage + filter { !$0.revision.quiz.languages.contains(language) }
  }
}

extension FrontPage.Card {
  init(
    of offer: Offer, in pageContext: PageContext, for visitor: Visitor, lastPlays: [QuizID: PlayRecord] = [:]
  ) {
    let quizContext = QuizPageContext(page: pageContext, revision: offer.revision, visitor: visitor)
    self.init(
      context: quizContext, minutes: offer.minutes(in: quizContext.language),
      lastPlay: lastPlays[offer.revision.quiz.id].flatMap(LastPlay.init(of:)))
  }
}

extension QuizPageContext {
  /// The context of a quiz for a visitor, in the best language.
  init(page: PageContext, revision: Revision, visitor: Visitor) {
    let quiz = revision.quiz
    self.init(page: page, revision: revision, language: visitor.language(of: quiz))
    isInPreferredLanguage = visitor.hasPreferredLanguage(quiz)
    pathLanguage = visitor.entryPoint.isEmbedded ? nil : visitor.queryLanguage
  }

  init(page: PageContext, revision: Revision, language: Language) {
    self.init(
      page: page, quiz: revision.quiz, language: language,
      pictures: PictureURLs(revision.pictures.map(PictureURLs.Entry.init(of:))))
  }
}

extension PictureURLs.Entry {
  init(of picture: RevisionPicture) {
    self.init(
      name: picture.name, url: SitePath.picture(picture.id.digest, picture.format), width: picture.width,
      height: picture.height)
  }
}
